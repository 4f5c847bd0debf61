import { choicesOf } from './choices';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Room, Shortcut } from '$lib/wire';
import type { Actions } from './actions';
import { TableModel } from './model.svelte';

const OPTIONS = [{ label: 'Gain 1 credit', kind: 'credit' }];
let room: Room;
let chosen: number[];
let table: TableModel;

/** The game has come to another decision; null when it is not the reader's. */
function comes(decision: number | null, more: object = {}): void {
  room = {
    id: 'game',
    decision,
    casual: true,
    seat: 'runner',
    result: null,
    shortcuts: [],
    view: { step: '', decision: { options: OPTIONS } },
    ...more,
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

test('what lay under a card that has just been answered is not chosen with it, however soon after one’s own choice', async () => {
  await press();
  vi.advanceTimersByTime(800);
  comes(2);
  vi.advanceTimersByTime(400);
  table.acknowledge();
  vi.advanceTimersByTime(120);
  await press();
  expect(chosen).toEqual([0]);
  vi.advanceTimersByTime(180);
  await press();
  expect(chosen).toEqual([0, 0]);
});

describe('where nothing can be done but to pass', () => {
  const only = [{ label: 'Pass', kind: 'pass' }];

  test('the pass that nobody pressed leaves what is shown as it is', async () => {
    comes(2, { casual: false, view: { step: '', decision: { options: only } } });
    const left = vi.spyOn(table.beats, 'leaveBehind');
    await table.passIdle();
    expect(chosen).toEqual([0]);
    expect(left).not.toHaveBeenCalled();
  });

  test('what comes of it is a surprise', async () => {
    comes(2, { casual: false, view: { step: '', decision: { options: only } } });
    await table.passIdle();
    comes(3);
    await press();
    expect(chosen).toEqual([0]);
    vi.advanceTimersByTime(300);
    await press();
    expect(chosen).toEqual([0, 0]);
  });
});

describe('in a guided game', () => {
  const options = [
    { label: 'Jack out', kind: 'jack-out' },
    { label: 'Continue', kind: 'continue' },
  ];
  const advised = (advice: number | null): void => {
    comes(2, { guided: true, advice, view: { step: '', decision: { options } } });
  };

  test('nothing stands out but what is advised, and no key does anything else', () => {
    advised(0);
    expect(table.suggested).toBeNull();
    expect(table.choices.map((choice) => table.leads(choice, choice.kind === 'continue'))).toEqual([true, false]);
    advised(1);
    expect(table.suggested?.label).toBe('Continue');
    expect(table.choices.map((choice) => table.leads(choice, choice.kind === 'continue'))).toEqual([false, true]);
  });

  test('where nothing is advised, what usually comes next stands out', () => {
    advised(null);
    expect(table.suggested?.label).toBe('Continue');
    expect(table.choices.map((choice) => table.leads(choice, choice.kind === 'continue'))).toEqual([false, true]);
  });

  test('the button that breaks everything stands out with its first step', () => {
    const way = { kind: 'break', cards: ['Corroder'] } as unknown as Shortcut;
    const steps = [
      { label: 'Use Corroder: Break', kind: 'use', title: 'Corroder' },
      { label: 'Pass', kind: 'pass' },
    ];
    for (const [advice, leads] of [
      [0, true],
      [1, false],
      [null, true],
    ] as const) {
      comes(2, { guided: true, advice, view: { step: '', decision: { options: steps } } });
      expect(table.leadsWith(way, true)).toBe(leads);
    }
  });
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
  table.comeBack();
  expect(table.room.id).toBe('game');
  expect(table.deciding).toBe(true);
});

test('an earlier moment that comes after the reader has gone back is not opened', async () => {
  const answers: ((earlier: Room) => void)[] = [];
  room = {
    ...room,
    log: [
      { turn: 1, text: 'One.' },
      { turn: 1, text: 'Two.' },
    ],
  };
  const act = { lookBack: () => new Promise<Room>((answer) => answers.push(answer)) } as unknown as Actions;
  table = new TableModel(
    () => room,
    () => act,
  );
  const first = table.lookBack(0);
  const second = table.lookBack(1);
  answers[1]?.({ ...room, id: 'second' });
  answers[0]?.({ ...room, id: 'first' });
  await Promise.all([first, second]);
  expect(table.room.id).toBe('second');
  const third = table.lookBack(0);
  table.comeBack();
  answers[2]?.({ ...room, id: 'third' });
  await third;
  expect(table.room.id).toBe('game');
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
