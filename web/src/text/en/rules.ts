/** The rule book. */

import { pages } from './pages';

const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

export const rules = {
  title: pages.rules,
  lead: 'Every rule and ruling in our own words, with the ids that the game names as its reasons.',
  search: 'Search the rules',
  found: (count: number, words: string) =>
    count === 0 ? `No rule speaks of “${words}”.` : `${many(count, 'answer')} to “${words}”`,
  contents: 'Contents',
  documents: {
    RR: 'The definitive rules of the game.',
    FAQ: 'Errata, clarifications and answered questions.',
    TR: 'How tournaments are run.',
    ROP: 'The first rule book, for beginners.',
    FAN: 'A summary by players.',
  } as Record<string, string>,
  loading: 'Opening the rule book…',
  where: 'Where this stands',
  statement: (id: string) => `Link to ${id}`,
  example: 'Example',
  superseded: 'Superseded',
  supersededBy: 'Superseded by',
  doubtful: 'Doubtful',
  doubtfulHelp: 'The documents leave this open. The note says how it is played here.',
  same: 'Says the same as',
  see: 'See',
  cards: 'Cards',
  note: 'Note',
  parts: 'In this part',
  related: 'Related entries',
  referred: 'Referred to by',
  previous: 'Previous',
  next: 'Next',
  around: 'Before and after',
};
