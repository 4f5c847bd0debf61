import { expect, test } from 'vitest';
import { Pretence } from './pretence';

test('until enough is known, a pause is made up', () => {
  const pretence = new Pretence();
  pretence.took(3000);
  expect(pretence.pause(() => 0)).toBe(1200);
  expect(pretence.pause(() => 0.999)).toBeLessThan(2600);
});

test('a pause is one of those that were taken over something, within bounds', () => {
  const pretence = new Pretence();
  for (const taken of [100, 1500, 60_000]) pretence.took(taken);
  expect([0, 0.4, 0.9].map((chance) => pretence.pause(() => chance))).toEqual([700, 1500, 4000]);
});

test('only the last ones count', () => {
  const pretence = new Pretence();
  pretence.took(4000);
  for (let turn = 0; turn < 12; turn += 1) pretence.took(1000);
  expect(pretence.pause(() => 0)).toBe(1000);
});
