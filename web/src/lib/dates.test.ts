import { expect, test } from 'vitest';
import { dayAndTime, localeOf, localZone, moment, momentIn, timeOf, today } from './dates';

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

test('today is the day where the reader is, also around midnight', () => {
  expect(today(new Date(2026, 10, 16, 0, 10))).toBe('2026-11-16');
  expect(today(new Date(2026, 0, 2, 23, 50))).toBe('2026-01-02');
});

test.each([
  ['Pacific/Auckland', '2026-11-16', '23:30', '2026-11-16T10:30:00.000Z'],
  ['America/Los_Angeles', '2026-11-16', '23:30', '2026-11-17T07:30:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '01:30', '2026-03-29T00:30:00.000Z'], // the night in which the clocks change
  ['Europe/Berlin', '2026-03-29', '03:30', '2026-03-29T01:30:00.000Z'],
  ['Asia/Kathmandu', '2026-01-01', '00:15', '2025-12-31T18:30:00.000Z'],
])('%s shows %s, %s at %s', (zone, date, time, at) => expect(momentIn(zone, date, time)?.toISOString()).toBe(at));

test('a zone that the browser does not know has no moment', () => {
  expect(momentIn('Middle/Earth', '2026-01-01', '10:00')).toBeNull();
});

test('a time has its zone where that is not the reader’s own', () => {
  expect(dayAndTime('2026-11-16', '10:30', 'Pacific/Chatham')).toMatch(/10:30 \(Pacific\/Chatham\)$/);
  expect(dayAndTime('2026-11-16', '10:30', localZone())).toMatch(/10:30$/);
  expect(dayAndTime('2026-11-16', '', 'Pacific/Chatham')).not.toContain('Chatham');
});
