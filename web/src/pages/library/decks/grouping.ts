/** The headings under which a list has its cards: ice and icebreakers apart, the rest by type (`decks/notation/nrdb_listing.py`). */

import type { Card } from '$lib/wire';

export const HEADINGS = [
  'Event',
  'Hardware',
  'Resource',
  'Icebreaker',
  'Program',
  'Agenda',
  'Asset',
  'Upgrade',
  'Operation',
  'Barrier',
  'Code Gate',
  'Sentry',
  'Multi',
  'Other',
  'Identity',
] as const;
export type Heading = (typeof HEADINGS)[number];

const KINDS: readonly [string, Heading][] = [
  ['barrier', 'Barrier'],
  ['code gate', 'Code Gate'],
  ['sentry', 'Sentry'],
];

export function headingOf(card: Pick<Card, 'type' | 'subtypes'>): Heading {
  const subtypes = card.subtypes ?? [];
  if (card.type === 'ice') {
    const kinds = KINDS.filter(([kind]) => subtypes.includes(kind));
    return kinds.length === 1 ? kinds[0]![1] : kinds.length ? 'Multi' : 'Other';
  }
  if (card.type === 'program' && subtypes.includes('icebreaker')) return 'Icebreaker';
  return (card.type[0]!.toUpperCase() + card.type.slice(1)) as Heading;
}

export interface Line {
  card: Card;
  copies: number;
}

export interface Group {
  heading: Heading;
  count: number;
  lines: Line[];
}

/** The cards of a deck under their headings, by title. `find` knows the cards. */
export function grouped(cards: Readonly<Record<string, number>>, find: (title: string) => Card | undefined): Group[] {
  const groups = new Map<Heading, Line[]>(HEADINGS.map((heading) => [heading, []]));
  for (const [title, copies] of Object.entries(cards)) {
    const card = find(title);
    if (card) groups.get(headingOf(card))!.push({ card, copies });
  }
  return [...groups]
    .filter(([, lines]) => lines.length)
    .map(([heading, lines]) => ({
      heading,
      count: lines.reduce((sum, line) => sum + line.copies, 0),
      lines: lines.sort((a, b) => a.card.title.localeCompare(b.card.title, 'en')),
    }));
}
