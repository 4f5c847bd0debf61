import { expect, test } from 'vitest';
import { keyName } from './choice-keys';

test('there are keys beyond twenty, and none means two things', () => {
  const names = Array.from({ length: 40 }, (_, place) => keyName(place + 1));
  expect(names.slice(0, 3)).toEqual(['1', '2', '3']);
  expect(names[9]).toBe('0');
  expect([names[10], names[19]]).toEqual(['⇧1', '⇧0']);
  expect(names[20]).toBe('a');
  const given = names.filter((name) => name !== null);
  expect(given).toHaveLength(37);
  expect(new Set(given).size).toBe(given.length);
  for (const taken of 'dhslcupwz?/') expect(given).not.toContain(taken);
});
