/** Which cards of the pool a deck could use: those that its format knows and that its identity can buy. */

import type { Card, FormatName } from '$lib/wire';

type Known = Pick<Card, 'faction' | 'influence' | 'formats'>;

export function usable(card: Known, identity: Pick<Card, 'faction'> | undefined, format: FormatName): boolean {
  if (!card.formats?.includes(format)) return false;
  // Without an influence value a card stays in its faction; some draft identities may use it all the same.
  const bought = card.influence != null || card.faction.startsWith('neutral');
  return bought || identity === undefined || format === 'draft' || card.faction === identity.faction;
}
