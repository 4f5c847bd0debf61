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
