import { expect, test } from 'vitest';
import { always, asked, changed, terms } from './terms';

test('only what was changed is told: what somebody else changed meanwhile stays', () => {
  const before = { ...terms(), name: 'Cup', place: 'The Hall' };
  expect(changed(asked(before), asked({ ...before, fee: '5 €' }))).toEqual({ fee: '5 €' });
  expect(changed(always(before), always(before))).toEqual({});
});

test('what belongs together is told together', () => {
  const before = { ...terms(), name: 'Cup', structure: 'custom' as const, swiss: '5', cut: '8' };
  expect(changed(asked(before), asked({ ...before, cut: '4' }))).toEqual({
    structure: 'custom',
    swiss: 5,
    cut: 4,
    elimination: 'double',
    day_two_after: 0,
  });
});

test('a kind can be taken back', () => {
  const before = { ...terms(), kind: 'store championship' as const };
  expect(changed(always(before), always({ ...before, kind: '' as const }))).toEqual({ kind: '' });
});
