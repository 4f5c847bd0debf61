/**
 * Which key chooses what: first what shows its key, in the order in which it is seen, then what stands on the table. 0 is the tenth; from
 * the eleventh on the digits with Shift, from the twenty-first the letters that mean nothing else. Servers and cards on the table show
 * theirs when K asks for them (`ObjectKey.svelte`), and only then do these act: no digit starts a run unseen.
 *
 * What has a number of its own is chosen by it: a subroutine to break, and a number that is asked for. While subroutines can be broken B
 * breaks them all, and F lets them fire: no digit of a subroutine does something else.
 */

import type { CardChoices, Choice } from './choices';
import { accessChoices, calledChoices, laidOutChoices, listedServers, looseChoices, usable } from './loose';
import type { TableModel } from './model.svelte';

/** So many choices are listed one by one; with more, a card with several has one entry. */
const ROOM = 10;

/** So few numbers have a button each. */
export const FEW_NUMBERS = 4;
const BREAK_ALL = 'b';
const LET_FIRE = 'f';

/** Not those of `keyboard.ts`: areas, undo, pass, why, search, K, which shows keys, and Z, which enlarges. */
const LETTERS = 'aefgijmnoqrtvxyb';

/** The name of the key of a choice, by its place from 1; null beyond the last. */
export function keyName(place: number): string | null {
  if (place <= 10) return String(place % 10);
  if (place <= 20) return `⇧${place % 10}`;
  return LETTERS[place - 21] ?? null;
}

export interface Keys {
  /** Key by the index of a shortcut. */
  shortcuts: Record<number, string>;
  /** Key by the place of a subroutine that can be broken. */
  subroutines: Record<number, string>;
  of(choice: Choice): string | null;
  group(group: CardChoices): string | null;
  folded(group: CardChoices): boolean;
  /** The key of a card on the table: of its only choice, or of its menu. */
  card(id: number): string | null;
  /** What a key that is always shown does; null when it does nothing. */
  press(key: string): (() => void) | null;
  /** What a key does that a server or a card shows when it is asked for. */
  point(key: string): (() => void) | null;
}

export function keyed(table: TableModel): Keys {
  const { moving, basic, servers, subroutines, numbers, sources, cards } = table.sorted;
  const folded = (group: CardChoices): boolean => group.choices.length > 1 && table.choices.length > ROOM;
  const shortcuts: Record<number, string> = {};
  const byChoice = new Map<number, string>();
  const byCard = new Map<number, string>();
  const doing = new Map<string, () => void>();
  const pointing = new Map<string, () => void>();
  const own: Record<number, string> = {};
  /** Names that are not given to what has none of its own. */
  const kept = new Set<string>();
  let next = 1;
  const key = (action: () => void, shown = doing): string | null => {
    let name = keyName(next);
    while (name !== null && kept.has(name)) {
      next += 1;
      name = keyName(next);
    }
    if (name === null) return null;
    next += 1;
    shown.set(name, action);
    return name;
  };
  const named = (name: string, action: () => void): string => {
    kept.add(name);
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
  if (numbers.length <= FEW_NUMBERS)
    for (const choice of numbers)
      if (choice.number !== null && choice.number < 10)
        byChoice.set(
          choice.index,
          named(String(choice.number), () => void table.choose(choice)),
        );
  const breaking = breaksIce(table);
  if (breaking) {
    for (const [index] of (table.view.run?.encounter?.subroutines ?? []).entries()) {
      const name = keyName(index + 1)!;
      kept.add(name);
      const choice = subroutines.find(({ subroutine }) => subroutine === index);
      const way = table.room.shortcuts.find(({ kind, subroutine }) => kind === 'subroutine' && subroutine === index);
      if (choice) {
        own[index] = named(name, () => void table.choose(choice));
        byChoice.set(choice.index, name);
      } else if (way) own[index] = named(name, () => void table.shortcut(way.index));
    }
    const all = table.breaks[0];
    if (all) shortcuts[all.index] = named(BREAK_ALL, () => void table.shortcut(all.index));
    const fire = moving.find((choice) => choice.kind === 'pass' && table.harm(choice));
    if (fire)
      byChoice.set(
        fire.index,
        named(LET_FIRE, () => void table.choose(fire)),
      );
  }
  accessChoices(table).forEach(give);
  laidOutChoices(table).forEach(give);
  for (const { index, kind } of table.room.shortcuts) {
    if (kind === 'subroutine' || kind === 'window' || index in shortcuts) continue; // they stand at their objects
    const name = key(() => void table.shortcut(index));
    if (name) shortcuts[index] = name;
  }
  const encountered = table.view.run?.encounter != null;
  listedServers(table).forEach(give);
  looseChoices(table).forEach(giveCard);
  [...calledChoices(table), ...basic, ...(encountered ? [] : subroutines), ...sources, ...moving].forEach(give);
  for (const choice of servers) {
    const name = byChoice.has(choice.index) ? null : key(() => void table.choose(choice), pointing);
    if (name) byChoice.set(choice.index, name);
  }
  for (const group of cards) {
    const { card, choices } = group;
    if (byCard.has(card) || choices.every(({ index }) => byChoice.has(index))) continue;
    const [first] = choices;
    const name = key(choices.length > 1 ? () => openMenu(table, group) : () => void table.choose(first!), pointing);
    if (name && choices.length === 1) byChoice.set(first!.index, name);
    else if (name) byCard.set(card, name);
  }
  return {
    shortcuts,
    subroutines: own,
    of: (choice) => byChoice.get(choice.index) ?? null,
    group: (group) => byCard.get(group.card) ?? null,
    folded,
    card: (id) => {
      const choices = cards.find(({ card }) => card === id)?.choices ?? [];
      return byCard.get(id) ?? (choices.length === 1 ? (byChoice.get(choices[0]!.index) ?? null) : null);
    },
    press: (name) => doing.get(name) ?? null,
    point: (name) => pointing.get(name) ?? null,
  };
}

/** Whether the reader, as the Runner, can break subroutines or let them fire now, or chooses which to break. */
function breaksIce(table: TableModel): boolean {
  const chosen = table.sorted.subroutines.length > 0 && table.view.run?.encounter != null;
  return chosen || (table.mine === 'runner' && usable(table));
}

function openMenu(table: TableModel, group: CardChoices): void {
  const card = table.places.get(group.card)?.card;
  const anchor = document.querySelector<HTMLElement>(`[data-card="${group.card}"]`);
  if (card && anchor) table.selection = { card, anchor, reason: null, asked: null };
}
