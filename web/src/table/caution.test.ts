import type { GameView } from '$lib/wire';
import { expect, test } from 'vitest';
import { doubt, harmOf, leavesAgenda, warningsOf } from './caution';
import { choicesOf } from './choices';

const VIEW = { decision: { side: 'runner', window: null }, runner: { clicks: 3 }, run: null } as unknown as GameView;
const SETTING = { confirm: 'always', lastClick: false } as const;
const use = (price: object) =>
  choicesOf([{ label: 'Use Decoy: Avoid 1 tag', kind: 'use', card: 1, price: { credits: 0, ...price } }])[0]!;

test('what trashes its own card is asked about', () => {
  expect(doubt(use({ trash: true }), VIEW, 'Decoy', SETTING)).toContain('Decoy');
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
  expect(harmOf(pass!, facing(2, { damage: 2 }))?.warning).toBe('You suffer 2 damage.');
  expect(harmOf(pass!, facing(2, { damage: 2 }, { damage: 1 }))?.warning).toContain('flatlines you');
  expect(harmOf(pass!, facing(2, { broken: true }))).toBeNull();
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
