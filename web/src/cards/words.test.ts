import { expect, test } from 'vitest';
import { pieces } from './words';

test('markers become symbols and everything else stays text', () => {
  expect(pieces('[click], 1 [credit]: Draw 1 card.')).toEqual([
    { symbol: 'click' },
    { text: ', 1 ' },
    { symbol: 'credit' },
    { text: ': Draw 1 card.' },
  ]);
});

test('brackets that mean nothing to us are shown as they are', () => {
  expect(pieces('Trace [3].')).toEqual([{ text: 'Trace [3].' }]);
  expect(pieces('[nothing]')).toEqual([{ text: '[nothing]' }]);
});
