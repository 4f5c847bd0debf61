/** The chess clock between two messages of the server. */

import type { Clock } from '$lib/wire';
import type { Side } from '../lib/side';

/** The seconds a side has left at a moment, in milliseconds of the server's clock. */
export function secondsLeft(clock: Clock, side: Side, now: number): number {
  const gone = clock.running === side ? Math.max(0, (now - Date.parse(clock.since)) / 1000) : 0;
  return Math.max(0, clock[side] - gone);
}

/** "21:07", or "1:02:03" from an hour on; tenths of the last seconds. */
export function clockWords(seconds: number): string {
  if (seconds < 10) return `0:0${(Math.floor(seconds * 10) / 10).toFixed(1)}`;
  const whole = Math.ceil(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
