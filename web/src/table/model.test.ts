import { choicesOf } from './choices';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Room } from '$lib/wire';
import type { Actions } from './actions';
import { TableModel } from './model.svelte';

const OPTIONS = [{ label: 'Gain 1 credit', kind: 'credit' }];
let room: Room;
let chosen: number[];
let table: TableModel;

/** The game has come to another decision; null when it is not the reader's. */
function comes(decision: number | null): void {
  room = {
    id: 'game',
    decision,
    casual: true,
    seat: 'runner',
    result: null,
    shortcuts: [],
    view: { step: '', decision: { options: OPTIONS } },
  } as unknown as Room;
  table.stands(`${decision}`);
}

async function press(): Promise<void> {
  await table.choose(choicesOf([{ label: 'Gain 1 credit', kind: 'credit' }])[0]!);
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ['performance'] });
  vi.advanceTimersByTime(60_000);
  chosen = [];
  const act = { choose: (option: number) => Promise.resolve(void chosen.push(option)) } as unknown as Actions;
  table = new TableModel(
    () => room,
    () => act,
  );
  comes(1);
});

afterEach(() => {
  vi.useRealTimers();
});

test('a press right after somebody else’s doing is taken for a slip', async () => {
  comes(null);
  comes(2);
  await press();
  expect(chosen).toEqual([]);
  vi.advanceTimersByTime(300);
  await press();
  expect(chosen).toEqual([0]);
});

test('a press right after the answer to one’s own choice counts, however late the answer came', async () => {
  await press();
  vi.advanceTimersByTime(5_000);
  comes(2);
  await press();
  expect(chosen).toEqual([0, 0]);
});

test('what the opponent does long after one’s own choice is somebody else’s doing', async () => {
  await press();
  comes(null);
  vi.advanceTimersByTime(5_000);
  comes(2);
  await press();
  expect(chosen).toEqual([0]);
});

test('an earlier moment takes the place of the present one, and nothing can be chosen in it', async () => {
  const asked: number[] = [];
  const earlier = { ...room, id: 'earlier' };
  room = { ...room, log: [{ turn: 1, text: 'One.' }] };
  const act = {
    lookBack: (line: number) => {
      asked.push(line);
      return Promise.resolve(earlier);
    },
  } as unknown as Actions;
  table = new TableModel(
    () => room,
    () => act,
  );
  await table.lookBack(7);
  expect(asked).toEqual([0]);
  expect(table.room.id).toBe('earlier');
  expect(table.present.id).toBe('game');
  expect(table.deciding).toBe(false);
  table.past = null;
  expect(table.room.id).toBe('game');
  expect(table.deciding).toBe(true);
});

test('a replay opens a moment by going there', async () => {
  const gone: number[] = [];
  room = { ...room, log: [{ turn: 1, text: 'One.' }] };
  table = new TableModel(
    () => room,
    () => undefined,
    undefined,
    (line) => gone.push(line),
  );
  await table.lookBack(0);
  expect(gone).toEqual([0]);
  expect(table.past).toBeNull();
});
