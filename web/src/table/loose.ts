/** Which choices of cards have to be listed, since their cards lie nowhere in sight. */

import type { CardView, EncounterView } from '$lib/wire';
import type { CardChoices, Choice } from './choices';
import { layout } from './layout.svelte';
import type { TableModel } from './model.svelte';

export function looseChoices(table: TableModel): CardChoices[] {
  const { decision, run } = table.view;
  if (decision?.laid_out) return [];
  /** On a phone servers are swiped: what a window offers on them is listed too, wherever they have been swiped to. */
  const swiped = ({ card }: Choice): boolean => {
    const zone = card === null ? undefined : table.places.get(card)?.zone;
    const listed = layout.kind !== 'desktop' && decision?.window != null && !run?.encounter;
    return listed && (zone === 'ice' || zone === 'root');
  };
  return table.sorted.cards.filter(({ choices }) => !table.inSight(choices[0]!) || swiped(choices[0]!));
}

/** Whether cards can be used on the ice that is encountered: they stand with it. Any other question is asked where all are. */
export const usable = (table: TableModel): boolean =>
  table.view.run?.encounter != null && table.deciding && !table.accessing && table.view.decision?.window != null;

/** What the game waits for stands in the bar as well as on its card: scores, what triggers next, and what can be rezzed on the way. */
export function calledChoices(table: TableModel): Choice[] {
  const loose = looseChoices(table);
  const attacked = (card: number | null): boolean => {
    const server = card === null ? undefined : table.places.get(card)?.server;
    return server !== undefined && server === table.runner?.server;
  };
  return table.sorted.cards
    .filter((group) => !loose.includes(group))
    .flatMap(({ choices }) =>
      choices.filter(({ kind, card }) => kind === 'score' || kind === 'trigger' || (kind === 'rez' && attacked(card))),
    );
}

/** Servers that are listed: on a phone few of them are in sight at a time, so while a place is chosen all are. */
export const listedServers = (table: TableModel): Choice[] =>
  table.sorted.servers.filter(
    (choice) => !table.inSight(choice) || (layout.kind !== 'desktop' && choice.kind === 'server'),
  );

const deep = (cards: readonly CardView[]): CardView[] => cards.flatMap((card) => [card, ...deep(card.hosted ?? [])]);

/** The icebreakers that can break the encountered ice, or could with more credits. */
export function ableBreakers(table: TableModel): CardView[] {
  const { shortcuts, break_shortfalls } = table.room;
  const able = new Set([...shortcuts, ...break_shortfalls].flatMap(({ cards }) => cards));
  return deep(table.view.runner.rig).filter(
    ({ title, strength }) => title != null && able.has(title) && strength != null,
  );
}

const STRONGER = /^\+(\d+) strength/;

/** The credits with which a choice that adds strength makes up for what its breaker lacks; nothing where it takes something else. */
export function creditsToMatch({ words, price }: Choice, lacking: number): number | null {
  const more = Number(STRONGER.exec(words ?? '')?.[1] ?? 0);
  return lacking > 0 && more > 0 && price && !price.counters ? price.credits * Math.ceil(lacking / more) : null;
}

/** The choices among cards that are laid out, in their order; of copies the game offers one. */
export function laidOutChoices(table: TableModel): Choice[] {
  const titles = new Set(table.view.decision?.laid_out?.left ?? []);
  return [...titles].flatMap(
    (title) => table.choices.find((choice) => choice.kind === 'card' && choice.title === title) ?? [],
  );
}

/** What can be done with an accessed card, as its stage lists it: what it leads to first, leaving it last. */
export function accessChoices(table: TableModel): Choice[] {
  const rank = ({ kind }: Choice): number => ACCESS.indexOf(kind);
  return table.accessing ? [...table.choices].sort((a, b) => rank(a) - rank(b)) : [];
}

const ACCESS = ['steal', 'trash', 'use', 'no-action'];

/** More subroutines than these have, on a phone on its side, no room below the name of their ice. */
const BELOW_ICE = 6;

/** Whether the name of the ice stands beside its subroutines, not above them: on a phone on its side. */
export const apartIce = ({ subroutines }: EncounterView): boolean => subroutines.length > BELOW_ICE;
