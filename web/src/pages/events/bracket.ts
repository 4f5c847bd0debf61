/** Where each game of a bracket is drawn, and the lines between them. */

import type { BracketGame } from '$lib/wire';
import { t } from '$text';

export interface Placed {
  game: BracketGame;
  /** In columns and rows of games; a row may be half. */
  x: number;
  y: number;
}

export interface Line {
  from: { x: number; y: number };
  to: { x: number; y: number };
}

export interface Drawing {
  placed: Placed[];
  lines: Line[];
  columns: number;
  rows: number;
  /** The row with which the lower bracket begins. */
  lower: number;
}

/** Where a player will come from, in words. */
export function source(from: string): string {
  const number = Number(from.slice(1));
  const words = t.events.bracket;
  return from.startsWith('s')
    ? words.seed(number)
    : from.startsWith('w')
      ? words.winnerOf(number)
      : words.loserOf(number);
}

/** The game that a place is filled from by its winner; null for seeds and losers. */
export function winnerOf(source: string): number | null {
  return source.startsWith('w') ? Number(source.slice(1)) : null;
}

/**
 * A column a round. The upper bracket stands above the lower one; a game stands between the games that its players come from
 * where these are drawn, so that the lines are short.
 */
export function draw(games: readonly BracketGame[]): Drawing {
  const upper = games.filter((game) => game.part === 'upper');
  const first = upper.filter((game) => game.round === 1);
  const lower = first.length;
  const at = new Map<number, Placed>();
  for (const round of [...new Set(games.map((game) => game.round))].sort((a, b) => a - b)) {
    for (const part of ['upper', 'lower'] as const) {
      const here = games.filter((game) => game.round === round && game.part === part);
      here.forEach((game, index) =>
        at.set(game.game, { game, x: round - 1, y: row(game, index, part === 'upper' ? 0 : lower) }),
      );
    }
    for (const game of games.filter(
      (each) => each.round === round && (each.part === 'final' || each.part === 'second final'),
    )) {
      at.set(game.game, {
        game,
        x: round - 1,
        y: game.part === 'final' ? Math.max(0, lower / 2 - 0.5) : (at.get(game.game - 1)?.y ?? 0),
      });
    }
  }

  function row(game: BracketGame, index: number, base: number): number {
    const sources = [game.first_from, game.second_from]
      .map((source) => at.get(winnerOf(source) ?? -1))
      .filter((placed) => placed !== undefined && placed.game.part === game.part);
    if (sources.length === 0) return base + index;
    return sources.reduce((sum, placed) => sum + (placed?.y ?? 0), 0) / sources.length;
  }

  const placed = [...at.values()];
  const lines = placed.flatMap(({ game, x, y }) =>
    [game.first_from, game.second_from].flatMap((source) => {
      const from = at.get(winnerOf(source) ?? -1);
      return from ? [{ from: { x: from.x, y: from.y }, to: { x, y } }] : [];
    }),
  );
  return {
    placed,
    lines,
    columns: Math.max(...placed.map(({ x }) => x)) + 1,
    rows: Math.max(...placed.map(({ y }) => y)) + 1,
    lower,
  };
}
