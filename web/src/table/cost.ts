/** What an ability costs, read from the text of its card, so that a button can say it and a trash can be asked about. */

import type { Card } from '$lib/wire';
import type { Choice } from './choices';

/** A text reduced to what two ways of writing it share: markers as words, no case, no plurals, no punctuation. */
const reduced = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\b(\w{3,})s\b/g, '$1')
    .replace(/[^\p{L}\p{N}+-]/gu, '');

/** The cost before the colon of the ability that a choice uses: "1 [credit]"; null where the text does not tell. */
export function costOf(choice: Choice, facts: Card | undefined): string | null {
  if (choice.kind !== 'use' || !facts) return null;
  const label = reduced(choice.label.slice(choice.label.indexOf(': ') + 2).replace(/ #\d+$/, ''));
  const abilities = (facts.text ?? []).flatMap((line) => {
    const colon = line.indexOf(': ');
    return colon < 0 ? [] : [{ cost: line.slice(0, colon), effect: reduced(line.slice(colon + 2)) }];
  });
  const found = abilities.filter(({ effect }) => effect && label && (effect.startsWith(label) || label.startsWith(effect)));
  return found.length === 1 ? found[0]!.cost : null;
}

/** Whether a choice trashes the card it belongs to. */
export function trashesItself(choice: Choice, facts: Card | undefined): boolean {
  return costOf(choice, facts)?.includes('[trash]') ?? false;
}
