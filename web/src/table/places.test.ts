import type { GameView } from '$lib/wire';
import { expect, test } from 'vitest';
import { runnerAt } from './places';

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
