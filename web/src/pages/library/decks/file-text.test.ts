import { expect, test } from 'vitest';
import { decoded } from './file-text';

const wide = (text: string, little: boolean): ArrayBuffer => {
  const bytes = Array.from(`\ufeff${text}`, (letter) => letter.charCodeAt(0)).flatMap((code) => {
    return little ? [code & 255, code >> 8] : [code >> 8, code & 255];
  });
  return new Uint8Array(bytes).buffer;
};

test('text comes as UTF-8 with or without a mark, or as UTF-16 with one', () => {
  const text = '2 Déjà Vu';
  expect(decoded(new TextEncoder().encode(text).buffer)).toBe(text);
  expect(decoded(new TextEncoder().encode(`\ufeff${text}`).buffer)).toBe(text);
  expect(decoded(wide(text, true))).toBe(text);
  expect(decoded(wide(text, false))).toBe(text);
  expect(decoded(new ArrayBuffer(0))).toBe('');
});
