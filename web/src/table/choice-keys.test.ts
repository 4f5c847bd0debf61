import type { OptionView } from '$lib/wire';
import { expect, test } from 'vitest';
import { keyed, keyName } from './choice-keys';
import { choicesOf, sorted, type Choice } from './choices';
import type { TableModel } from './model.svelte';

test('there are keys beyond twenty, and none means two things', () => {
  const names = Array.from({ length: 40 }, (_, place) => keyName(place + 1));
  expect(names.slice(0, 3)).toEqual(['1', '2', '3']);
  expect(names[9]).toBe('0');
  expect([names[10], names[19]]).toEqual(['⇧1', '⇧0']);
  expect(names[20]).toBe('a');
  const given = names.filter((name) => name !== null);
  expect(given).toHaveLength(36);
  expect(new Set(given).size).toBe(given.length);
  for (const taken of 'dhslcupwzk?/') expect(given).not.toContain(taken);
});

/** A table with these options; `seen` are the cards that lie in sight. */
function table(options: Partial<OptionView>[], seen: number[], laidOut?: string[], more: object = {}): TableModel {
  const choices = choicesOf(options.map((option) => ({ label: '', kind: 'card', ...option })));
  const inSight = ({ card, server }: Choice): boolean => server !== null || seen.includes(card ?? -1);
  const view = { run: null, decision: { window: null, laid_out: laidOut && { placed: [], left: laidOut } } };
  return {
    choices,
    sorted: sorted(choices),
    inSight,
    view,
    places: new Map(),
    runner: null,
    room: { shortcuts: [] },
    ...more,
  } as unknown as TableModel;
}

test('what shows its key has the first ones, whatever lies on the table besides', () => {
  const made = table(
    [{ kind: 'pass' }, { kind: 'use', card: 1 }, { kind: 'use', card: 2 }, { kind: 'run', server: 'HQ' }],
    [1, 2],
  );
  const keys = keyed(made);
  expect(made.choices.map((choice) => keys.of(choice))).toEqual(['1', '3', '4', '2']);
});

test('what stands on the table has keys that act only while they are shown', () => {
  const made = table(
    [{ kind: 'credit' }, { kind: 'run', server: 'HQ' }, { kind: 'play', card: 1 }, { kind: 'play', card: 2 }],
    [1, 2],
  );
  const keys = keyed(made);
  expect(keys.press('1')).not.toBeNull();
  for (const shown of ['2', '3', '4']) {
    expect(keys.press(shown)).toBeNull();
    expect(keys.point(shown)).not.toBeNull();
  }
  expect([keys.card(1), keys.card(2)]).toEqual(['3', '4']);
});

test('a card on the table with several choices has one key, for its menu', () => {
  const made = table([{ kind: 'credit' }, { kind: 'use', card: 1 }, { kind: 'trash', card: 1 }], [1]);
  const keys = keyed(made);
  expect(keys.card(1)).toBe('2');
  expect(keys.point('3')).toBeNull();
});

test('cards that are laid out have their keys from left to right', () => {
  const made = table(
    [{ title: 'B', card: 1 }, { title: 'C', card: 2 }, { title: 'A', card: 3 }, { kind: 'done' }],
    [],
    ['A', 'B', 'A', 'C'],
  );
  const keys = keyed(made);
  expect(made.choices.map((choice) => keys.of(choice))).toEqual(['2', '3', '1', '4']);
});

test('an accessed card: the first button has the first key, however its choices are sorted elsewhere', () => {
  const made = table([{ kind: 'no-action' }, { kind: 'trash', card: 4 }, { kind: 'steal', card: 4 }], [4], undefined, {
    accessing: true,
  });
  const keys = keyed(made);
  expect(made.choices.map((choice) => keys.of(choice))).toEqual(['3', '2', '1']);
});

test('a number that is asked for is its own key', () => {
  const made = table(
    [{ kind: 'number', number: 0 }, { kind: 'number', number: 1 }, { kind: 'number', number: 2 }, { kind: 'pass' }],
    [],
  );
  const keys = keyed(made);
  expect(made.choices.map((choice) => keys.of(choice))).toEqual(['0', '1', '2', '3']);
});

/** An encounter in which the first two of three subroutines can be broken, and what is not broken fires. */
function encounter(): TableModel {
  const shortcuts = [
    { index: 0, kind: 'break', subroutine: null },
    { index: 1, kind: 'subroutine', subroutine: 0 },
    { index: 2, kind: 'subroutine', subroutine: 1 },
  ];
  return table([{ kind: 'pass' }, { kind: 'use', card: 1 }], [1], undefined, {
    deciding: true,
    mine: 'runner',
    harm: ({ kind }: Choice) => (kind === 'pass' ? { avoidable: true } : null),
    breaks: shortcuts.slice(0, 1),
    room: { shortcuts },
    view: {
      run: { encounter: { subroutines: [{}, {}, {}] } },
      decision: { window: 'run [3.1]' },
    },
  });
}

test('the digit of a subroutine breaks that subroutine, or does nothing', () => {
  const keys = keyed(encounter());
  expect(keys.subroutines).toEqual({ 0: '1', 1: '2' });
  expect(keys.press('1')).not.toBeNull();
  expect(keys.press('3')).toBeNull();
  expect(keys.shortcuts).toEqual({ 0: 'b' });
});

test('no digit lets subroutines fire', () => {
  const made = encounter();
  const keys = keyed(made);
  expect(made.choices.map((choice) => keys.of(choice))).toEqual(['f', '4']);
});
