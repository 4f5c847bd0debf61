import { expect, test } from 'vitest';
import { called } from './names';

test.each([
  ['Élodie Żółkiewski', 'elodie zol'],
  ['Søren Ångström', 'soren ang'],
  ['Jiří Novák', 'JIRI'],
  ['Oğuz Großmann', 'oguz gross'],
  ['Даниил Иванов', 'даниил'],
  ['山田 太郎', '太郎'],
  ['Ada', ''],
])('%s is found as “%s”', (name, wanted) => {
  expect(called(name, wanted)).toBe(true);
});

test('somebody else is not', () => {
  expect(called('Élodie', 'eloise')).toBe(false);
});
