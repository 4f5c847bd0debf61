import type { GameView } from '$lib/wire';
import { expect, test } from 'vitest';
import { doubt, harmOf, leavesAgenda, leavesIce, leavesScore, warningsOf } from './confirmation';
import { choicesOf } from './choices';

const VIEW = { decision: { side: 'runner', window: null }, runner: { clicks: 3 }, run: null } as unknown as GameView;
const SETTING = { confirm: 'always', lastClick: false } as const;
const use = (price: object) =>
  choicesOf([{ label: 'Use Decoy: Avoid 1 tag', kind: 'use', card: 1, price: { credits: 0, ...price } }])[0]!;

test('what trashes its own card is asked about', () => {
  expect(doubt(use({ trash: true }), VIEW, 'Decoy', SETTING)).toContain('Decoy');
});

test('what is trashed by an install is named before it is', () => {
  const [over, beside] = choicesOf([
    { label: 'Server 1 (trashes PAD Campaign)', kind: 'server', server: 'Server 1', words: 'trashes PAD Campaign' },
    { label: 'New server', kind: 'server', server: 'New server' },
  ]);
  expect(doubt(over!, VIEW, '', SETTING)).toBe('Installing in Server 1 trashes PAD Campaign.');
  expect(doubt(beside!, VIEW, '', SETTING)).toBeNull();
});

test('what costs something else is not', () => {
  expect(doubt(use({ credits: 1 }), VIEW, 'Decoy', SETTING)).toBeNull();
});

const [pass] = choicesOf([{ label: 'Pass', kind: 'pass' }]);
const facing = (hand: number, ...subroutines: object[]) =>
  ({
    decision: { side: 'runner', window: 'run [3.1]' },
    timing: { does: 'break' },
    runner: { hand_count: hand },
    run: { encounter: { subroutines: subroutines.map((more) => ({ broken: false, resolved: false, ...more })) } },
  }) as unknown as GameView;

test('letting subroutines fire says how many, and whether that is the end', () => {
  expect(harmOf(pass!, facing(2, {}, { broken: true }))).toMatchObject({
    words: 'Let 1 fire…',
    warning: null,
    fatal: false,
  });
  expect(harmOf(pass!, facing(2, { damage: 2 }))?.warning).toBe('Unbroken: 2 damage.');
  expect(harmOf(pass!, facing(2, { damage: 1, tags: 1 }, { effects: ['EndRun'] }))?.warning).toBe(
    'Unbroken: 1 damage, 1 tag, the run ends.',
  );
  expect(harmOf(pass!, facing(2, { damage: 2 }, { damage: 1 }))?.warning).toContain('flatlines you');
  expect(harmOf(pass!, facing(2, { broken: true }))).toBeNull();
});

test('letting subroutines fire is avoidable wherever a card can be used, whether or not it is known to break', () => {
  const view = facing(2, {});
  expect(harmOf(pass!, { ...view, decision: { ...view.decision!, options: [pass!] } })?.avoidable).toBe(false);
  const options = [use({ credits: 3 }), pass!];
  expect(harmOf(pass!, { ...view, decision: { ...view.decision!, options } })?.avoidable).toBe(true);
});

const threatened = (hand: number, threat: object, options = 2) =>
  ({
    decision: { side: 'runner', ask: 'effect', threat, options: Array.from({ length: options }, () => ({})) },
    timing: { does: 'other' },
    runner: { hand_count: hand },
  }) as unknown as GameView;

test('preventing nothing says what comes of it, and whether that is the end', () => {
  expect(harmOf(pass!, threatened(4, { damage: 3, tags: 1 }))).toMatchObject({
    words: 'Take 3 damage and 1 tag…',
    warning: null,
    fatal: false,
    avoidable: true,
  });
  expect(harmOf(pass!, threatened(2, { damage: 3 }))).toMatchObject({ fatal: true });
  expect(harmOf(pass!, threatened(2, { damage: 3 }))?.warning).toBe('3 damage flatlines you.');
  expect(harmOf(pass!, threatened(4, { tags: 2 }, 1))).toMatchObject({ words: 'Take 2 tags…', avoidable: false });
  expect(harmOf(pass!, threatened(4, {}))).toBeNull();
});

test('a cost in damage that nobody survives ends the game', () => {
  const [dear] = choicesOf([{ label: 'Use it', kind: 'use', price: { credits: 0, damage: 2 } }]);
  expect(harmOf(dear!, threatened(1, {}))).toMatchObject({ fatal: true, warning: '2 damage flatlines you.' });
  expect(harmOf(dear!, threatened(2, {}))).toBeNull();
});

test('going on never leaves out a score, and one that wins is pointed out', () => {
  const options = [
    { label: 'Pass', kind: 'pass' },
    { label: 'Score Hostile Takeover', kind: 'score', card: 7, title: 'Hostile Takeover' },
  ];
  const [go, score] = choicesOf(options);
  expect(leavesScore(go!, [go!, score!])).toBe(true);
  expect(leavesScore(go!, [go!])).toBe(false);
  const view = (points: number) =>
    ({
      decision: { side: 'corp', ask: 'window', options },
      corp: { score: points },
    }) as unknown as GameView;
  expect(warningsOf(view(6), 7, () => 1)).toEqual(['You win by scoring Hostile Takeover.']);
  expect(warningsOf(view(5), 7, () => 1)).toEqual([]);
});

test('at the last click too full a hand is pointed out, and to the Corp an empty R&D', () => {
  const view = {
    decision: { side: 'corp', ask: 'action' },
    corp: { clicks: 1, hand_count: 7, hand_size: 5, deck: 0, servers: [] },
  } as unknown as GameView;
  expect(warningsOf(view)).toEqual([
    'This is your last click.',
    'You will have to discard 2 cards.',
    'R&D is empty: you lose when your next turn begins.',
  ]);
});

test('no key that goes on lets the Runner past ice that can be rezzed', () => {
  const [go, rez] = choicesOf([
    { label: 'Pass', kind: 'pass' },
    { label: 'Rez Ice Wall', kind: 'rez', card: 5 },
  ]);
  expect(leavesIce(go!, [go!, rez!], (card) => card === 5)).toBe(true);
  expect(leavesIce(go!, [go!, rez!], () => false)).toBe(false);
});

test('to leave an agenda that could be stolen is a slip', () => {
  const [leave, steal] = choicesOf([
    { label: 'No action', kind: 'no-action' },
    { label: 'Steal', kind: 'steal', card: 3 },
  ]);
  expect(leavesAgenda(leave!, [leave!, steal!])).toBe(true);
  expect(leavesAgenda(leave!, [leave!])).toBe(false);
});

test('the last click and a card that may be scored are pointed out', () => {
  const view = {
    decision: { side: 'runner', ask: 'action' },
    runner: { clicks: 1, tags: 0, hand_count: 3 },
    corp: { servers: [{ name: 'Server 1', ice: [], root: [{ id: 1, rezzed: false, counters: { advancement: 3 } }] }] },
  } as unknown as GameView;
  expect(warningsOf(view)).toEqual(['This is your last click.', 'The Corp may score the card in Server 1 next turn.']);
});
