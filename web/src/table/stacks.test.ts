import type { CardView } from '$lib/wire';
import { expect, test } from 'vitest';
import { iceStacks, stacked } from './stacks';

const card = (id: number, title: string, more: Partial<CardView> = {}): CardView => ({
  id,
  title,
  rezzed: true,
  ...more,
});

test('cards alike with nothing on them are one stack', () => {
  const found = stacked(
    [card(1, 'PAD Campaign'), card(2, 'Daily Business Show'), card(3, 'PAD Campaign')],
    () => false,
  );
  expect(found.map(({ card: { title }, times }) => [title, times])).toEqual([
    ['PAD Campaign', 2],
    ['Daily Business Show', 1],
  ]);
});

test('what carries something lies on its own', () => {
  expect(stacked([card(1, 'Datasucker', { counters: { virus: 2 } }), card(2, 'Datasucker')], () => false)).toHaveLength(
    2,
  );
});

test('the one that can be used is the one that is pressed', () => {
  expect(stacked([card(1, 'Decoy'), card(2, 'Decoy')], (id) => id === 2)[0]?.card.id).toBe(2);
});

test('ice becomes stacks of chips around what stays on its own', () => {
  expect(iceStacks([1, 2, 3, 4, 5], (piece) => piece === 3)).toEqual([[1, 2], [3], [4, 5]]);
  expect(iceStacks([1, 2, 3], () => true)).toEqual([[1], [2], [3]]);
  expect(iceStacks([1, 2, 3], () => false)).toEqual([[1, 2, 3]]);
});
