import { expect, test } from 'vitest';
import { keyOf, keysOf } from './picture-names';

test('a file is found by the code or the title of its card, however it is written', () => {
  const card = { code: '01024' };
  expect(keysOf('The Maker’s Eye', card)).toContain(keyOf('the-makers-eye.PNG'));
  expect(keysOf("The Maker's Eye", card)).toContain(keyOf('The Makers Eye.jpg'));
  expect(keysOf('The Maker’s Eye', card)[0]).toBe(keyOf('01024.webp'));
  expect(keysOf('Déjà Vu', undefined)).toContain(keyOf('deja vu.jpeg'));
});

test('an identity is found by its name alone', () => {
  expect(keysOf('Noise: Hacker Extraordinaire', undefined)).toEqual(['noisehackerextraordinaire', 'noise']);
});

test('what is no image shows nothing', () => {
  expect(keyOf('notes.txt')).toBeNull();
  expect(keyOf('01024')).toBeNull();
});
