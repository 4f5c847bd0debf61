/** Where a replay stands and what happened in it, in words. */

import type { GameSummary, Moment } from '$lib/wire';
import { t } from '$text';
import type { Player } from './player.svelte';

export function momentWords({ kind, card, amount }: Moment): string {
  return t.replays.moments[kind](card ?? null, amount);
}

/** "Turn 6 · Runner", or that the game has not begun. */
export function turnWords({ recording, at }: Player): string {
  const step = recording.step(at);
  if (!step) return t.replays.before;
  const begun = recording.timeline.turns[0];
  if (!begun || at < begun.step) return t.replays.setup;
  return t.replays.turn(step.turn, step.active);
}

/** What happened at this moment: the log's words, or what was chosen where the log says nothing. */
export function happened({ recording, at }: Player): string[] {
  const step = recording.step(at);
  if (!step) return [t.replays.nothingYet];
  const lines = recording.lines(at).filter(({ kind }) => kind !== 'turn');
  if (lines.length > 0) return lines.map(({ text }) => text);
  return [step.side ? t.replays.chose(step.side, step.label) : step.label];
}

/** For screen readers: everything about where we are. */
export function sayPosition(player: Player): string {
  return `${turnWords(player)}. ${happened(player).join(' ')}`;
}

export function resultWords({ result, status }: Pick<GameSummary, 'result' | 'status'>): string {
  if (status === 'playing' || !result) return t.replays.result.playing;
  return result.winner ? t.replays.result.won(result.winner, result.reason) : t.replays.result.drawn(result.reason);
}
