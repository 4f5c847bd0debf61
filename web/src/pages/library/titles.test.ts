import { expect, test } from 'vitest';
import type { Card } from '$lib/wire';
import { folded, titlesLike } from './titles';

const card = (title: string): Card => ({ title }) as Card;

test('accents, case and punctuation do not matter', () => {
  expect(folded('Déjà Vu!')).toBe('dejavu');
});

test('titles that begin with the words come first, then the shortest', () => {
  const cards = ['Wall of Static', 'Ice Wall', 'Wall of Thorns', 'Paper Wall'].map(card);
  expect(titlesLike(cards, 'wall').map((each) => each.title)).toEqual([
    'Wall of Static',
    'Wall of Thorns',
    'Ice Wall',
    'Paper Wall',
  ]);
  expect(titlesLike(cards, ' ')).toEqual([]);
});
