import { expect, test } from 'vitest';
import type { FormatName } from '$lib/wire';
import { usable } from './usable-cards';

const ALL: FormatName[] = ['standard', 'eternal', 'casual', 'draft'];
const nisei = { faction: 'jinteki', influence: null, formats: [...ALL, 'core' as const] };
const snare = { faction: 'jinteki', influence: 2, formats: ALL };
const priority = { faction: 'neutral-corp', influence: null, formats: ALL };

test('a card that the format does not know is of no use', () => {
  expect(usable(snare, { faction: 'nbn' }, 'standard')).toBe(true);
  expect(usable(snare, { faction: 'nbn' }, 'core')).toBe(false);
  expect(usable({ ...snare, formats: [] }, undefined, 'casual')).toBe(false);
});

test('a card without an influence value stays in its faction, unless it is neutral', () => {
  expect(usable(nisei, { faction: 'jinteki' }, 'core')).toBe(true);
  expect(usable(nisei, { faction: 'nbn' }, 'core')).toBe(false);
  expect(usable(priority, { faction: 'nbn' }, 'casual')).toBe(true);
  expect(usable(nisei, { faction: 'nbn' }, 'draft')).toBe(true);
  expect(usable(nisei, undefined, 'core')).toBe(true);
});
