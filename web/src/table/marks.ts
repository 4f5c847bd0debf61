/** What is said of a card where it lies, of every card at once: what is said of it as before is the same object, and it is not drawn anew. */

import { NONE, type Choice } from './choices';

export interface Mark {
  /** What can be done with it. */
  choices: readonly Choice[];
  /** It could be used in the window just before, which can be opened again. */
  late: boolean;
  /** Something happens with it now. */
  lit: boolean;
  /** The opponent has done something with it last. */
  recent: boolean;
}

/** Of most cards there is nothing to say. */
export const UNMARKED: Mark = { choices: NONE, late: false, lit: false, recent: false };

export type Marks = ReadonlyMap<number, Mark>;

export interface Said {
  choices: ReadonlyMap<number, readonly Choice[]>;
  late: readonly number[];
  lit: readonly number[];
  recent: number | null;
}

/** `before`: what was said last. */
export function marksOf({ choices, late, lit, recent }: Said, before: Marks): Marks {
  const marks = new Map<number, Mark>();
  const add = (card: number, more: Partial<Mark>): void => {
    marks.set(card, { ...(marks.get(card) ?? UNMARKED), ...more });
  };
  for (const [card, own] of choices) if (own.length) add(card, { choices: own });
  for (const card of late) if (!choices.get(card)?.length) add(card, { late: true });
  for (const card of lit) add(card, { lit: true });
  if (recent !== null) add(recent, { recent: true });
  for (const [card, mark] of marks) {
    const old = before.get(card);
    if (old && alike(old, mark)) marks.set(card, old);
  }
  return marks;
}

const alike = (one: Mark, other: Mark): boolean =>
  one.choices === other.choices && one.late === other.late && one.lit === other.lit && one.recent === other.recent;
