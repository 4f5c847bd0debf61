import type { BeatView, Room } from '$lib/wire';
import { settings, type Speed } from '$lib/settings.svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BeatPlayer } from './player.svelte';

const beat = (number: number, kind: string, turn: number, more: Partial<BeatView> = {}): BeatView => ({
  number,
  kind,
  turn,
  line: number,
  ...more,
});

/** A room as the Corp sees it. `asked`: the number of its decision, where it has one. */
function room(beats: BeatView[], turn: number, asked: number | null, run: string | null = null): Room {
  const decision = asked === null ? { side: 'runner' } : { side: 'corp' };
  const none = { score: 0 };
  const view = {
    turn,
    active: turn % 2 ? 'corp' : 'runner',
    decision,
    run: run && { server: run },
    corp: none,
    runner: none,
  };
  return { id: 'game', beats, decision: asked, view } as unknown as Room;
}

function player(): BeatPlayer {
  const made = new BeatPlayer();
  made.hear(room([], 8, null), 'corp');
  return made;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible' });
});

/** Where a tab keeps what it knows until it is closed. */
function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}

afterEach(() => {
  settings.speed = 'normal';
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a choice lets nothing go by unseen that matters most, and nothing else lies over what comes of it', () => {
  const beats = player();
  const before = [beat(1, 'damage', 8), beat(2, 'steal', 8), beat(3, 'tag', 8, { side: 'runner' })];
  beats.hear(room(before, 9, 1), 'corp');
  expect(beats.current?.banner).toBe('damage');
  beats.leaveBehind();
  vi.advanceTimersByTime(200);
  expect(beats.current?.banner).toBe('steal');
  vi.advanceTimersByTime(700);
  expect(beats.current).toBeNull();
});

test('a score with the last click is shown although the turn of the opponent is over', () => {
  const beats = player();
  beats.hear(room([beat(1, 'score', 7, { side: 'corp' }), beat(2, 'damage', 7, { side: 'corp' })], 9, 1), 'corp');
  expect(beats.current?.banner).toBe('score');
  vi.advanceTimersByTime(700);
  expect(beats.current?.banner).toBe('damage');
});

test('a band that stands when one is asked can be read, and no longer', () => {
  const beats = player();
  const steal = beat(1, 'steal', 8);
  beats.hear(room([steal], 8, null), 'corp');
  vi.advanceTimersByTime(100);
  beats.hear(room([steal], 9, 1), 'corp');
  vi.advanceTimersByTime(500);
  expect(beats.current?.banner).toBe('steal');
  vi.advanceTimersByTime(100);
  expect(beats.current).toBeNull();
});

test('a run that is over is not told while one is asked about another', () => {
  const beats = player();
  const first = [beat(1, 'run', 8, { server: 'HQ', side: 'runner' }), beat(2, 'success', 8, { server: 'HQ' })];
  beats.hear(room(first, 8, null, 'HQ'), 'corp');
  expect(beats.current?.beats[0]?.server).toBe('HQ');
  const second = [...first, beat(3, 'run', 8, { server: 'R&D', side: 'runner' })];
  beats.hear(room(second, 8, 1, 'R&D'), 'corp');
  vi.advanceTimersByTime(200);
  expect(beats.current?.beats[0]?.server).toBe('R&D');
});

test('a turn that is recapped is not told over the first decision of the next', () => {
  const beats = player();
  const theirs = Array.from({ length: 6 }, (_, card) => beat(card + 1, 'install', 8, { side: 'runner', card }));
  beats.hear(room([...theirs, beat(7, 'damage', 6), beat(8, 'tag', 9, { side: 'runner' })], 9, 1), 'corp');
  expect(beats.current?.beats[0]?.kind).toBe('tag');
});

test('the same question asked again, as when somebody speaks, interrupts nothing', () => {
  const beats = player();
  const score = beat(1, 'score', 9, { side: 'corp' });
  beats.hear(room([score], 9, 1), 'corp');
  vi.advanceTimersByTime(600);
  beats.hear(room([score], 9, 1), 'corp');
  vi.advanceTimersByTime(99);
  expect(beats.current?.banner).toBe('score');
});

test.each<[Speed, number]>([
  ['slow', 2560],
  ['normal', 1600],
  ['fast', 800],
])('%s: a steal stands for %i milliseconds', (speed, ms) => {
  settings.speed = speed;
  const beats = player();
  beats.hear(room([beat(1, 'steal', 8)], 8, null), 'corp');
  vi.advanceTimersByTime(ms - 1);
  expect(beats.current?.banner).toBe('steal');
  vi.advanceTimersByTime(1);
  expect(beats.current).toBeNull();
});

test('whoever wants nothing shown is shown what they access, and nothing else', () => {
  settings.speed = 'off';
  const beats = player();
  const access = beat(2, 'access', 8, { side: 'runner', title: 'Hedge Fund' });
  beats.hear(room([beat(1, 'success', 8), access, beat(3, 'damage', 8, { amount: 0 })], 8, 1), 'runner');
  expect(beats.current?.kind).toBe('access');
  vi.advanceTimersByTime(60_000);
  expect(beats.current?.kind).toBe('access');
  beats.skip();
  expect(beats.current).toBeNull();
});

test('a question that is answered by itself interrupts nothing', () => {
  const told = [beat(1, 'run', 8, { server: 'HQ', side: 'runner' }), beat(2, 'success', 8, { server: 'HQ' })];
  const [asked, idle] = [player(), player()];
  for (const beats of [asked, idle]) beats.hear(room(told, 8, null, 'HQ'), 'corp');
  const second = [...told, beat(3, 'run', 8, { server: 'R&D', side: 'runner' })];
  asked.hear(room(second, 8, 1, 'R&D'), 'corp');
  idle.hear(room(second, 8, 1, 'R&D'), 'corp', true);
  vi.advanceTimersByTime(200);
  expect(asked.current?.beats[0]?.server).toBe('R&D');
  vi.advanceTimersByTime(100);
  expect(idle.current?.beats[0]?.kind).toBe('success');
  vi.advanceTimersByTime(700);
  expect(idle.current?.beats[0]?.server).toBe('R&D');
});

test('an accessed card that was not answered is shown again when the page is loaded anew, and no longer once it is', () => {
  vi.stubGlobal('sessionStorage', storage());
  const told = [
    beat(1, 'draw', 8, { side: 'runner' }),
    beat(2, 'access', 8, { side: 'runner', title: 'Enigma', server: 'HQ' }),
  ];
  const hear = (): BeatPlayer => {
    const beats = new BeatPlayer();
    beats.hear(room(told, 8, null), 'runner');
    return beats;
  };
  expect(hear().current, 'what had happened before the table was opened').toBeNull();
  const first = new BeatPlayer();
  first.hear(room([], 8, null), 'runner');
  first.hear(room(told, 8, null), 'runner');
  expect(first.current?.kind).toBe('access');
  const again = hear();
  expect(again.current?.beats[0]?.title).toBe('Enigma');
  again.skip();
  expect(hear().current).toBeNull();
});
