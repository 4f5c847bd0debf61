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
  expect(given).toHaveLength(37);
  expect(new Set(given).size).toBe(given.length);
  for (const taken of 'dhslcupwz?/') expect(given).not.toContain(taken);
});

/** A table with these options; `seen` are the cards that lie in sight. */
function table(options: Partial<OptionView>[], seen: number[], laidOut?: string[]): TableModel {
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

test('cards that are laid out have their keys from left to right', () => {
  const made = table(
    [{ title: 'B', card: 1 }, { title: 'C', card: 2 }, { title: 'A', card: 3 }, { kind: 'done' }],
    [],
    ['A', 'B', 'A', 'C'],
  );
  const keys = keyed(made);
  expect(made.choices.map((choice) => keys.of(choice))).toEqual(['2', '3', '1', '4']);
});
