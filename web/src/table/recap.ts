/** What a player did in a turn: one item an action, with what came of it, in the words of the log. */

import type { BeatView, LogLine } from '$lib/wire';
import type { Side } from '../lib/side';

export interface Act {
  beat: BeatView;
  words: string;
  /** What followed from it, in order. */
  after: string[];
}

/** What somebody does, as opposed to what follows from it. */
const ACTS: readonly string[] = [
  'install',
  'play',
  'advance',
  'rez',
  'use',
  'run',
  'draw',
  'gain',
  'purge',
  'remove-tag',
  'score',
  'discard',
];
/** What is worth a word under it. */
const EFFECTS: readonly string[] = [
  'gain',
  'lose',
  'draw',
  'trash',
  'tag',
  'damage',
  'steal',
  'success',
  'failure',
  'access',
  'trace',
  'psi',
  'bad-publicity',
  'rez',
  'expose',
  'forfeit',
  'end-run',
];

const wordsOf = (beat: BeatView, log: readonly LogLine[]): string =>
  log[beat.kind === 'gain' ? beat.line : beat.line - 1]?.text ?? '';

export function acts(beats: readonly BeatView[], log: readonly LogLine[], turn: number, side: Side): Act[] {
  const found: Act[] = [];
  for (const beat of beats) {
    if (beat.turn !== turn || beat.kind === 'turn') continue;
    const during = found.at(-1)?.beat.kind === 'run' && beat.kind !== 'run' && !ended(beats, found.at(-1)!.beat, beat);
    if (beat.side === side && !beat.cause && ACTS.includes(beat.kind) && !during) {
      found.push({ beat, words: wordsOf(beat, log), after: [] });
    } else if (found.length > 0 && EFFECTS.includes(beat.kind)) {
      const words = wordsOf(beat, log);
      const last = found.at(-1)!;
      if (words && words !== last.words && !last.after.includes(words)) last.after.push(words);
    }
  }
  return found;
}

/** Whether the run that began with a beat was over before another. */
function ended(beats: readonly BeatView[], run: BeatView, before: BeatView): boolean {
  return beats.some(({ kind, number }) => kind === 'run-ends' && number > run.number && number < before.number);
}
