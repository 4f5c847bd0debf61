import type { OptionView } from '$lib/wire';
import { expect, test } from 'vitest';
import { choicesOf, sorted, suggested, suggestedNumber, wordsOf } from './choices';

const options = (...list: [kind: string, label: string, more?: Partial<OptionView>][]) =>
  choicesOf(list.map(([kind, label, more]) => ({ kind, label, ...more })));

test('choices are sorted by what they belong to', () => {
  const found = sorted(
    options(
      ['credit', 'Gain 1 credit'],
      ['run', 'Run HQ', { server: 'HQ' }],
      ['run', 'Run Archives', { server: 'Archives' }],
      ['use', 'Use Corroder: Break 1 barrier subroutine', { card: 7 }],
      ['use', 'Use Corroder: +1 strength', { card: 7 }],
      ['pass', 'Pass'],
    ),
  );
  expect(found.basic.map(({ label }) => label)).toEqual(['Gain 1 credit']);
  expect(found.servers.map(({ label }) => label)).toEqual(['Run Archives', 'Run HQ']);
  expect(found.cards).toHaveLength(1);
  expect(found.cards[0]?.choices.map(({ index }) => index)).toEqual([3, 4]);
  expect(found.moving.map(({ label }) => label)).toEqual(['Pass']);
});

test('a button says what an ability does, in a few words', () => {
  const words = 'Draw 2 cards';
  const [use, waiting, told, other] = options(
    ['use', 'Use Wyldside: Draw 2 cards', { card: 1, words }],
    ['trigger', 'Wyldside', { card: 1, words }],
    ['trigger', 'Wyldside: Draw 2 cards', { card: 1, words }],
    ['server', 'Server 1 (trashes PAD Campaign)', { server: 'Server 1', words: 'trashes PAD Campaign' }],
  );
  expect(wordsOf(use!, 'Wyldside', false)).toBe('Wyldside: Draw 2 cards');
  expect(wordsOf(use!, 'Wyldside', true)).toBe('Draw 2 cards');
  expect(wordsOf(waiting!, 'Wyldside', false)).toBe('Wyldside: Draw 2 cards');
  expect(wordsOf(told!, 'Wyldside', false)).toBe('Wyldside: Draw 2 cards');
  expect(wordsOf(other!, null, false)).toBe('Server 1 (trashes PAD Campaign)');
});

test('what moves the game on is suggested, and comes last', () => {
  const choices = options(['continue', 'Continue'], ['jack-out', 'Jack out']);
  expect(sorted(choices).moving.map(({ label }) => label)).toEqual(['Jack out', 'Continue']);
  expect(suggested(choices)?.label).toBe('Continue');
});

test('a real decision is never suggested', () => {
  expect(suggested(options(['keep', 'Keep'], ['mulligan', 'Mulligan']))).toBeNull();
  expect(suggested(options(['yes', 'Yes'], ['no', 'No']))).toBeNull();
  expect(suggested(options(['credit', 'Gain 1 credit'], ['draw', 'Draw 1 card']))).toBeNull();
});

test('"Done" is not suggested where nothing is chosen yet and choosing brings something', () => {
  const card = ['card', 'Enigma', { card: 3 }] as const;
  expect(suggested(options([...card], ['done', 'Done', { leaves: true }]))).toBeNull();
  expect(suggested(options([...card], ['done', 'Done']))?.label).toBe('Done');
});

test('credits that are good for little else are spent first, the pool last', () => {
  const pool = ['source', 'Credit pool', { source: 'pool' }] as const;
  expect(suggested(options([...pool], ['source', 'The Toolbox', { card: 3 }]))?.label).toBe('The Toolbox');
  expect(suggested(options([...pool]))?.label).toBe('Credit pool');
});

test('a number starts where it beats the trace, if it can', () => {
  expect(suggestedNumber([0, 1, 2, 3, 4], 3)).toBe(3);
  expect(suggestedNumber([0, 1, 2], 3)).toBe(0);
  expect(suggestedNumber([5, 4, 3], null)).toBe(5);
});
