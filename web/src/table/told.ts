/** How something that happened is told where the log is not in sight: in its words, with the card that caused it. */

import type { BeatView, LogLine } from '$lib/wire';
import { t } from '$text';

/** So many lines may lie between a beat and its own: what a run begins with is gained before the beat of the run. */
const BETWEEN = 4;

/** The line that stood last, or comes next, when a beat was told. Credits are gained before it is said. */
const lineAt = (beat: BeatView, log: readonly LogLine[]): LogLine | undefined =>
  log[beat.kind === 'gain' ? beat.line : beat.line - 1];

/** The line of the log that tells of a beat; undefined where none does. */
export function lineOf(beat: BeatView, log: readonly LogLine[]): LogLine | undefined {
  const line = lineAt(beat, log);
  if (!line || line.kind == null || line.kind === beat.kind) return line;
  // A line tells of the first beat after it. A run is said before what it begins with.
  const before = log.slice(Math.max(0, beat.line - 1 - BETWEEN), beat.line - 1);
  return beat.kind === 'run' ? before.findLast(({ kind }) => kind === 'run') : undefined;
}

const TRASHED = /^(.+) is trashed(| from .+)\.$/;

/** A line that says what its cause did: "Enigma ends the run.", "Noise trashes a card from R&D."; null where it says it otherwise. */
export function doing({ text, cause, cards }: LogLine): string | null {
  if (!cause || text.includes(cause)) return null;
  if (text === t.table.causes.ended) return t.table.causes.ends(cause);
  const [, what, where] = TRASHED.exec(text) ?? [];
  if (what === undefined) return null;
  const named = cards?.some((title) => what.startsWith(title));
  return t.table.causes.trashes(cause, named ? what : what.charAt(0).toLowerCase() + what.slice(1), where ?? '');
}

/** A line with its cause: "Enigma: The Runner loses a click." */
export function worded(line: LogLine): string {
  const { text, cause } = line;
  return doing(line) ?? (cause && !text.includes(cause) ? `${cause}: ${text}` : text);
}

/** How often the line of a beat stands there for it: once for each card that is drawn. */
export function timesOf(beat: BeatView, log: readonly LogLine[]): number {
  const drawn = beat.kind === 'draw' ? (beat.amount ?? 1) : 1;
  const lines = log.slice(Math.max(0, beat.line - drawn), beat.line);
  return lines.length === drawn && lines.every(({ text }) => text === lines[0]?.text) ? drawn : 1;
}

/** What a beat is told in, or what was said just before it; nothing where the log says neither. */
export function told(beat: BeatView, log: readonly LogLine[]): string {
  const line = lineOf(beat, log) ?? lineAt(beat, log);
  if (!line) return '';
  const times = timesOf(beat, log);
  return times > 1 ? `${worded(line)} ×${times}` : worded(line);
}
