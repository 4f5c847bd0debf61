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
  if (installsOver(choice)) return t.table.sure.installOver(choice.server ?? '', choice.words ?? '');
  if (setting.lastClick && ACTIONS.includes(choice.kind) && decision && view[decision.side].clicks === 1)
    return t.table.sure.lastClick;
  return null;
}

/** Whether a card is installed where another one is trashed for it: the choice says which. */
export const installsOver = ({ kind, words }: Choice): boolean => kind === 'server' && words !== null;

/** What a pass would let happen, in words; null where it harms nobody. */
export interface Harm {
  /** On the button: "Let 3 fire…" */
  words: string;
  /** Beside it: "2 more damage flatlines you." */
  warning: string | null;
  /** On the button once it has been pressed. */
  again: string;
  /** It would end the game. */
  fatal: boolean;
  /** Something else can be done instead. */
  avoidable: boolean;
}

/** What of a choice says whom it harms. */
type Harming = Pick<Choice, 'kind' | 'label' | 'price'>;

/** What a choice lets happen to whoever makes it. */
export function harmOf(choice: Harming, view: GameView): Harm | null {
  return fired(choice, view) ?? threatened(choice, view) ?? paidWithLife(choice, view) ?? left(choice, view);
}

/** What the Runner lets happen by passing in an encounter. */
function fired(choice: Harming, view: GameView): Harm | null {
  const { decision, run, runner } = view;
  if (choice.kind !== 'pass' || decision?.side !== 'runner' || view.timing.does !== 'break') return null;
  const open = run?.encounter?.subroutines.filter(({ broken, resolved }) => !broken && !resolved) ?? [];
  if (open.length === 0) return null;
  const damage = open.reduce((sum, subroutine) => sum + (subroutine.damage ?? 0), 0);
  const tags = open.reduce((sum, subroutine) => sum + (subroutine.tags ?? 0), 0);
  const ends = open.some(({ effects }) => effects?.includes('EndRun'));
  const fatal = damage > runner.hand_count;
  const { harm } = t.table;
  const warning = fatal ? harm.flatline(damage) : damage || tags ? harm.unbroken(damage, tags, ends) : null;
  // Whether a card that can be used would help, nobody but the player can say.
  const avoidable = (decision.options ?? []).length > 1;
  return { words: harm.fire(open.length), warning, again: harm.again(open.length), fatal, avoidable };
}

/** What the Runner lets happen by preventing nothing. */
function threatened(choice: Harming, view: GameView): Harm | null {
  const { decision, runner } = view;
  const { damage, tags } = decision?.threat ?? {};
  if (choice.kind !== 'pass' || decision?.side !== 'runner' || (!damage && !tags)) return null;
  const fatal = (damage ?? 0) > runner.hand_count;
  const { harm } = t.table;
  return {
    words: harm.take(damage ?? 0, tags ?? 0),
    warning: fatal ? harm.flatline(damage ?? 0) : null,
    again: harm.sure,
    fatal,
    avoidable: (decision.options ?? []).length > 1,
  };
}

/** A cost in damage that there are not enough cards for. */
function paidWithLife(choice: Harming, view: GameView): Harm | null {
  const damage = choice.price?.damage ?? 0;
  if (view.decision?.side !== 'runner' || damage <= view.runner.hand_count) return null;
  const { harm } = t.table;
  return { words: choice.label, warning: harm.flatline(damage), again: harm.sure, fatal: true, avoidable: true };
}

/** An agenda that could be stolen, at a cost that can be lived with, and is left. */
function left(choice: Harming, view: GameView): Harm | null {
  const steal = choice.kind === 'no-action' && view.decision?.options?.find(({ kind }) => kind === 'steal');
  if (!steal || (steal.price?.damage ?? 0) > view.runner.hand_count) return null;
  const { harm } = t.table;
  return { words: choice.label, warning: null, again: harm.leave(steal.title ?? ''), fatal: false, avoidable: true };
}

/** Whether leaving an accessed agenda, or a hand of too many points, would be a slip: nothing is stolen by going on. */
export function leavesAgenda(choice: Choice, choices: readonly Choice[]): boolean {
  return choice.kind === 'no-action' && choices.some(({ kind }) => kind === 'steal');
}

/** Whether going on would leave out a score: it is never done by a key that means "go on". */
export function leavesScore(choice: Choice, choices: readonly Choice[]): boolean {
  return choice.kind === 'pass' && choices.some(({ kind }) => kind === 'score');
}

/** Whether going on would let the Runner past ice that can be rezzed (`ice` tells which cards are that): the Corp is to say so itself. */
export function leavesIce(choice: Choice, choices: readonly Choice[], ice: (card: number) => boolean): boolean {
  return choice.kind === 'pass' && choices.some(({ kind, card }) => kind === 'rez' && card !== null && ice(card));
}

/** What somebody about to act should bear in mind. `goal`: the points that win; `worth`: the points of an agenda. */
export function warningsOf(view: GameView, goal = 7, worth: (title: string) => number = () => 0): string[] {
  const { decision } = view;
  const found: string[] = [];
  if (!decision) return found;
  const { warnings } = t.table;
  const scorable = (decision.options ?? []).filter(({ kind }) => kind === 'score').map(({ title }) => title);
  for (const title of new Set(scorable))
    if (title && view.corp.score + worth(title) >= goal) found.push(warnings.winning(title));
  if (decision.ask !== 'action') return found;
  const player = view[decision.side];
  if (player.clicks === 1) {
    found.push(warnings.lastClick);
    const over = player.hand_count - player.hand_size;
    if (over > 0) found.push(warnings.discard(over));
  }
  if (decision.side === 'corp' && view.corp.deck === 0) found.push(warnings.decked);
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
