import { expect, test } from 'vitest';
import { keeper } from './keeper';

interface Pile {
  id: number;
  card: object;
  times: number;
}

const ICE = {};

test('what says the same is the same object, wherever it stands', () => {
  const keep = keeper<Pile>(({ id }) => id);
  const [first, second] = keep([
    { id: 1, card: ICE, times: 1 },
    { id: 2, card: ICE, times: 3 },
  ]);
  const again = keep([
    { id: 3, card: ICE, times: 1 },
    { id: 2, card: ICE, times: 3 },
    { id: 1, card: ICE, times: 1 },
  ]);
  expect(again[1]).toBe(second);
  expect(again[2]).toBe(first);
});

test('what has changed in anything is told as it is now', () => {
  const keep = keeper<Pile>(({ id }) => id);
  const [before] = keep([{ id: 1, card: ICE, times: 1 }]);
  const [more] = keep([{ id: 1, card: ICE, times: 2 }]);
  expect(more).toEqual({ id: 1, card: ICE, times: 2 });
  const other = {};
  const [replaced] = keep([{ id: 1, card: other, times: 2 }]);
  expect(replaced?.card).toBe(other);
  expect(before).toEqual({ id: 1, card: ICE, times: 1 });
});

test('what was gone comes back as it is told then', () => {
  const keep = keeper<Pile>(({ id }) => id);
  keep([{ id: 1, card: ICE, times: 1 }]);
  expect(keep([])).toEqual([]);
  expect(keep([{ id: 1, card: ICE, times: 5 }])).toEqual([{ id: 1, card: ICE, times: 5 }]);
});
