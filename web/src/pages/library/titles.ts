/** Finding cards by a part of their title, without asking the server. */

import type { Card } from '$lib/wire';

/** Letters and digits without case and accents, as the server compares titles. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Cards whose title contains the words: those that begin with them first, then the shortest. */
export function titlesLike(cards: readonly Card[], words: string): Card[] {
  const wanted = folded(words);
  if (!wanted) return [];
  const places = new Map<Card, number>();
  for (const card of cards) {
    const at = folded(card.title).indexOf(wanted);
    if (at >= 0) places.set(card, at);
  }
  return [...places.keys()].sort(
    (a, b) =>
      Number(places.get(a) !== 0) - Number(places.get(b) !== 0) ||
      a.title.length - b.title.length ||
      a.title.localeCompare(b.title),
  );
}
