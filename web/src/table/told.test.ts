import type { LogLine } from '$lib/wire';
import { expect, test } from 'vitest';
import { doing, worded } from './told';

const line = (text: string, more: Partial<LogLine> = {}): LogLine => ({ turn: 1, text, ...more });

test.each([
  [line('The run is ended.', { cause: 'Caprice Nisei' }), 'Caprice Nisei ends the run.'],
  [line('A card is trashed from R&D.', { cause: 'Noise' }), 'Noise trashes a card from R&D.'],
  [line('Enigma is trashed from R&D.', { cause: 'Noise', cards: ['Enigma'] }), 'Noise trashes Enigma from R&D.'],
  [line('A Bot is trashed.', { cause: 'Archer', cards: ['A Bot'] }), 'Archer trashes A Bot.'],
  [line('Ice protecting HQ is trashed.', { cause: 'Kraken' }), 'Kraken trashes ice protecting HQ.'],
])('what a card did is said of it', (given, words) => {
  expect(worded(given)).toBe(words);
});

test('what nobody did, or is said already, is left as it is', () => {
  expect(worded(line('The run is ended.'))).toBe('The run is ended.');
  expect(worded(line('Imp is trashed.', { cause: 'Imp' }))).toBe('Imp is trashed.');
  expect(doing(line('You suffer 2 net damage.', { cause: 'Snare!' }))).toBeNull();
  expect(worded(line('You suffer 2 net damage.', { cause: 'Snare!' }))).toBe('Snare!: You suffer 2 net damage.');
});
