/**
 * What is shown of the beats that a room tells: one scene after another.
 *
 * A scene is a glint (a card or server lights up where it happens, with a line of words), a band (a steal, a score, damage, the end),
 * or an access of one's own, which stays until it is answered. Everything is made from what the reader's own perspective was told.
 */

import type { BeatView, GameView } from '$lib/wire';
import type { Side } from '../../lib/side';

export type Banner = 'access' | 'steal' | 'score' | 'damage' | 'trace' | 'psi' | 'win';

export interface Scene {
  kind: 'glint' | 'band' | 'access';
  /** What the band tells of. */
  banner?: Banner;
  /** The beats that it shows, the first of which it is about. */
  beats: BeatView[];
  /** How long it stands, in milliseconds at normal speed; until it is answered where there is none. */
  ms: number | null;
  /** With a steal or a score: the agenda points that both have then, whatever has happened since. */
  scores?: Record<Side, number>;
  /** It is of the opponent's turn, which is recapped when it is over. */
  recapped?: boolean;
}

/** Milliseconds, at normal speed. */
const LENGTH: Record<string, number> = {
  turn: 600,
  play: 450,
  install: 450,
  rez: 450,
  derez: 450,
  use: 450,
  gain: 250,
  lose: 350,
  draw: 250,
  'lose-click': 300,
  run: 300,
  approach: 300,
  encounter: 700,
  pass: 200,
  'approach-server': 300,
  subroutine: 500,
  break: 300,
  success: 700,
  failure: 500,
  'end-run': 700,
  'jack-out': 500,
  access: 500,
  tag: 450,
  'remove-tag': 300,
  'bad-publicity': 450,
  trash: 450,
  discard: 350,
  expose: 600,
  forfeit: 500,
  advance: 400,
  purge: 600,
  affect: 600,
};
const BAND: Record<Banner, number> = {
  access: 1000,
  steal: 1600,
  score: 1600,
  damage: 1600,
  trace: 1200,
  psi: 1200,
  win: 2000,
};
/** Beats that are a band, whoever they happen to. */
const BANNERS: readonly string[] = ['steal', 'score', 'damage', 'trace', 'psi', 'win'];

/** One's own doing needs no telling: it is seen as it is done. */
const OWN: readonly string[] = [
  'gain',
  'draw',
  'install',
  'play',
  'use',
  'run',
  'approach',
  'pass',
  'advance',
  'remove-tag',
  'turn',
  'approach-server',
  'break',
  'affect',
];

/** So far may the scenes be behind, in milliseconds; then small ones go and bands are short. */
export const BEHIND = 4000;
export const SHORT_BAND = 700;
/** Words that stand for less than this are not read: they are left out instead. */
export const READABLE = 400;

/** What is left out last, when there is no time for everything: why something came about. */
const TELLING: readonly string[] = [
  'subroutine',
  'end-run',
  'encounter',
  'rez',
  'tag',
  'trash',
  'bad-publicity',
  'success',
  'jack-out',
  'expose',
  'forfeit',
  'access',
];

/** The scenes of some beats. `view` is the position that they led to: a card whose access is still being decided is on the stage. */
export function scenes(beats: readonly BeatView[], view: GameView, mine: Side | null): Scene[] {
  const found: Scene[] = [];
  for (let at = 0; at < beats.length; at += 1) {
    const beat = beats[at]!;
    if (beat.kind === 'damage') {
      const taken = beats
        .slice(at + 1, at + 1 + (beat.amount ?? 0))
        .filter((next) => next.kind === 'trash' && next.origin === 'hand');
      found.push({ kind: 'band', banner: 'damage', beats: [beat, ...taken], ms: BAND.damage });
      at += taken.length;
    } else if (BANNERS.includes(beat.kind)) {
      const banner = beat.kind as Banner;
      const scores = banner === 'steal' || banner === 'score' ? scoresAt(beats, at, view) : undefined;
      found.push({ kind: 'band', banner, beats: [beat], ms: BAND[banner], scores });
    } else if (beat.kind === 'access' && mine === 'runner' && beat.title) {
      if (stolen(beats, at)) continue;
      if (deciding(beats, at, view)) {
        // It is on the stage already; but what has come of it in the meantime is shown after it.
        if (beats.slice(at + 1).some((next) => isShown(next, mine)))
          found.push({ kind: 'band', banner: 'access', beats: [beat], ms: BAND.access });
        continue;
      }
      const last = found.at(-1);
      if (last?.kind === 'access') last.beats.push(beat);
      else found.push({ kind: 'access', beats: [beat], ms: null });
    } else if (isShown(beat, mine)) {
      const recapped = mine !== null && (view.active === mine) === ((view.turn - beat.turn) % 2 === 1);
      found.push({ kind: 'glint', beats: [beat], ms: LENGTH[beat.kind]!, recapped });
    }
  }
  return merged(found);
}

/**
 * The scenes that bear on what is asked now: what belongs to an earlier run, or to a turn that is recapped, does not lie over the
 * question. What matters most is still shown, shortly, as far back as the reader's own turn before: a steal with the last click too.
 */
export function bearing(all: readonly Scene[], beats: readonly BeatView[], view: GameView): Scene[] {
  const run = view.run ? (beats.findLast(({ kind }) => kind === 'run')?.number ?? 0) : 0;
  return all
    .filter(({ kind, beats: told, recapped }) => {
      const { turn, number } = told.at(-1)!;
      if (kind === 'access') return true;
      if (kind === 'band') return turn >= view.turn - 2;
      return number >= run && turn >= view.turn - (recapped ? 0 : 2);
    })
    .map((scene) => (scene.kind === 'band' ? { ...scene, ms: Math.min(scene.ms!, SHORT_BAND) } : scene));
}

/** Whether something is shown to whoever sits there, apart from accesses of their own. */
function isShown({ kind, side }: BeatView, mine: Side | null): boolean {
  return BANNERS.includes(kind) || (kind in LENGTH && !(side === mine && OWN.includes(kind)));
}

/** The agenda points of both sides when an agenda is stolen or scored: those of its beat, or those from which the next one went on. */
function scoresAt(beats: readonly BeatView[], at: number, view: GameView): Record<Side, number> {
  const of = (side: Side): number => {
    if (beats[at]!.side === side) return beats[at]!.other ?? 0;
    const next = beats.slice(at + 1).find((beat) => ['steal', 'score'].includes(beat.kind) && beat.side === side);
    return next ? (next.other ?? 0) - (next.amount ?? 0) : view[side].score;
  };
  return { corp: of('corp'), runner: of('runner') };
}

/** Whether the accessed card is stolen at once: the band shows it. */
function stolen(beats: readonly BeatView[], at: number): boolean {
  const next = beats.slice(at + 1).find(({ kind }) => kind === 'steal' || kind === 'access');
  return next?.kind === 'steal' && next.title === beats[at]!.title;
}

/** Whether what to do with the accessed card is still to be said. */
function deciding(beats: readonly BeatView[], at: number, view: GameView): boolean {
  return (
    view.run?.accessed != null && !beats.slice(at + 1).some(({ kind }) => kind === 'access' || kind === 'run-ends')
  );
}

/** Like events in a row are one scene: "Magnum Opus ×3". */
function merged(all: readonly Scene[]): Scene[] {
  const found: Scene[] = [];
  for (const scene of all) {
    const last = found.at(-1);
    const [one, other] = [last?.beats[0], scene.beats[0]];
    const like =
      one &&
      other &&
      one.kind === other.kind &&
      one.side === other.side &&
      one.title === other.title &&
      one.server === other.server;
    if (last?.kind === 'glint' && scene.kind === 'glint' && like && !one.card) last.beats.push(...scene.beats);
    else found.push(scene);
  }
  return found;
}

/**
 * The same scenes, quicker where they would take too long: at most `BEHIND`, but for what has to be answered. What can be read in the
 * recap goes first, then what tells little; what stays can be read.
 */
export function hastened(all: readonly Scene[]): Scene[] {
  const length = all.reduce((sum, { ms }) => sum + (ms ?? 0), 0);
  if (length <= BEHIND) return [...all];
  const short = all.map((scene) => ({
    ...scene,
    ms: scene.ms === null ? null : Math.min(scene.ms, scene.kind === 'band' ? SHORT_BAND : READABLE),
  }));
  let left = BEHIND - short.reduce((sum, { kind, ms }) => sum + (kind === 'band' ? (ms ?? 0) : 0), 0);
  const kept = new Set<Scene>();
  for (const scene of short.filter(({ kind }) => kind === 'glint').sort((a, b) => weight(b) - weight(a)))
    if (left >= scene.ms!) {
      kept.add(scene);
      left -= scene.ms!;
    }
  return short.filter((scene) => scene.kind !== 'glint' || kept.has(scene));
}

const weight = ({ beats, recapped }: Scene): number => (recapped ? 0 : 2) + (TELLING.includes(beats[0]!.kind) ? 1 : 0);
