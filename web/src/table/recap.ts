/** What a player did in a turn: one item an action, with what came of it, in the words of the log. */

import type { BeatView, LogLine } from '$lib/wire';
import { t } from '$text';
import type { Side } from '../lib/side';
import { lineOf, told } from './told';

export interface Act {
  beat: BeatView;
  words: string;
  /** What followed from it, in order. */
  after: string[];
  /** The weightiest of that, in a word or two; null where nothing was. */
  outcome: string | null;
  /** The line of the log that says the weightiest: however much follows, it is told. */
  weightiest: string | null;
  /** The lines that say what somebody has lost. */
  lost: string[];
  /** How often it was done in a row. */
  times: number;
  /** Whether an agenda changed hands in it. */
  agenda: boolean;
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
/** A resource that the Corp pays to trash, or a card that an install replaces, is trashed by no card's ability. */
const isAct = ({ kind, side, cause }: BeatView, whose: Side): boolean =>
  side === whose && !cause && (ACTS.includes(kind) || (kind === 'trash' && whose === 'corp'));

/** What is worth a word under it. */
const EFFECTS: readonly string[] = [
  'gain',
  'lose',
  'lose-click',
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
  'affect',
];

/** Acts that leave nothing on the table. */
const NOWHERE: readonly string[] = ['run', 'draw', 'gain', 'trash', 'discard', 'purge', 'remove-tag'];

/** What somebody who looks away must not miss, the weightiest first. */
const WEIGHTY = ['steal', 'damage', 'trash', 'tag', 'bad-publicity', 'failure'] as const;
/** What else is told before what is gained or drawn, where there is no room for everything. */
const LOST: readonly string[] = ['lose', 'lose-click'];

export function acts(beats: readonly BeatView[], log: readonly LogLine[], turn: number, side: Side): Act[] {
  const found: Act[] = [];
  let running = false;
  let followed: BeatView[] = [];
  let heard = 0;
  /** What the card of the last act does that no beat tells: what it makes of another card until the turn ends. */
  const lasting = (until: number): void => {
    const last = found.at(-1);
    for (const line of log.slice(heard, until))
      if (last?.beat.title && line.cause === last.beat.title && line.kind == null && line.turn === turn)
        last.after.push(line.text);
    heard = Math.max(heard, until);
  };
  const act = (beat: BeatView): void => {
    const words = told(beat, log);
    const agenda = beat.kind === 'score' || beat.kind === 'steal';
    found.push({ beat, words, after: [], outcome: null, weightiest: null, lost: [], times: 1, agenda });
    followed = [];
  };
  const follow = (beat: BeatView): void => {
    const last = found.at(-1)!;
    const words = under(last, told(beat, log));
    if (words === last.words && beat.line !== last.beat.line) last.times += 1;
    else if (words && words !== last.words && !last.after.includes(words)) last.after.push(words);
    if (LOST.includes(beat.kind) && last.after.includes(words)) last.lost.push(words);
    followed.push(beat);
    last.agenda ||= beat.kind === 'steal';
    last.outcome = outcomeOf(followed);
    const kind = WEIGHTY.find((each) => followed.some((one) => one.kind === each));
    const weighty = followed.find((one) => one.kind === kind);
    last.weightiest = (weighty && under(last, told(weighty, log))) || null;
  };
  /** What was trashed before an install that is still to come, with what came of that: it belongs to the install. */
  let ahead: BeatView[] = [];
  /** The install has come, or does not come: then it stands for itself. */
  const settle = (installed: boolean): void => {
    const [first, ...rest] = ahead;
    ahead = [];
    if (!first) return;
    if (installed && found.length > 0) follow(first);
    else act(first);
    rest.forEach(follow);
  };
  for (const beat of beats) {
    if (beat.turn !== turn || beat.kind === 'turn') continue;
    const acted = !running && isAct(beat, side);
    if (lineOf(beat, log)?.first || (ahead.length > 0 && !acted && EFFECTS.includes(beat.kind))) {
      ahead.push(beat);
      continue;
    }
    if (acted && beat.kind !== 'install') settle(false);
    lasting(beat.line - 1);
    // What happens as a turn begins comes before every act, and stands for itself.
    if (acted || (!running && found.length === 0 && EFFECTS.includes(beat.kind))) act(beat);
    else if (found.length > 0 && EFFECTS.includes(beat.kind)) follow(beat);
    if (beat.kind === 'install') settle(true);
    // What is done in a run, however it came about, belongs to it.
    if (beat.kind === 'run') running = true;
    else if (beat.kind === 'run-ends') running = false;
    heard = Math.max(heard, beat.line);
  }
  settle(false);
  lasting(log.length);
  return found;
}

/** Under the card that did it its name need not be said again. */
const under = ({ beat }: Act, words: string): string =>
  beat.title && words.startsWith(`${beat.title}: `) ? words.slice(beat.title.length + 2) : words;

/** The last thing that anybody did. */
export function lastDone(beats: readonly BeatView[]): BeatView | null {
  return beats.findLast((beat) => beat.side != null && isAct(beat, beat.side)) ?? null;
}

/** The last thing that the player whose turn it is has done, where it can still be pointed at. */
export function lastAct(beats: readonly BeatView[], turn: number, side: Side): BeatView | null {
  const last = beats.findLast((beat) => beat.turn === turn && isAct(beat, side));
  return last && !NOWHERE.includes(last.kind) ? last : null;
}

function outcomeOf(beats: readonly BeatView[]): string | null {
  for (const kind of WEIGHTY) {
    const alike = beats.filter((beat) => beat.kind === kind);
    const last = alike.at(-1);
    if (!last) continue;
    const amount = alike.reduce((sum, beat) => sum + (beat.amount ?? 1), 0);
    return t.table.outcomes[kind](alike.length === 1 ? (last.title ?? null) : null, amount);
  }
  return null;
}

/** What followed from an act, in so many lines: the weightiest, what was lost, and the last ones, in their order. */
export function followedBy({ after, weightiest, lost }: Act, most: number): string[] {
  const weight = (line: string): number => (line === weightiest ? 2 : lost.includes(line) ? 1 : 0);
  const chosen = after
    .map((line, place) => ({ line, place }))
    .sort((a, b) => weight(b.line) - weight(a.line) || b.place - a.place)
    .slice(0, most);
  return chosen.sort((a, b) => a.place - b.place).map(({ line }) => line);
}

/** The place of what must not be missed: where an agenda changed hands, else the last that had an outcome; null where nothing had. */
export function mattersMost(all: readonly Act[]): number | null {
  const agenda = all.findLastIndex((act) => act.agenda);
  const place = agenda >= 0 ? agenda : all.findLastIndex(({ outcome }) => outcome !== null);
  return place >= 0 ? place : null;
}

/** The same thing done several times in a row, once. */
export function merged(all: readonly Act[]): Act[] {
  const found: Act[] = [];
  for (const act of all) {
    const last = found.at(-1);
    if (last && last.words === act.words && last.outcome === act.outcome)
      found[found.length - 1] = { ...last, times: last.times + act.times };
    else found.push(act);
  }
  return found;
}
