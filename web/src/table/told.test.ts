import type { BeatView, LogLine } from '$lib/wire';
import { expect, test } from 'vitest';
import { doing, lineOf, worded } from './told';

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

const LOG = [
  { text: 'The Corp rezzes Ice Wall.', kind: 'rez' },
  { text: 'You approach Ice Wall.', kind: 'approach' },
  { text: 'You run HQ.', kind: 'run' },
  { text: 'You gain 1 credit for this run only.', kind: 'gain' },
].map((line) => ({ turn: 2, ...line })) as LogLine[];
const beat = (kind: string, line: number): BeatView => ({ number: 1, turn: 2, kind, line });

test('a beat is told by its own line', () => {
  expect(lineOf(beat('rez', 1), LOG)?.text).toBe('The Corp rezzes Ice Wall.');
});

test('a beat without a line of its own is told by none', () => {
  expect(lineOf(beat('pass', 2), LOG)).toBeUndefined();
});

test('a run is told by its own line, whatever it begins with', () => {
  expect(lineOf(beat('run', 4), LOG)?.text).toBe('You run HQ.');
});
