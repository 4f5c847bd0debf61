import { expect, test } from 'vitest';
import { dice, hash } from './hash';
import { patternOf } from './pattern';

test('a card always wears the same pattern, and two cards wear two', () => {
  const first = patternOf('Corroder', 'program');
  expect(patternOf('Corroder', 'program')).toEqual(first);
  expect(patternOf('Yog.0', 'program')).not.toEqual(first);
});

test('the dice fall the same way for the same name', () => {
  const [one, two] = [dice(hash('Noise')), dice(hash('Noise'))];
  expect([one(), one(), one()]).toEqual([two(), two(), two()]);
});

test.each(['identity', 'agenda', 'asset', 'upgrade', 'operation', 'ice', 'event', 'hardware', 'resource', 'program'])(
  'every type has a pattern without a hole in it: %s',
  (type) => {
    const { lines, solids } = patternOf(`A ${type}`, type);
    expect(lines).not.toBe('');
    expect(lines + solids).not.toMatch(/NaN|undefined|Infinity/);
  },
);

test('the shape of ice tells its subtype', () => {
  const shapes = ['barrier', 'code gate', 'sentry'].map((subtype) => patternOf(`A ${subtype}`, 'ice', [subtype]).lines);
  expect(new Set(shapes).size).toBe(3);
});
