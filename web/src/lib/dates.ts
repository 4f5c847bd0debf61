/** Days and moments: in the language of the text, as the reader's country writes them where it speaks that language. */

import { t } from '$text';

const spoken = (locale: string): string => locale.split('-')[0] ?? '';

/** The reader's own kind of a language if they prefer one, as "en-GB" is of "en". */
export function localeOf(language: string, preferred: readonly string[]): string {
  return preferred.find((locale) => spoken(locale) === language) ?? language;
}

export const locale = localeOf(t.language, navigator.languages);

const DAY = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
const LONG = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
const MOMENT = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
const TIME = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });

/** A day without a time, such as a release. */
export function day(date: string): string {
  return DAY.format(new Date(`${date}T00:00:00Z`));
}

/** The day of a moment, in words. */
export function dayOf(at: string): string {
  return LONG.format(new Date(at));
}

export function moment(at: string): string {
  return MOMENT.format(new Date(at));
}

/** When something was said: the time, and the day too unless it is today. */
export function timeOf(at: string, now = new Date()): string {
  const then = new Date(at);
  return then.toDateString() === now.toDateString() ? TIME.format(then) : MOMENT.format(then);
}

/** The time zone that the reader is in. */
export function localZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Every time zone by its name. */
export function timeZones(): string[] {
  return Intl.supportedValuesOf('timeZone');
}

/** Today where the reader is, as a form writes it. */
export function today(now = new Date()): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** How far a time zone is ahead at a moment, in milliseconds. */
function ahead(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
  }).formatToParts(at);
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return shown - Math.floor(at / 1000) * 1000;
}

/** The moment at which clocks of a time zone show a day and a time; null where this browser does not know the zone. */
export function momentIn(zone: string, date: string, time: string): Date | null {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  try {
    const near = wanted - ahead(zone, wanted);
    return new Date(wanted - ahead(zone, near)); // the clocks may have been changed in between
  } catch {
    return null;
  }
}

/** A day and perhaps a time of day, with the time zone where it is not the reader's own. */
export function dayAndTime(date: string, time: string, zone: string): string {
  if (!time) return day(date);
  return `${day(date)}, ${time}${zone && zone !== localZone() ? ` (${zone})` : ''}`;
}
