/** Results of games and matches: what there is to choose from, and the points it is worth (Tournament Regulations IV.7). */

import type { GameReport, MatchResult } from '$lib/wire';
import type { Side } from '../../lib/side';

export type Outcome = GameReport['outcome'];
/** How a game went for the one who tells. */
export type Told = 'won' | 'lost' | 'won-on-time' | 'lost-on-time' | 'draw' | 'none';

export const TOLD: readonly Told[] = ['won', 'lost', 'won-on-time', 'lost-on-time', 'draw', 'none'];

/** What somebody who played a side tells, as the log says it. */
export function outcome(side: Side, told: Told): Outcome {
  const other: Side = side === 'corp' ? 'runner' : 'corp';
  switch (told) {
    case 'won':
      return side;
    case 'lost':
      return other;
    case 'won-on-time':
      return `${side} modified`;
    case 'lost-on-time':
      return `${other} modified`;
    case 'draw':
      return 'draw';
    case 'none':
      return 'not played';
  }
}

const POINTS: Record<Told, [mine: number, theirs: number]> = {
  won: [3, 0],
  lost: [0, 3],
  'won-on-time': [2, 0],
  'lost-on-time': [0, 2],
  draw: [1, 1],
  none: [0, 0],
};

/** The points of a match from what one player tells of its games; null while something is not told yet. */
export function points(games: readonly (Told | null)[]): [number, number] | null {
  const sum: [number, number] = [0, 0];
  for (const told of games) {
    if (told === null) return null;
    sum[0] += POINTS[told][0];
    sum[1] += POINTS[told][1];
  }
  return sum;
}

export function reports(sides: readonly Side[], games: readonly (Told | null)[]): GameReport[] {
  return games.map((told, index) => {
    const side = sides[index] as Side;
    const report: GameReport = { outcome: outcome(side, told ?? 'none') };
    if (told === 'won-on-time' || told === 'lost-on-time' || told === 'draw') report.ending = 'time';
    return report;
  });
}

export function score(result: MatchResult, swapped = false): string {
  const [first, second] = result.points;
  return swapped ? `${second}–${first}` : `${first}–${second}`;
}
