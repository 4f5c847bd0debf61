/** What deserves a second press or a second question, because it cannot be taken back. */

import type { GameView } from '$lib/wire';
import { t } from '$text';
import type { Choice } from './choices';

export type Caution = 'never' | 'people' | 'always';

export interface Setting {
  confirm: Caution;
  lastClick: boolean;
}

/** Actions, which cost clicks. */
const ACTIONS = ['credit', 'draw', 'install', 'play', 'advance', 'run', 'remove-tag', 'trash-resource', 'purge'];

/** Why to ask again before a choice; null when there is no need. */
export function doubt(choice: Choice, view: GameView, title: string, setting: Setting): string | null {
  const { decision } = view;
  if (choice.price?.trash && choice.kind === 'use') return t.table.sure.trash(title);
  if (choice.kind === 'card' && decision?.ask === 'make-room') return t.table.sure.trash(choice.label);
  if (setting.lastClick && ACTIONS.includes(choice.kind) && decision && view[decision.side].clicks === 1)
    return t.table.sure.lastClick;
  return null;
}

/** What a pass would let happen, in words; null where it harms nobody. */
export interface Harm {
  /** On the button: "Let 3 fire…" */
  words: string;
  /** Beside it: "2 more damage flatlines you." */
  warning: string | null;
  /** It would end the game. */
  fatal: boolean;
}

/** What the Runner lets happen by passing in an encounter. */
export function harmOf(choice: Choice, view: GameView): Harm | null {
  const { decision, run, runner } = view;
  if (choice.kind !== 'pass' || decision?.side !== 'runner' || view.timing.does !== 'break') return null;
  const open = run?.encounter?.subroutines.filter(({ broken, resolved }) => !broken && !resolved) ?? [];
  if (open.length === 0) return null;
  const damage = open.reduce((sum, subroutine) => sum + (subroutine.damage ?? 0), 0);
  const tags = open.reduce((sum, subroutine) => sum + (subroutine.tags ?? 0), 0);
  const { harm } = t.table;
  const warning =
    damage > runner.hand_count ? harm.flatline(damage) : damage ? harm.damage(damage) : tags ? harm.tags(tags) : null;
  return { words: harm.fire(open.length), warning, fatal: damage > runner.hand_count };
}

/** Whether leaving an accessed agenda, or a hand of too many points, would be a slip: nothing is stolen by going on. */
export function leavesAgenda(choice: Choice, choices: readonly Choice[]): boolean {
  return choice.kind === 'no-action' && choices.some(({ kind }) => kind === 'steal');
}

/** What somebody about to act should bear in mind. */
export function warningsOf(view: GameView): string[] {
  const { decision } = view;
  const found: string[] = [];
  if (decision?.ask !== 'action') return found;
  const { warnings } = t.table;
  if (view[decision.side].clicks === 1) found.push(warnings.lastClick);
  if (decision.side === 'runner') {
    if (view.runner.tags > 0) found.push(warnings.tagged(view.runner.tags));
    const near = view.corp.servers.find(({ root }) =>
      root.some((card) => !card.rezzed && (card.counters?.advancement ?? 0) >= 2),
    );
    if (near) found.push(warnings.score(near.name));
    if (view.runner.hand_count === 0) found.push(warnings.noHand);
  }
  return found;
}
