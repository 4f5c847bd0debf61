import type { BeatView, GameView } from '$lib/wire';
import { expect, test } from 'vitest';
import { BEHIND, hastened, READABLE, scenes } from './scenes';

let number = 0;
const beat = (kind: string, more: Partial<BeatView> = {}): BeatView => ({
  number: ++number,
  turn: 2,
  kind,
  line: number,
  ...more,
});
const NONE_SCORED = { corp: { score: 0 }, runner: { score: 0 } };
const VIEW = { ...NONE_SCORED, run: null } as unknown as GameView;
const ACCESSING = { ...NONE_SCORED, run: { accessed: { title: 'PAD Campaign' } } } as unknown as GameView;

test('scenes come in the order in which things happened', () => {
  const told = [
    beat('rez', { side: 'corp' }),
    beat('encounter', { side: 'runner' }),
    beat('subroutine'),
    beat('end-run', { side: 'corp' }),
  ];
  expect(scenes(told, VIEW, 'runner').map(({ beats }) => beats[0]?.kind)).toEqual([
    'rez',
    'encounter',
    'subroutine',
    'end-run',
  ]);
});

test('an access of one’s own is shown, and stays until it is answered', () => {
  const [scene] = scenes(
    [beat('access', { side: 'runner', title: 'Hedge Fund', server: 'HQ' }), beat('run-ends')],
    VIEW,
    'runner',
  );
  expect(scene).toMatchObject({ kind: 'access', ms: null });
});

test('cards accessed in a row are one scene', () => {
  const told = ['Hedge Fund', 'Enigma'].map((title) => beat('access', { side: 'runner', title, server: 'Archives' }));
  expect(scenes(told, VIEW, 'runner')).toHaveLength(1);
  expect(scenes(told, VIEW, 'runner')[0]?.beats).toHaveLength(2);
});

test('an accessed card that is still to be decided about is on the stage already', () => {
  expect(scenes([beat('access', { side: 'runner', title: 'PAD Campaign' })], ACCESSING, 'runner')).toEqual([]);
});

test('an agenda that is stolen at once is shown by the band', () => {
  const told = [
    beat('access', { side: 'runner', title: 'Nisei MK II' }),
    beat('steal', { side: 'runner', title: 'Nisei MK II', amount: 2 }),
  ];
  expect(scenes(told, VIEW, 'runner').map(({ kind, banner }) => [kind, banner])).toEqual([['band', 'steal']]);
});

test('who does not see the accessed card sees that one is accessed', () => {
  expect(
    scenes([beat('access', { side: 'runner', server: 'R&D' })], VIEW, 'corp').map(({ kind, ms }) => [kind, ms]),
  ).toEqual([['glint', 500]]);
});

test('damage and the cards it takes are one band', () => {
  const told = [
    beat('damage', { amount: 2 }),
    beat('trash', { origin: 'hand', title: 'A' }),
    beat('trash', { origin: 'hand', title: 'B' }),
    beat('trash', { origin: 'play', title: 'C' }),
  ];
  const found = scenes(told, VIEW, 'corp');
  expect(found.map(({ kind, beats }) => [kind, beats.length])).toEqual([
    ['band', 3],
    ['glint', 1],
  ]);
});

test('one’s own actions are not told again', () => {
  expect(
    scenes([beat('install', { side: 'runner' }), beat('gain', { side: 'runner', amount: 1 })], VIEW, 'runner'),
  ).toEqual([]);
  expect(scenes([beat('install', { side: 'runner' })], VIEW, 'corp')).toHaveLength(1);
  expect(scenes([beat('install', { side: 'runner' })], VIEW, null)).toHaveLength(1);
});

test('the table is never far behind', () => {
  const told = Array.from({ length: 40 }, (_, card) =>
    beat('install', { side: 'corp', card, server: `Server ${card}` }),
  );
  told.push(beat('score', { side: 'corp' }));
  const quick = hastened(scenes(told, VIEW, 'runner'));
  expect(quick.reduce((sum, { ms }) => sum + (ms ?? 0), 0)).toBeLessThanOrEqual(BEHIND);
  expect(quick.some(({ banner }) => banner === 'score')).toBe(true);
});

test('an accessed card that has done something before it is decided about is shown first', () => {
  const told = [
    beat('access', { side: 'runner', title: 'Snare!', server: 'R&D' }),
    beat('damage', { side: 'runner', amount: 1 }),
    beat('trash', { side: 'corp', origin: 'hand', title: 'A' }),
    beat('tag', { side: 'runner' }),
  ];
  expect(scenes(told, ACCESSING, 'runner').map(({ banner, beats }) => banner ?? beats[0]?.kind)).toEqual([
    'access',
    'damage',
    'tag',
  ]);
});

test('what is shown late can be read, and the end of one’s own run is not left out for a turn that is recapped', () => {
  const view = { run: null, turn: 4, active: 'runner' } as unknown as GameView;
  const own = [
    beat('encounter', { title: 'Enigma', card: 7 }),
    beat('subroutine', { amount: 1, card: 7 }),
    beat('subroutine', { amount: 2, card: 7 }),
    beat('end-run', { side: 'corp' }),
  ];
  const theirs = Array.from({ length: 20 }, (_, card) => beat('rez', { side: 'corp', card, turn: 3 }));
  const found = hastened(scenes([...own, ...theirs], view, 'runner'));
  expect(found.slice(0, 4).map(({ beats }) => beats[0]?.kind)).toEqual(own.map(({ kind }) => kind));
  expect(Math.min(...found.map(({ ms }) => ms ?? 0))).toBeGreaterThanOrEqual(READABLE);
  expect(found.length).toBeLessThanOrEqual(BEHIND / READABLE);
});

test('a band tells the scores of its moment, whatever has happened since', () => {
  const told = [
    beat('score', { side: 'corp', amount: 1, other: 3 }),
    beat('steal', { side: 'runner', amount: 2, other: 4 }),
    beat('score', { side: 'corp', amount: 3, other: 6 }),
  ];
  const view = { run: null, corp: { score: 6 }, runner: { score: 4 } } as unknown as GameView;
  expect(scenes(told, view, null).map(({ scores }) => scores)).toEqual([
    { corp: 3, runner: 2 },
    { corp: 3, runner: 4 },
    { corp: 6, runner: 4 },
  ]);
});
