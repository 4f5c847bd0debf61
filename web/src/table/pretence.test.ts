import { expect, test } from 'vitest';
import { SLIP } from './model.svelte';
import { Pretence } from './pretence';

/** Gives these numbers, one after another. */
function given(...numbers: number[]): () => number {
  return () => numbers.shift()!;
}

test('until enough is known, a pause is made up', () => {
  const pretence = new Pretence();
  pretence.took(3000);
  expect(pretence.pause(() => 0)).toBe(700);
  expect(pretence.pause(() => 0.999)).toBeLessThan(2600);
});

test('a pause is like one of those that were taken over something, within bounds', () => {
  const pretence = new Pretence();
  for (const taken of [100, 1500, 60_000]) pretence.took(taken);
  expect([0, 0.4, 0.9].map((chance) => pretence.pause(given(chance, 0.5)))).toEqual([400, 1500, 6000]);
});

test('no pause is so short that the pass would be taken for a slip', () => {
  const pretence = new Pretence();
  for (const taken of [0, 0, 0]) pretence.took(taken);
  expect(pretence.pause(() => 0)).toBeGreaterThan(SLIP);
});

test('no pause is the very same as another', () => {
  const pretence = new Pretence();
  for (const taken of [1000, 60_000, 60_000]) pretence.took(taken);
  const pauses = Array.from({ length: 200 }, () => Math.round(pretence.pause()));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(800);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(7200);
  for (const edge of [1000, 6000]) expect(pauses.filter((pause) => pause === edge).length).toBeLessThan(10);
});

test('only the last ones count', () => {
  const pretence = new Pretence();
  pretence.took(4000);
  for (let turn = 0; turn < 12; turn += 1) pretence.took(1000);
  expect(pretence.pause(given(0, 0.5))).toBe(1000);
});
