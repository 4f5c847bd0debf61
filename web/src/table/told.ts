/** How something that happened is told where the log is not in sight: in its words, with the card that caused it. */

import type { BeatView, LogLine } from '$lib/wire';

/** The line of the log that tells of a beat. Credits are gained before it is said. */
export const lineOf = (beat: BeatView, log: readonly LogLine[]): LogLine | undefined =>
  log[beat.kind === 'gain' ? beat.line : beat.line - 1];

/** A line with its cause: "Enigma: The run is ended." */
export function worded({ text, cause }: LogLine): string {
  return cause && !text.includes(cause) ? `${cause}: ${text}` : text;
}

/** How often the line of a beat stands there for it: once for each card that is drawn. */
export function timesOf(beat: BeatView, log: readonly LogLine[]): number {
  const drawn = beat.kind === 'draw' ? (beat.amount ?? 1) : 1;
  const lines = log.slice(Math.max(0, beat.line - drawn), beat.line);
  return lines.length === drawn && lines.every(({ text }) => text === lines[0]?.text) ? drawn : 1;
}

/** What a beat is told in; nothing where the log says nothing of it. */
export function told(beat: BeatView, log: readonly LogLine[]): string {
  const line = lineOf(beat, log);
  if (!line) return '';
  const times = timesOf(beat, log);
  return times > 1 ? `${worded(line)} ×${times}` : worded(line);
}
