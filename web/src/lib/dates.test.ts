import { expect, test } from 'vitest';
import { localeOf, moment, timeOf } from './dates';

test.each([
  ['en', ['de-DE', 'en-GB', 'en-US'], 'en-GB'],
  ['en', ['de-DE'], 'en'],
  ['en', [], 'en'],
  ['de', ['en-GB', 'de'], 'de'],
])('%s for a reader of %s is %s', (language, preferred, locale) => expect(localeOf(language, preferred)).toBe(locale));

test('what was said today has a time, what was said before has a day as well', () => {
  const now = new Date('2026-01-02T12:00:00');
  const [today, before] = ['2026-01-02T08:05:00', '2026-01-01T08:05:00'];
  expect(timeOf(before, now)).toBe(moment(before));
  expect(moment(today)).toContain(timeOf(today, now).replace(/^0/, ''));
  expect(timeOf(today, now)).not.toBe(moment(today));
});
