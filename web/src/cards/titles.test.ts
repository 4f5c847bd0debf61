import { expect, test } from 'vitest';
import { indexed, partsOf } from './titles';

const index = indexed([
  'Ash',
  'Ash 2X3ZB9CY: Stealth',
  'Ice Wall',
  '"Freedom Through Equality"',
  'R&D Interface',
  'Déjà Vu',
]);
const titles = (text: string): string[] => partsOf(text, index).flatMap(({ title }) => (title ? [title] : []));

test('a title in a sentence is found, and the sentence stays whole', () => {
  const parts = partsOf('The Corp rezzes Ice Wall protecting HQ.', index);
  expect(parts.map(({ text }) => text)).toEqual(['The Corp rezzes ', 'Ice Wall', ' protecting HQ.']);
  expect(parts[1]?.title).toBe('Ice Wall');
});

test('the longest title wins, and a part of a word is no title', () => {
  expect(titles('Ash 2X3ZB9CY: Stealth is trashed.')).toEqual(['Ash 2X3ZB9CY: Stealth']);
  expect(titles('Ash is trashed.')).toEqual(['Ash']);
  expect(titles('Ashigaru is rezzed.')).toEqual([]);
});

test('quotation marks, ampersands and accents belong to titles', () => {
  expect(titles('The Runner steals "Freedom Through Equality".')).toEqual(['"Freedom Through Equality"']);
  expect(titles('The Runner installs R&D Interface, then plays Déjà Vu.')).toEqual(['R&D Interface', 'Déjà Vu']);
});
