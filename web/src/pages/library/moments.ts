/** Days and moments, as the reader's country writes them. */

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });
const MOMENT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A day without a time, such as a release. */
export function day(date: string): string {
  return DAY.format(new Date(`${date}T00:00:00Z`));
}

export function moment(at: string): string {
  return MOMENT.format(new Date(at));
}
