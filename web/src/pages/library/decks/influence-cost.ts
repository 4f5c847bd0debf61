/** What one copy of a card costs an identity in influence, as printed. The check knows what cards and lists change about it. */

import type { Card } from '$lib/wire';

export function influenceCost(card: Card, identity: Card | undefined): number {
  return identity && card.faction === identity.faction ? 0 : (card.influence ?? 0);
}
