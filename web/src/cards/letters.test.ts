import { expect, test } from 'vitest';
import { inLines, letters, longestWord } from './letters';

test('wide letters count for more than narrow ones', () => {
  expect(letters('Mammon')).toBeGreaterThan(letters('Marron'));
  expect(letters('illicit')).toBeLessThan(letters('abacus'));
});

test('the longest word is the widest one, and words end at hyphens', () => {
  expect(longestWord('Mumbad City Hall')).toBe(letters('Mumbad'));
  expect(longestWord('Pop-up Window')).toBe(letters('Window'));
  expect(longestWord('')).toBe(1);
});

test('lines are as even as whole words allow', () => {
  expect(inLines('The Personal Touch', 1)).toBe(letters('The Personal Touch'));
  expect(inLines('The Personal Touch', 2)).toBe(letters('The Personal'));
  expect(inLines('The Personal Touch', 3)).toBe(letters('Personal'));
  expect(inLines('Enigma', 3)).toBe(letters('Enigma'));
  expect(inLines('', 2)).toBe(1);
});
