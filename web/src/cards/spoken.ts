/** A card of the table in words, for screen readers: "Ice Wall, ice, strength 1, rezzed, 2 advancement tokens". */

import type { CardView } from '$lib/wire';
import { t } from '$text';

const LETTERS = new Set(['ai', 'ap', 'next']);

/** Subtypes as they are printed: "Sentry · AP". */
export function subtypesWritten(subtypes: readonly string[]): string {
  return subtypes
    .map((subtype) =>
      LETTERS.has(subtype)
        ? subtype.toUpperCase()
        : subtype.replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase()),
    )
    .join(' · ');
}

export function countersSpoken(card: Partial<CardView>): string[] {
  return Object.entries(card.counters ?? {})
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => t.cards.counters[kind]?.(count) ?? t.cards.counter(count, kind));
}

/** The server or the cards that a card has chosen, in words; null where it has chosen none. */
export function choiceOf(card: Partial<CardView>): string | null {
  return card.chosen_server ?? (card.chosen_names?.join(', ') || null);
}

/** `rezzable`: whether it matters which way up it lies. */
export function cardSpoken(card: Partial<CardView>, unknown: 'ice' | 'card', rezzable: boolean): string {
  const words: string[] = [];
  if (card.title) {
    words.push(card.title, (t.cards.types[card.type ?? ''] ?? card.type ?? '').toLowerCase());
    if (card.strength != null) words.push(t.cards.strengthSpoken(card.strength));
    if (rezzable) words.push(card.rezzed ? t.cards.rezzed : t.cards.unrezzed);
    if (card.named) words.push(t.cards.named(card.named));
    const choice = choiceOf(card);
    if (choice) words.push(t.cards.chosen(choice));
  } else {
    words.push(unknown === 'ice' ? t.cards.facedownIce : t.cards.facedownCard);
  }
  if (card.short) words.push(t.cards.shortSpoken(card.short));
  words.push(...countersSpoken(card));
  if (card.hosted?.length)
    words.push(t.cards.hosts(card.hosted.map((guest) => guest.title ?? t.cards.facedownCard).join(', ')));
  return words.filter(Boolean).join(', ');
}
