import { expect, test } from 'vitest';
import { SLIP } from './model.svelte';
import { PassingDelay } from './passing-delay';

/** Gives these numbers, one after another. */
function given(...numbers: number[]): () => number {
  return () => numbers.shift()!;
}

test('until enough is known, a pause is made up', () => {
  const passingDelay = new PassingDelay();
  passingDelay.took(3000);
  expect(passingDelay.pause(() => 0)).toBe(700);
  expect(passingDelay.pause(() => 0.999)).toBeLessThan(2600);
});

test('a pause is like one of those that were taken over something, within bounds', () => {
  const passingDelay = new PassingDelay();
  for (const taken of [100, 1500, 60_000]) passingDelay.took(taken);
  expect([0, 0.4, 0.9].map((chance) => passingDelay.pause(given(chance, 0.5)))).toEqual([400, 1500, 6000]);
});

test('no pause is so short that the pass would be taken for a slip', () => {
  const passingDelay = new PassingDelay();
  for (const taken of [0, 0, 0]) passingDelay.took(taken);
  expect(passingDelay.pause(() => 0)).toBeGreaterThan(SLIP);
});

test('no pause is the very same as another', () => {
  const passingDelay = new PassingDelay();
  for (const taken of [1000, 60_000, 60_000]) passingDelay.took(taken);
  const pauses = Array.from({ length: 200 }, () => Math.round(passingDelay.pause()));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(800);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(7200);
  for (const edge of [1000, 6000]) expect(pauses.filter((pause) => pause === edge).length).toBeLessThan(10);
});

test('only the last ones count', () => {
  const passingDelay = new PassingDelay();
  passingDelay.took(4000);
  for (let turn = 0; turn < 12; turn += 1) passingDelay.took(1000);
  expect(passingDelay.pause(given(0, 0.5))).toBe(1000);
});
