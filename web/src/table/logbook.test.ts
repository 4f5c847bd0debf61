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

test('what is trashed before an install stands under it', () => {
  const lines = [
    line(2, 'You install Joshua B.', { side: 'runner', kind: 'install' }),
    line(2, 'Medium is trashed.', { kind: 'trash', first: true }),
    line(2, 'You gain 1 credit.', { side: 'runner', cause: 'Wasteland' }),
    line(2, 'You install Mimic.', { side: 'runner', kind: 'install' }),
  ];
  const read = (log: LogLine[]) => chapters(log)[0]?.entries.map(({ line: { text }, under, at }) => [text, under, at]);
  expect(read(lines)).toEqual([
    ['You install Joshua B.', false, 0],
    ['You install Mimic.', false, 3],
    ['Medium is trashed.', true, 1],
    ['You gain 1 credit.', true, 2],
  ]);
  // Until the install is told it stands for itself, not under what came before.
  expect(read(lines.slice(0, 2))?.at(-1)).toEqual(['Medium is trashed.', false, 1]);
  // An install that follows something else has nothing to do with it.
  const other = line(2, 'You draw 1 card.', { side: 'runner', kind: 'draw' });
  expect(read([...lines.slice(0, 2), other, lines[3]!])?.map(([text]) => text)).toEqual([
    'You install Joshua B.',
    'Medium is trashed.',
    'You draw 1 card.',
    'You install Mimic.',
  ]);
});
