/** The options of a decision, sorted by what they belong to: nothing, a server, a card, a number. */

import type { OptionView, PriceView } from '$lib/wire';
import { serverOrder } from './places';

export interface Choice {
  /** What the server knows it by: its place among the options. */
  index: number;
  label: string;
  kind: string;
  card: number | null;
  /** The title of that card, for whoever may know it. */
  title: string | null;
  server: string | null;
  number: number | null;
  subroutine: number | null;
  /** Credits that are not on a card. */
  source: 'pool' | 'run' | null;
  /** What an ability or a branch says, without its card. */
  words: string | null;
  /** What it costs now, with markers for the game's symbols. */
  cost: string | null;
  price: PriceView | null;
  /** "Done" with nothing chosen, where choosing brings something. */
  leaves: boolean;
}

/** No choice at all: always the same list, so that nothing is drawn again because there is none again. */
export const NONE: readonly Choice[] = [];

/** All choices that belong to one card. */
export interface CardChoices {
  card: number;
  choices: Choice[];
}

export interface Sorted {
  /** What moves the game on: continue, pass, done, yes. The last one is the suggested one. */
  moving: Choice[];
  basic: Choice[];
  servers: Choice[];
  subroutines: Choice[];
  numbers: Choice[];
  sources: Choice[];
  cards: CardChoices[];
}

/** The least eager first: the last one of these that is offered is the suggested choice. */
const MOVING = ['mulligan', 'jack-out', 'no', 'yes', 'keep', 'no-action', 'done', 'continue', 'pass'];

export function choicesOf(options: readonly OptionView[] | null | undefined): Choice[] {
  return (options ?? []).map((option, index) => ({
    index,
    label: option.label,
    kind: option.kind,
    card: option.card ?? null,
    title: option.title ?? null,
    server: option.server ?? null,
    number: option.number ?? null,
    subroutine: option.subroutine ?? null,
    source: option.source ?? null,
    words: option.words ?? null,
    cost: option.cost ?? null,
    price: option.price ?? null,
    leaves: option.leaves ?? false,
  }));
}

/** What stands on the button of a choice. "Use Corroder: +1 strength" is "Corroder: +1 strength", and "+1 strength" in Corroder's own menu
 * (`within`); an ability that waits to trigger says what it does. */
export function wordsOf({ kind, label, words }: Choice, title: string | null, within: boolean): string {
  if (!words) return label;
  if (kind === 'use') return within ? words : `${title ?? ''}: ${words}`;
  return kind === 'trigger' && !label.endsWith(words) ? `${label}: ${words}` : label;
}

export function sorted(choices: readonly Choice[]): Sorted {
  const found: Sorted = { moving: [], basic: [], servers: [], subroutines: [], numbers: [], sources: [], cards: [] };
  const cards = new Map<number, CardChoices>();
  for (const choice of choices) {
    if (MOVING.includes(choice.kind)) found.moving.push(choice);
    else if (choice.kind === 'subroutine') found.subroutines.push(choice);
    else if (choice.kind === 'number') found.numbers.push(choice);
    else if (choice.kind === 'source') found.sources.push(choice);
    else if (choice.server !== null) found.servers.push(choice);
    else if (choice.card !== null) {
      const group = cards.get(choice.card) ?? { card: choice.card, choices: [] };
      group.choices.push(choice);
      cards.set(choice.card, group);
    } else found.basic.push(choice);
  }
  found.moving.sort((a, b) => MOVING.indexOf(a.kind) - MOVING.indexOf(b.kind));
  found.servers.sort((a, b) => serverOrder(a.server ?? '') - serverOrder(b.server ?? ''));
  found.cards = [...cards.values()];
  return found;
}

/** The choice that is suggested: what moves the game on, else the only one there is, else the best source to pay from. */
export function suggested(choices: readonly Choice[]): Choice | null {
  const { moving, sources } = sorted(choices);
  if (sources.length) return suggestedSource(sources);
  const last = moving.at(-1);
  // Keeping a hand, or saying yes, is a real decision: a key that also means "go on" must not make it; nor choose nothing of what one has played a card for.
  if (last && !last.leaves && ['no-action', 'done', 'continue', 'pass'].includes(last.kind)) return last;
  return choices.length === 1 ? choices[0]! : null;
}

/** Credits that are good for little else first, the pool last. */
function suggestedSource(sources: readonly Choice[]): Choice {
  return sources.find(({ card }) => card !== null) ?? sources[0]!;
}

/** The largest number: as many cards as can be accessed. */
export const mostOf = (choices: readonly Choice[]): number => Math.max(...choices.map(({ number }) => number ?? 0));

/** The number to start from: for the Runner in a trace what beats it (`needed`), else what the rules name first. */
export function suggestedNumber(values: readonly number[], needed: number | null): number {
  if (needed !== null && values.includes(needed)) return needed;
  return values[0] ?? 0;
}
