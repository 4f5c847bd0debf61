import { expect, test } from 'vitest';
import { differs } from './live-numbers';

test.each([
  [3, 2, true],
  [3, 3, false],
  [3, null, false],
  [3, undefined, false],
  ['X', 2, false],
  [null, 2, false],
])('printed %s, now %s: %s', (printed, now, expected) => {
  expect(differs(printed, now)).toBe(expected);
});
