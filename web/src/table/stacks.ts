/** Cards that are alike and carry nothing lie in one stack. */

import type { CardView } from '$lib/wire';

export interface Stack {
  card: CardView;
  times: number;
}

const bare = (card: CardView): boolean =>
  !card.hosted?.length &&
  Object.values(card.counters ?? {}).every((count) => count === 0) &&
  !card.chosen?.length &&
  !card.named &&
  !card.chosen_server;

/** In order of the first of each. Cards that are offered on their own stay on their own where the others are not. */
export function stacked(cards: readonly CardView[], offered: (id: number) => boolean): Stack[] {
  const found: Stack[] = [];
  for (const card of cards) {
    const like =
      bare(card) && card.title
        ? found.find(
            (stack) =>
              stack.card.title === card.title &&
              bare(stack.card) &&
              stack.card.strength === card.strength &&
              stack.card.rezzed === card.rezzed,
          )
        : undefined;
    if (!like) found.push({ card, times: 1 });
    else {
      like.times += 1;
      if (offered(card.id) && !offered(like.card.id)) like.card = card;
    }
  }
  return found;
}

/** Ice in its order: neighbours that need not stay on their own lie in one stack of chips. */
export function iceStacks<T>(ice: readonly T[], alone: (piece: T) => boolean): T[][] {
  const found: T[][] = [];
  let open = false;
  for (const piece of ice) {
    const single = alone(piece);
    if (open && !single) found.at(-1)!.push(piece);
    else found.push([piece]);
    open = !single;
  }
  return found;
}
