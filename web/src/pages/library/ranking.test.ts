import { expect, test } from 'vitest';
import { cardsComeFirst, likeness } from './ranking';

const titled = (...titles: string[]): { title: string }[] => titles.map((title) => ({ title }));

test('a title is nearest to itself, then to its beginning, then to the beginning of a word in it', () => {
  expect(likeness('Noise: Hacker Extraordinaire', 'noise')).toBe(3);
  expect(likeness('Déjà Vu', 'deja vu')).toBe(3);
  expect(likeness('Account Siphon', 'account si')).toBe(2);
  expect(likeness('Account Siphon', 'siph')).toBe(1);
  expect(likeness('Account Siphon', 'count')).toBe(0);
  expect(likeness('Account Siphon', ' ')).toBe(0);
});

test('the card whose name is typed comes before the rules that speak of it, from its first letters on', () => {
  const rules = titled('Account Siphon', 'Bad publicity', 'Credits');
  for (const typed of ['acc', 'account si', 'Account Siphon', 'siphon']) {
    expect(cardsComeFirst(titled('Account Siphon'), rules, typed)).toBe(true);
  }
});

test('a rule that is called so comes before cards that only begin so', () => {
  expect(cardsComeFirst(titled('Ice Carver', 'Ice Wall'), titled('Ice', 'Install ice'), 'ice')).toBe(false);
  expect(cardsComeFirst(titled('Jackson Howard'), titled('Jack out'), 'jack out')).toBe(false);
  expect(cardsComeFirst([], titled('Bypass'), 'bypass')).toBe(false);
});
