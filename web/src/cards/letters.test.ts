import { expect, test } from 'vitest';
import { letters, longestWord } from './letters';

test('wide letters count for more than narrow ones', () => {
  expect(letters('Mammon')).toBeGreaterThan(letters('Marron'));
  expect(letters('illicit')).toBeLessThan(letters('abacus'));
});

test('the longest word is the widest one, and words end at hyphens', () => {
  expect(longestWord('Mumbad City Hall')).toBe(letters('Mumbad'));
  expect(longestWord('Pop-up Window')).toBe(letters('Window'));
  expect(longestWord('')).toBe(1);
});
