/** How long ago something was, in words: "5 minutes ago". */

import { locale } from './dates';

const WORDS = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

export function ago(at: string, now = Date.now()): string {
  const seconds = Math.round((now - Date.parse(at)) / 1000);
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? (['minute', 60] as const);
  return WORDS.format(-Math.max(0, Math.floor(seconds / length)), unit);
}
