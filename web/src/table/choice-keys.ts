/**
 * Which key chooses what: first what shows its key, in the order in which it is seen, then what stands on the table. 0 is the tenth; from
 * the eleventh on the digits with Shift, from the twenty-first the letters that mean nothing else.
 */

import type { CardChoices, Choice } from './choices';
import { calledChoices, laidOutChoices, listedServers, looseChoices } from './loose';
import type { TableModel } from './model.svelte';

/** So many choices are listed one by one; with more, a card with several has one entry. */
const ROOM = 10;

/** Not those of `keyboard.ts`: areas, undo, pass, why, search, and Z, which enlarges. */
const LETTERS = 'aefgijkmnoqrtvxyb';

/** The name of the key of a choice, by its place from 1; null beyond the last. */
export function keyName(place: number): string | null {
  if (place <= 10) return String(place % 10);
  if (place <= 20) return `⇧${place % 10}`;
  return LETTERS[place - 21] ?? null;
}

export interface Keys {
  /** Key by the index of a shortcut. */
  shortcuts: Record<number, string>;
  of(choice: Choice): string | null;
  group(group: CardChoices): string | null;
  folded(group: CardChoices): boolean;
  /** What a key does; null when it does nothing. */
  press(key: string): (() => void) | null;
}

export function keyed(table: TableModel): Keys {
  const { moving, basic, servers, subroutines, sources, cards } = table.sorted;
  const folded = (group: CardChoices): boolean => group.choices.length > 1 && table.choices.length > ROOM;
  const shortcuts: Record<number, string> = {};
  const byChoice = new Map<number, string>();
  const byCard = new Map<number, string>();
  const doing = new Map<string, () => void>();
  let next = 1;
  const key = (action: () => void): string | null => {
    const name = keyName(next);
    if (name === null) return null;
    next += 1;
    doing.set(name, action);
    return name;
  };
  const give = (choice: Choice): void => {
    const name = byChoice.has(choice.index) ? null : key(() => void table.choose(choice));
    if (name) byChoice.set(choice.index, name);
  };
  const giveCard = (group: CardChoices): void => {
    if (!folded(group)) group.choices.forEach(give);
    else {
      const name = byCard.has(group.card) ? null : key(() => openMenu(table, group));
      if (name) byCard.set(group.card, name);
    }
  };
  laidOutChoices(table).forEach(give);
  for (const { index, kind } of table.room.shortcuts) {
    if (kind === 'subroutine' || kind === 'window') continue; // they stand at their objects
    const name = key(() => void table.shortcut(index));
    if (name) shortcuts[index] = name;
  }
  const encountered = table.view.run?.encounter != null;
  listedServers(table).forEach(give);
  looseChoices(table).forEach(giveCard);
  [...calledChoices(table), ...basic, ...(encountered ? [] : subroutines), ...sources, ...moving].forEach(give);
  [...subroutines, ...servers].forEach(give);
  cards.forEach(giveCard);
  return {
    shortcuts,
    of: (choice) => byChoice.get(choice.index) ?? null,
    group: (group) => byCard.get(group.card) ?? null,
    folded,
    press: (name) => doing.get(name) ?? null,
  };
}

function openMenu(table: TableModel, group: CardChoices): void {
  const card = table.places.get(group.card)?.card;
  const anchor = document.querySelector<HTMLElement>(`[data-card="${group.card}"]`);
  if (card && anchor) table.selection = { card, anchor, reason: null, asked: null };
}
