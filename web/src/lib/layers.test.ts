import { expect, test } from 'vitest';
import { Layers } from './layers';

const first = { turn: 1, chat: ['a'], view: { corp: { credits: 5, hand: [{ id: 1 }] }, run: null as object | null } };
type Seen = Partial<typeof first>;
const DEPTH = { view: { corp: {} } };

test('a document is seen as it is, and stays the same object when another follows', () => {
  const layers = new Layers<Seen>(first, DEPTH);
  const { seen } = layers;
  expect(seen).toEqual(first);
  const next = { turn: 2, view: { corp: { credits: 5, hand: [] }, run: { server: 'HQ' } } };
  layers.follow(next);
  expect(layers.seen).toBe(seen);
  expect(seen).toEqual(next);
  expect('chat' in seen).toBe(false);
  expect({ ...seen }).toEqual(next);
  expect(seen.view?.corp.hand).toBe(next.view.corp.hand);
});
