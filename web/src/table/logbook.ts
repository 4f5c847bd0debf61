/** The log, turn by turn. */

import type { LogLine } from '$lib/wire';
import { t } from '$text';

export interface Chapter {
  heading: string;
  lines: string[];
}

const ANNOUNCED = /^Turn \d+: the (Corp|Runner)\.$/;

/** Lines by turn. The line that announces a turn is its heading; what comes before the first one is the setup. */
export function chapters(log: readonly LogLine[]): Chapter[] {
  const found: (Chapter & { turn: number })[] = [];
  for (const { turn, text } of log) {
    const side = ANNOUNCED.exec(text)?.[1];
    if (side) found.push({ turn, heading: t.table.turnOf(turn, side === 'Corp' ? 'corp' : 'runner'), lines: [] });
    else if (found.at(-1)?.turn === turn) found.at(-1)?.lines.push(text);
    else found.push({ turn, heading: turn > 1 ? t.table.turn(turn) : t.table.before, lines: [text] });
  }
  return found;
}
