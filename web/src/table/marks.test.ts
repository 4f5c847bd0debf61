import { describe, expect, it } from 'vitest';
import { choicesOf } from './choices';
import { marksOf, UNMARKED, type Said } from './marks';

const NOTHING: Said = { choices: new Map(), late: [], lit: [], recent: null };
const offers = choicesOf([{ label: 'Use Corroder', kind: 'use', card: 4 }]);

describe('marks', () => {
  it('says of each card what can be done with it and what happens with it', () => {
    const marks = marksOf({ choices: new Map([[4, offers]]), late: [4, 5], lit: [5, 6], recent: 6 }, new Map());
    expect(marks.get(4)).toEqual({ ...UNMARKED, choices: offers });
    expect(marks.get(5)).toEqual({ ...UNMARKED, late: true, lit: true });
    expect(marks.get(6)).toEqual({ ...UNMARKED, lit: true, recent: true });
    expect(marks.size).toBe(3);
  });

  it('leaves what is said as before the same object', () => {
    const before = marksOf({ ...NOTHING, choices: new Map([[4, offers]]), lit: [5] }, new Map());
    const now = marksOf({ ...NOTHING, choices: new Map([[4, offers]]), lit: [5], recent: 5 }, before);
    expect(now.get(4)).toBe(before.get(4));
    expect(now.get(5)).not.toBe(before.get(5));
    expect(marksOf(NOTHING, now).size).toBe(0);
  });
});
