import { expect, test } from 'vitest';
import { chapters } from './logbook';

test('a turn is headed by the line that announces it, and the setup stands before the first', () => {
  const log = [
    { turn: 1, text: 'The Corp keeps the starting hand.' },
    { turn: 1, text: 'Turn 1: the Corp.' },
    { turn: 1, text: 'The Corp draws a card.' },
    { turn: 2, text: 'Turn 2: the Runner.' },
  ];
  expect(chapters(log)).toMatchObject([
    { heading: 'Before the first turn', lines: ['The Corp keeps the starting hand.'] },
    { heading: 'Turn 1 · Corp', lines: ['The Corp draws a card.'] },
    { heading: 'Turn 2 · Runner', lines: [] },
  ]);
});

test('a log that begins in the middle of a turn names the turn', () => {
  expect(chapters([{ turn: 7, text: 'The Runner draws a card.' }])).toMatchObject([{ heading: 'Turn 7' }]);
});
