import type { Clock } from '$lib/wire';
import { expect, test } from 'vitest';
import { clockWords, secondsLeft } from './clock';

const clock: Clock = { corp: 90, runner: 1267, running: 'corp', since: '2026-01-01T10:00:00Z' };
const at = Date.parse(clock.since);

test('time goes by for the side whose clock runs, and never below nothing', () => {
  expect(secondsLeft(clock, 'corp', at + 30_000)).toBe(60);
  expect(secondsLeft(clock, 'runner', at + 30_000)).toBe(1267);
  expect(secondsLeft(clock, 'corp', at + 500_000)).toBe(0);
  expect(secondsLeft(clock, 'corp', at - 5_000)).toBe(90);
});

test('time is written as people read it', () => {
  expect(clockWords(1267)).toBe('21:07');
  expect(clockWords(3723)).toBe('1:02:03');
  expect(clockWords(59.2)).toBe('1:00');
  expect(clockWords(7.46)).toBe('0:07.4');
});
