/** What comes first among the answers of the search: cards or rules. */

import { folded } from './titles';

interface Titled {
  title: string;
}

const WORDS = /[^\p{L}\p{N}]+/u;

/** How well a title answers what is typed: 3 for the title itself, 2 for its beginning, 1 for that of a word in it, else 0. */
export function likeness(title: string, typed: string): number {
  const wanted = folded(typed);
  if (!wanted) return 0;
  const [name = title] = title.split(':');
  if (folded(title) === wanted || folded(name) === wanted) return 3;
  if (folded(title).startsWith(wanted)) return 2;
  const words = title.split(WORDS);
  return words.some((_, at) => folded(words.slice(at).join('')).startsWith(wanted)) ? 1 : 0;
}

/**
 * Whether cards come before rules: when a card is called as is typed at least as nearly as any rule is. Rules that are about a
 * card have its title, and do not count against it.
 */
export function cardsComeFirst(cards: readonly Titled[], rules: readonly Titled[], typed: string): boolean {
  const best = (titled: readonly Titled[]): number => Math.max(0, ...titled.map(({ title }) => likeness(title, typed)));
  const titles = new Set(cards.map(({ title }) => folded(title)));
  const card = best(cards);
  return card > 0 && card >= best(rules.filter(({ title }) => !titles.has(folded(title))));
}
