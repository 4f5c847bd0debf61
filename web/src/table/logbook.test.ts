import type { LogLine } from '$lib/wire';
import { expect, test } from 'vitest';
import { chapters, parts } from './logbook';

const line = (turn: number, text: string, more: Partial<LogLine> = {}): LogLine => ({ turn, text, ...more });

test('lines are gathered by turn, under the line that announces it', () => {
  const found = chapters(
    [
      line(1, 'You keep the starting hand.', { side: 'runner' }),
      line(1, 'Turn 1: the Corp.', { kind: 'turn', side: 'corp' }),
      line(1, 'The Corp plays Hedge Fund.', { side: 'corp' }),
      line(1, 'The Corp gains 9 credits.', { side: 'corp', cause: 'Hedge Fund' }),
      line(2, 'Turn 2: you.', { kind: 'turn', side: 'runner' }),
    ],
    'runner',
  );
  expect(found.map(({ heading, entries }) => [heading, entries.length])).toEqual([
    ['Before the first turn', 1],
    ['Turn 1 · Corp', 2],
    ['Turn 2 · You', 0],
  ]);
  expect(found[1]?.entries.map(({ under }) => under)).toEqual([false, true]);
});

test('a turn has one heading, whatever was told of it first', () => {
  const found = chapters([
    line(9, 'The Corp gains 1 credit.', { side: 'corp' }),
    line(9, 'Turn 9: the Corp.', { kind: 'turn', side: 'corp' }),
    line(9, 'The Corp draws a card.', { side: 'corp' }),
  ]);
  expect(found.map(({ heading, entries }) => [heading, entries.length])).toEqual([['Turn 9 · Corp', 2]]);
});

test('what is said again at once is said once, with a number', () => {
  const [chapter] = chapters([
    line(2, 'You gain 1 credit.', { side: 'runner' }),
    line(2, 'You gain 1 credit.', { side: 'runner' }),
  ]);
  expect(chapter?.entries.map(({ times }) => times)).toEqual([2]);
});

test('the titles that a line names are set apart', () => {
  expect(parts(line(1, 'You access Ice Wall from HQ.', { cards: ['Ice Wall'] }))).toEqual([
    { text: 'You access ' },
    { text: 'Ice Wall', title: 'Ice Wall' },
    { text: ' from HQ.' },
  ]);
});
