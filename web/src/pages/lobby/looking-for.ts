/** Whom one looks for, and what one brings: the last choices are kept in this browser. */

import type { FormatName } from '$lib/wire';
import { t } from '$text';
import type { Side } from '../../lib/side';
import { PACES, type Pace } from './finding';

export interface Wish {
  format: FormatName;
  minutes: Pace;
  side: Side | 'random';
  /** The decks to bring, by format and side; a starter by lot where none is named. */
  decks: Partial<Record<FormatName, Partial<Record<Side, string>>>>;
}

const KEY = 'find';
const SIDES = ['corp', 'runner', 'random'] as const;
const FIRST: Omit<Wish, 'decks'> = { format: 'casual', minutes: 40, side: 'random' };

const isFormat = (value: unknown): value is FormatName => typeof value === 'string' && Object.hasOwn(t.formats, value);

/** What was kept, as far as it still makes sense. */
export function kept(): Wish {
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    const minutes = PACES.find((pace) => pace === read.minutes);
    return {
      format: isFormat(read.format) ? read.format : FIRST.format,
      minutes: minutes === undefined ? FIRST.minutes : minutes,
      side: SIDES.find((side) => side === read.side) ?? FIRST.side,
      decks: decksOf(read.decks),
    };
  } catch {
    return { ...FIRST, decks: {} };
  }
}

function decksOf(read: unknown): Wish['decks'] {
  const found: Wish['decks'] = {};
  for (const [format, decks] of Object.entries((read ?? {}) as Record<string, unknown>)) {
    const { corp, runner } = (decks ?? {}) as Partial<Record<Side, unknown>>;
    if (!isFormat(format)) continue;
    found[format] = {
      ...(typeof corp === 'string' ? { corp } : {}),
      ...(typeof runner === 'string' ? { runner } : {}),
    };
  }
  return found;
}

export function keep(wish: Wish): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wish));
  } catch {
    // A browser that keeps nothing starts with the defaults the next time.
  }
}

/** The sides on which one may come to sit. */
export const sidesOf = ({ side }: Pick<Wish, 'side'>): readonly Side[] =>
  side === 'random' ? ['corp', 'runner'] : [side];

export const deckFor = ({ format, decks }: Pick<Wish, 'format' | 'decks'>, side: Side): string =>
  decks[format]?.[side] ?? 'random';

/** The side of a table of one's own. */
export const sideToOpen = (wish: Pick<Wish, 'side'>): Side =>
  wish.side === 'random' ? (Math.random() < 0.5 ? 'corp' : 'runner') : wish.side;
