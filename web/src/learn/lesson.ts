/**
 * Which lesson belongs to what is going on. The table is `moments.json`; here it is only read, so that a test in Python can
 * read it the same way.
 */

import type { GameView, LogLine, ThreatView } from '$lib/wire';
import table from './moments.json';
import type { Side } from '../lib/side';

export interface Moment {
  key: string;
  concepts: string[];
}

interface Entry extends Moment {
  side?: string;
  at?: string[];
  ask?: string;
  about?: string;
  kinds?: string[];
  threat?: string;
  effect?: string;
  window?: boolean;
  run?: boolean;
  active?: string;
}

const MOMENTS: readonly Entry[] = table.moments;
const WAITING: readonly Entry[] = table.waiting;

/** "run 2.3", "corp turn 1.2", "setup". */
export function stepName({ timing }: Pick<GameView, 'timing'>): string {
  return timing.structure === 'setup' ? 'setup' : `${timing.structure.replace('-', ' ')} ${timing.number}`;
}

function fits(entry: Entry, view: GameView, side: Side): boolean {
  const { decision } = view;
  if (entry.side && entry.side !== side) return false;
  if (entry.at && !entry.at.includes(stepName(view))) return false;
  if (entry.active && entry.active !== view.active) return false;
  if (entry.run && view.run === null) return false;
  if (entry.window !== undefined && entry.window !== ((decision?.window ?? null) !== null)) return false;
  if (entry.kinds && !decision?.options?.some(({ kind }) => entry.kinds!.includes(kind))) return false;
  if (entry.ask && entry.ask !== decision?.ask) return false;
  if (entry.about && entry.about !== decision?.about?.title) return false;
  if (entry.threat && !decision?.threat?.[entry.threat as keyof ThreatView]) return false;
  return !entry.effect || decision?.options?.some(({ effects }) => effects?.includes(entry.effect!)) === true;
}

/** The lesson for the reader's decision; while the other side decides, the one for what they do. */
export function momentOf(view: GameView, side: Side): Moment {
  const mine = view.decision?.options != null && view.decision.side === side;
  const entries = mine ? MOMENTS : WAITING;
  return entries.find((entry) => fits(entry, view, side))!;
}

export interface News extends Moment {
  line: string;
}

/** What of the new lines of the log deserves a word, the weightiest first. */
export function newsOf(lines: readonly LogLine[], most = 2): News[] {
  const found: News[] = [];
  for (const { key, kind, concepts } of table.news) {
    const line = lines.findLast((each) => each.kind === kind);
    if (line !== undefined && found.length < most) found.push({ key, concepts, line: line.text });
  }
  return found;
}
