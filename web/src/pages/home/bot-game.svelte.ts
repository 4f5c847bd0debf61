/** How one likes to play a bot: the last choices are kept in this browser. */

import type { Play } from '$lib/wire';

export interface BotGame {
  side: 'corp' | 'runner' | 'random';
  deck: string;
  bot: 'random' | 'rookie' | 'ace';
  bot_deck: string;
  pace: 'instant' | 'fast' | 'normal' | 'slow';
}

const KEY = 'play';
/** As the rules recommend for a first game: the Shaper starter against the Jinteki one. */
const FIRST: BotGame = { side: 'runner', deck: 'core-shaper', bot: 'rookie', bot_deck: 'core-jinteki', pace: 'normal' };
const KNOWN: { [K in 'side' | 'bot' | 'pace']: readonly BotGame[K][] } = {
  side: ['corp', 'runner', 'random'],
  bot: ['random', 'rookie', 'ace'],
  pace: ['instant', 'fast', 'normal', 'slow'],
};

/** What was kept, as far as it still makes sense. */
export function kept(): BotGame {
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof BotGame, unknown>>;
    const one = <K extends keyof typeof KNOWN>(key: K): BotGame[K] =>
      KNOWN[key].find((value) => value === read[key]) ?? FIRST[key];
    const deck = (key: 'deck' | 'bot_deck'): string => (typeof read[key] === 'string' ? read[key] : FIRST[key]);
    return { side: one('side'), deck: deck('deck'), bot: one('bot'), bot_deck: deck('bot_deck'), pace: one('pace') };
  } catch {
    return { ...FIRST };
  }
}

export function keep(wish: BotGame): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wish));
  } catch {
    // A browser that keeps nothing starts with the defaults the next time.
  }
}

/** What to ask the server for. With a side by lot, decks are too: one cannot know which one is needed. */
export function request(wish: BotGame): Play {
  return wish.side === 'random' ? { ...wish, deck: 'random', bot_deck: 'random' } : { ...wish };
}
