import type { GameView } from '$lib/wire';
import { expect, test } from 'vitest';
import { keptPlaces, runnerAt, type Place } from './places';

const server = { name: 'HQ', ice: [{ id: 1 }, { id: 2 }, { id: 3 }], root: [] };
const view = (run: object | null): GameView => ({ run, corp: { servers: [server] } }) as unknown as GameView;

test('the Runner stands at the ice that is approached, counted from outside', () => {
  expect(runnerAt(view({ server: 'HQ', phase: 'encounter ice', position: 2, ice: 2 }))).toEqual({
    server: 'HQ',
    ice: 1,
  });
});

test('where the ice is gone, the position tells', () => {
  expect(runnerAt(view({ server: 'HQ', phase: 'approach ice', position: 3, ice: null }))).toEqual({
    server: 'HQ',
    ice: 0,
  });
});

test('past the ice the Runner stands at the server', () => {
  expect(runnerAt(view({ server: 'HQ', phase: 'access', position: 0, ice: null }))).toEqual({
    server: 'HQ',
    ice: null,
  });
  expect(runnerAt(view(null))).toBeNull();
});

test('places stay the same while every card lies as it lay and is as it was', () => {
  const place = (id: number, more: object = {}): [number, Place] => [
    id,
    { card: { id, rezzed: false, ...more }, zone: 'ice', owner: 'corp', server: 'HQ' },
  ];
  const before = new Map([place(1), place(2)]);
  expect(keptPlaces(before, new Map([place(1), place(2)]))).toBe(before);
  for (const now of [
    new Map([place(1)]),
    new Map([place(1), place(3)]),
    new Map([place(1), place(2, { rezzed: true })]),
    new Map([place(2), place(1)]),
    new Map([place(1), [2, { ...place(2)[1], zone: 'root' as const }] as [number, Place]]),
  ])
    expect(keptPlaces(before, now)).toBe(now);
});
