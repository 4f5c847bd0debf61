import { expect, test } from 'vitest';
import { latestOnly } from './latest';

test('an answer that a later one has overtaken is dropped, and one that is merely late is not', async () => {
  const newest = latestOnly();
  const answers: ((text: string) => void)[] = [];
  const shown: string[] = [];
  const asked = [0, 1, 2].map((number) =>
    newest(new Promise<string>((resolve) => (answers[number] = resolve)), (text) => void shown.push(text)),
  );
  answers[1]!('second');
  await asked[1];
  answers[0]!('first');
  answers[2]!('third');
  await Promise.all(asked);
  expect(shown).toEqual(['second', 'third']);
});

test('what could not be read overtakes nothing', async () => {
  const newest = latestOnly();
  const shown: string[] = [];
  let answer: (text: string) => void = () => undefined;
  const first = newest(new Promise<string>((resolve) => (answer = resolve)), (text) => void shown.push(text));
  await expect(newest(Promise.reject(new Error('gone')), () => undefined)).rejects.toThrow('gone');
  answer('first');
  await first;
  expect(shown).toEqual(['first']);
});
