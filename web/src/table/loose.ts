/** Which choices of cards have to be listed, since their cards lie nowhere in sight. */

import type { EncounterView } from '$lib/wire';
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

/** More subroutines than these have, on a phone on its side, no room below the name of their ice. */
const BELOW_ICE = 5;

/** Whether the name of the ice stands beside its subroutines, not above them: on a phone on its side. */
export const apartIce = ({ subroutines }: EncounterView): boolean => subroutines.length > BELOW_ICE;
