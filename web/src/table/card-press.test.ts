import type { CardView, OptionView, Room, Shortcut } from '$lib/wire';
import { expect, test } from 'vitest';
import type { Actions } from './actions';
import { TableModel } from './model.svelte';
import { askable, pressOn, wished } from './card-press';

const wall = (id: number): CardView => ({ id, title: 'Ice Wall', type: 'ice', rezzed: false });
const FUND: CardView = { id: 3, title: 'Hedge Fund', type: 'operation', rezzed: false };
const PLAYER = { identity: 'The Shadow', identity_id: 9, scored: [], discard: [], hand: [] };

function table(options: OptionView[], shortcuts: Shortcut[] = []): TableModel {
  const servers = [
    { name: 'HQ', ice: [wall(1)], root: [] },
    { name: 'R&D', ice: [wall(2)], root: [] },
  ];
  const view = {
    corp: { ...PLAYER, hand: [FUND], servers },
    runner: { ...PLAYER, identity_id: 8, hand: null, rig: [] },
    resolving: [],
    currents: [],
    decision: { side: 'corp', options },
  };
  const room = { id: 'game', decision: 1, seat: 'corp', result: null, shortcuts, view } as unknown as Room;
  return new TableModel(
    () => room,
    () => ({}) as Actions,
  );
}

test('what a card is pressed for is asked by what it is', () => {
  expect(wished(table([]), FUND)).toEqual({ kind: 'play', card: 3, label: 'Play Hedge Fund' });
  expect(wished(table([]), wall(2))).toEqual({ kind: 'rez', card: 2, label: 'Rez Ice Wall' });
});

test('a card that could be used in the window just passed offers that, and asks nothing', () => {
  const way = { index: 0, kind: 'window', label: 'Rez Ice Wall', card: 1 } as Shortcut;
  const model = table([{ label: 'Gain 1 credit', kind: 'credit' }], [way]);
  const asked: unknown[] = [];
  model.perform = (action) => Promise.resolve(void asked.push(action));
  const press = { type: 'click', shiftKey: false, currentTarget: {} } as unknown as MouseEvent;
  pressOn(model, wall(1), press);
  expect(model.selection).toMatchObject({ card: { id: 1 }, asked: null });
  expect(model.late(1)).toEqual([way]);
  expect(asked).toHaveLength(0);
  pressOn(model, wall(2), press);
  expect(model.selection).toMatchObject({ card: { id: 2 }, asked: 'Rez Ice Wall' });
  expect(asked).toHaveLength(1);
});

test('what is offered need not be asked for, but its twin elsewhere does', () => {
  const asked = askable(
    table([
      { label: 'Rez Ice Wall', kind: 'rez', card: 1 },
      { label: 'Gain 1 credit', kind: 'credit' },
    ]),
  );
  expect(asked.map(({ label }) => label)).toEqual([
    'Draw 1 card',
    'Purge virus counters',
    'Play Hedge Fund',
    'Use The Shadow',
    'Rez Ice Wall',
  ]);
  expect(asked.at(-1)).toMatchObject({ kind: 'rez', card: 2 });
});

test('a card that nobody knows opens no menu: there is nothing in it', () => {
  const model = table([{ label: 'Gain 1 credit', kind: 'credit' }]);
  const press = { type: 'click', shiftKey: false, currentTarget: {} } as unknown as MouseEvent;
  pressOn(model, { id: 77, rezzed: false }, press);
  expect(model.selection).toBeNull();
});
