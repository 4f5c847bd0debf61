import { expect, test } from 'vitest';
import { beside } from './beside';

const WINDOW = { width: 1366, height: 768 };
const SIZE = { width: 240, height: 150 };
const BAR = { left: 6, top: 300, width: 1060, height: 110 };

test('it stands above its object where there is room', () => {
  expect(beside({ left: 500, top: 620, width: 140, height: 150 }, SIZE, WINDOW, BAR)).toEqual({ left: 450, top: 462 });
});

test('it does not lie on the bar: below its object, or beside it', () => {
  expect(beside({ left: 500, top: 430, width: 140, height: 50 }, SIZE, WINDOW, BAR)).toEqual({ left: 450, top: 488 });
  const low = beside({ left: 500, top: 430, width: 140, height: 50 }, { width: 240, height: 320 }, WINDOW, BAR);
  expect(low.top).toBeGreaterThanOrEqual(BAR.top + BAR.height);
  const ice = beside({ left: 300, top: 120, width: 140, height: 100 }, SIZE, WINDOW, BAR);
  expect(ice).toEqual({ left: 448, top: 95 });
});

test('where there is no room clear of the bar, it is in the window all the same', () => {
  const whole = { left: 0, top: 0, width: 1366, height: 768 };
  expect(beside({ left: 0, top: 700, width: 140, height: 50 }, SIZE, WINDOW, whole)).toEqual({ left: 8, top: 542 });
  expect(beside({ left: 0, top: 60, width: 390, height: 50 }, SIZE, { width: 390, height: 200 }, null)).toEqual({
    left: 75,
    top: 8,
  });
});

test('on a phone it stands between its object and what a lesson says, or above that', () => {
  const phone = { width: 390, height: 844 };
  const said = { left: 12, top: 500, width: 366, height: 86 };
  const card = { left: 134, top: 747, width: 122, height: 46 };
  expect(beside(card, { width: 230, height: 156 }, phone, said)).toEqual({ left: 80, top: 594 });
  expect(beside(card, { width: 230, height: 300 }, phone, said)).toEqual({ left: 80, top: 192 });
});
