/** The rig in groups by type, cards that are alike in stacks. */

import type { CardView } from '$lib/wire';
import { unitsOf } from './places';
import { stacked } from './stacks';

export interface RigStack {
  card: CardView;
  times: number;
  units: number;
}

export interface Group {
  kind: 'program' | 'hardware' | 'resource' | 'other';
  stacks: RigStack[];
}

const KINDS = ['program', 'hardware', 'resource'] as const;

/** Facedown cards, and what became something it was not printed as, come last. */
export function rigGroups(rig: readonly CardView[], offered: (id: number) => boolean): Group[] {
  const kindOf = (card: CardView): Group['kind'] => KINDS.find((kind) => kind === card.type) ?? 'other';
  return [...KINDS, 'other' as const]
    .map((kind) => ({
      kind,
      stacks: stacked(
        rig.filter((card) => kindOf(card) === kind),
        offered,
      ).map(({ card, times }) => ({ card, times, units: unitsOf(card) })),
    }))
    .filter(({ stacks }) => stacks.length > 0);
}
