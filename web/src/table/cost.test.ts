import type { Card } from '$lib/wire';
import { expect, test } from 'vitest';
import type { Choice } from './choices';
import { costOf, trashesItself } from './cost';

const card = (...text: string[]): Card => ({ title: 'X', text }) as Card;
const use = (label: string): Choice => ({ index: 0, kind: 'use', card: 1, server: null, label });

test('the cost is read from the ability that the choice uses', () => {
  const corroder = card('1 [credit]: Break 1 barrier subroutine.', '2 [credit]: +1 strength.');
  expect(costOf(use('Use Corroder: Break 1 barrier subroutine'), corroder)).toBe('1 [credit]');
  expect(costOf(use('Use Corroder (in the rig): +1 strength #2'), corroder)).toBe('2 [credit]');
});

test('nothing is said where the text does not tell', () => {
  expect(costOf(use('Use X: Gain 2 credits'), card('When your turn begins, gain 2 [credit].'))).toBeNull();
  expect(costOf({ ...use('Play X'), kind: 'play' }, card('1 [credit]: Draw.'))).toBeNull();
  expect(costOf(use('Use X: Draw'), undefined)).toBeNull();
});

test('a card that trashes itself is known by its cost', () => {
  const decoy = card('[trash]: Avoid 1 tag.');
  expect(trashesItself(use('Use Decoy: Avoid 1 tag'), decoy)).toBe(true);
  expect(trashesItself(use('Use X: +1 strength'), card('1 [credit]: +1 strength.'))).toBe(false);
});
