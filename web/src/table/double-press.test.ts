import { expect, test } from 'vitest';
import { DoublePress, type Press } from './double-press';

const there = (at: number, x = 100): Press => ({ at, x, y: 50 });
const hit = (at: number, key: string): Press => ({ at, x: 0, y: 0, key });

/** Which of some presses count, when every one that does acts. */
function counted(presses: readonly Press[], acts = true): boolean[] {
  const found = new DoublePress();
  let acted = -Infinity;
  return presses.map((press) => {
    const again = found.again(press, acted);
    if (!again && acts) acted = press.at + 5;
    return !again;
  });
}

test('two presses at one place in quick succession are one', () => {
  expect(counted([there(0), there(120), there(240), there(1000)])).toEqual([true, false, false, true]);
});

test('quick presses that are meant are as many as they are', () => {
  expect(counted([there(0), there(300), there(600)])).toEqual([true, true, true]);
});

test('presses at two places are two', () => {
  expect(counted([there(0), there(120, 300)])).toEqual([true, true]);
});

test('where the first did nothing, the second may', () => {
  expect(counted([there(0), there(120)], false)).toEqual([true, true]);
});

test('the same of keys', () => {
  expect(counted([hit(0, ' '), hit(100, ' '), hit(150, '1')])).toEqual([true, false, true]);
});

test('a button that a key has pressed is pressed by the key', () => {
  expect(new DoublePress().again(null, 0)).toBe(false);
});
