import { expect, test } from 'vitest';
import { backoff } from './backoff';

test('the pauses grow, and have an end', () => {
  const pauses = [0, 1, 2, 3, 20].map((attempt) => backoff(attempt, () => 1));
  expect(pauses).toEqual([500, 1000, 2000, 4000, 20_000]);
});

test('the pauses are spread over their upper half', () => {
  expect(backoff(3, () => 0)).toBe(2000);
  expect(backoff(3, () => 0.5)).toBe(3000);
});
