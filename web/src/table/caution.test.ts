import { expect, test } from 'vitest';
import type { GameView } from '$lib/wire';
import { doubt } from './caution';
import type { Choice } from './choices';

const VIEW = { decision: { side: 'runner', window: null }, runner: { clicks: 3 }, run: null } as unknown as GameView;
const SETTING = { confirm: 'always', lastClick: false } as const;
const use = (cost: string | null): Choice => ({ index: 0, label: 'Use Decoy: Avoid 1 tag', kind: 'use', card: 1, server: null, cost });

test('what trashes its own card is asked about', () => {
  expect(doubt(use('[trash]'), VIEW, 'Decoy', false, SETTING)).toContain('Decoy');
});

test('what costs something else is not', () => {
  expect(doubt(use('1 [credit]'), VIEW, 'Decoy', false, SETTING)).toBeNull();
  expect(doubt(use(null), VIEW, 'Decoy', false, SETTING)).toBeNull();
});
