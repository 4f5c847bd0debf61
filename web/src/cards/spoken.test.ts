import { expect, test } from 'vitest';
import { cardSpoken, choiceOf } from './spoken';

test('what a card has chosen is said: a server, or cards by their names or places', () => {
  expect(choiceOf({ chosen_server: 'HQ' })).toBe('HQ');
  expect(choiceOf({ chosen_names: ['Ice Wall', 'unrezzed ice (outermost, HQ)'] })).toBe(
    'Ice Wall, unrezzed ice (outermost, HQ)',
  );
  expect(choiceOf({ chosen_names: [] })).toBeNull();
  const femme = { title: 'Femme Fatale', type: 'program', chosen_names: ['Ice Wall'] };
  expect(cardSpoken(femme, 'card', false)).toBe('Femme Fatale, program, Chosen: Ice Wall');
});
