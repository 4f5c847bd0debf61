/** The orders in which cards are listed. */

import type { Card } from '$lib/wire';

export type Order = 'printed' | 'title' | 'faction' | 'type' | 'cost';
export const ORDERS: readonly Order[] = ['printed', 'title', 'faction', 'type', 'cost'];

const number = (value: number | 'X' | null | undefined): number =>
  typeof value === 'number' ? value : value === 'X' ? 90 : 99;
const byTitle = (a: Card, b: Card): number => a.title.localeCompare(b.title, 'en');

const COMPARE: Record<Exclude<Order, 'printed'>, (a: Card, b: Card) => number> = {
  title: byTitle,
  faction: (a, b) => a.side.localeCompare(b.side) || a.faction.localeCompare(b.faction) || byTitle(a, b),
  type: (a, b) => a.side.localeCompare(b.side) || a.type.localeCompare(b.type) || byTitle(a, b),
  cost: (a, b) => number(a.cost ?? a.advancement) - number(b.cost ?? b.advancement) || byTitle(a, b),
};

export function ordered(cards: readonly Card[], order: Order): readonly Card[] {
  return order === 'printed' ? cards : [...cards].sort(COMPARE[order]);
}
