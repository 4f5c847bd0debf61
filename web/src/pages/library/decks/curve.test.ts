import { expect, test } from 'vitest';
import { curve } from './curve';

test('a curve begins at nought and has its gaps, and ends with what is no number', () => {
  expect(curve({ 1: 4, 3: 2, X: 1 })).toEqual([
    ['0', 0],
    ['1', 4],
    ['2', 0],
    ['3', 2],
    ['X', 1],
  ]);
});

test('without numbers it is what it was', () => {
  expect(curve({ X: 1 })).toEqual([['X', 1]]);
});
