import { expect, test } from 'vitest';
import { outcome, points, reports } from './results';

test('what a player tells becomes what the log says, whichever side they played', () => {
  expect(outcome('corp', 'won')).toBe('corp');
  expect(outcome('runner', 'won')).toBe('runner');
  expect(outcome('corp', 'lost-on-time')).toBe('runner modified');
  expect(reports(['corp', 'runner'], ['won', 'draw'])).toEqual([
    { outcome: 'corp' },
    { outcome: 'draw', ending: 'time' },
  ]);
});

test('points are those of the regulations, once everything is told', () => {
  expect(points(['won', 'won'])).toEqual([6, 0]);
  expect(points(['won-on-time', 'lost'])).toEqual([2, 3]);
  expect(points(['draw', 'none'])).toEqual([1, 1]);
  expect(points(['won', null])).toBeNull();
});
