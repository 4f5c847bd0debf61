import { expect, test } from 'vitest';
import { filterable, termOf, terms, withTerm } from './query';

test('quotes and parentheses are kept together', () => {
  expect(terms('siphon x:"bad publicity" (t:ice or t:event)')).toEqual([
    'siphon',
    'x:"bad publicity"',
    '(t:ice or t:event)',
  ]);
});

test('a filter writes its term and takes it away', () => {
  expect(withTerm('siphon', 'f', 'criminal')).toBe('siphon f:criminal');
  expect(withTerm('siphon f:criminal t:event', 'f', 'anarch')).toBe('siphon f:anarch t:event');
  expect(withTerm('siphon f:criminal', 'f', '')).toBe('siphon');
  expect(withTerm('', 's', 'code gate')).toBe('s:"code gate"');
});

test('a filter reads its term', () => {
  expect(termOf('siphon F:criminal', 'f')).toBe('criminal');
  expect(termOf('s:"code gate"', 's')).toBe('code gate');
  expect(termOf('(f:criminal)', 'f')).toBe('');
});

test('a query with alternatives is left alone', () => {
  expect(filterable('t:ice or t:event')).toBe(false);
  expect(filterable('(t:ice or t:event) f:nbn')).toBe(true);
});
