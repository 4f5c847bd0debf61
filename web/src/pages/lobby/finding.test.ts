import type { TableSummary } from '$lib/wire';
import { expect, test } from 'vitest';
import { before, fitting, lookingAt, nameOf } from './finding';
import { t } from '$text';

const somebody = { name: 'Ada', here: true, bot: null };
const table = (id: string, more: object = {}): TableSummary =>
  ({
    id,
    status: 'open',
    created_at: `2026-01-01T10:0${id}:00Z`,
    format: 'casual',
    minutes: 40,
    corp: somebody,
    runner: null,
    locked: false,
    visible_hands: false,
    ...more,
  }) as unknown as TableSummary;

test('a table whose people have found each other looks for nobody', () => {
  const name = t.lobby.find.tableName;
  expect(nameOf(table('1', { name }))).toBe(name);
  expect(nameOf(table('1', { name, runner: { ...somebody, name: 'Noor' } }))).toBe('Ada and Noor');
  expect(nameOf(table('1', { name: 'Ours', runner: somebody }))).toBe('Ours');
});

const sought = { format: 'casual', minutes: 40, side: 'random' } as const;

test('the table that has waited longest is joined', () => {
  expect(fitting([table('2'), table('1')], [], sought)?.id).toBe('1');
});

test('whoever looks already is known by their table', () => {
  const looking = table('1', { name: t.lobby.find.tableName });
  expect(lookingAt([table('2'), looking], ['1', '2'])?.id).toBe('1');
  expect(lookingAt([looking], [])).toBeNull();
  expect(lookingAt([{ ...looking, runner: looking.corp }], ['1'])).toBeNull();
  expect(lookingAt([{ ...looking, status: 'playing' }], ['1'])).toBeNull();
});

test('a table that does not fit is not', () => {
  const others = [
    table('1', { format: 'standard' }),
    table('2', { minutes: null }),
    table('3', { locked: true }),
    table('4', { runner: somebody }),
    table('5', { corp: { ...somebody, here: false } }),
    table('6', { corp: { ...somebody, bot: 'rookie' } }),
    table('7', { status: 'playing' }),
  ];
  expect(fitting(others, [], sought)).toBeNull();
  expect(fitting([table('8')], ['8'], sought)).toBeNull();
});

test('whoever wants a side is taken to a table where it is free', () => {
  const tables = [table('1'), table('2', { corp: null, runner: somebody })];
  expect(fitting(tables, [], { ...sought, side: 'runner' })?.id).toBe('1');
  expect(fitting(tables, [], { ...sought, side: 'corp' })?.id).toBe('2');
  expect(fitting(tables.slice(0, 1), [], { ...sought, side: 'corp' })).toBeNull();
});

test('of two who look at the same moment, whoever opened their table later goes to the other', () => {
  const name = t.lobby.find.tableName;
  const [early, late] = [table('1', { name }), table('2', { name })];
  const ids = (tables: TableSummary[], own: string): string[] => before(tables, own).map(({ id }) => id);
  expect(ids([late, early], '2')).toEqual(['1']);
  expect(ids([late, early], '1')).toEqual([]);
  expect(ids([early], '2'), 'one’s own is not heard of yet').toEqual([]);
  expect(ids([late, table('1', { name: 'Ours' })], '2'), 'whoever opened a table by hand waits there').toEqual([]);
  const same = table('3', { name, created_at: early.created_at });
  expect(ids([same, early], '3'), 'opened at the same moment').toEqual(['1']);
  expect(ids([same, early], '1')).toEqual([]);
});
