/** The log, turn by turn: what was done, and under it what came of it. */

import type { LogLine } from '$lib/wire';
import { t } from '$text';
import type { Side } from '../lib/side';

export interface Entry {
  line: LogLine;
  /** How often the same line came in a row. */
  times: number;
  /** An effect, under what caused it. */
  under: boolean;
  /** Its place in the log, from 0. */
  at: number;
}

export interface Chapter {
  turn: number;
  side: Side | null;
  heading: string;
  entries: Entry[];
}

/** Lines by turn. The line that announces a turn is its heading; what comes before the first one is the setup. */
export function chapters(log: readonly LogLine[], mine: Side | null = null): Chapter[] {
  const found: Chapter[] = [];
  log.forEach((line, at) => {
    if (line.kind === 'turn') {
      const heading = line.side ? t.table.turnWhose(line.turn, line.side, line.side === mine) : t.table.turn(line.turn);
      const last = found.at(-1);
      // What was told of a turn before it was announced stands under the same heading.
      if (last?.turn === line.turn && (last.side !== null || line.turn > 1))
        Object.assign(last, { side: line.side ?? null, heading });
      else found.push({ turn: line.turn, side: line.side ?? null, heading, entries: [] });
      return;
    }
    if (found.at(-1)?.turn !== line.turn) {
      found.push({
        turn: line.turn,
        side: null,
        heading: line.turn > 1 ? t.table.turn(line.turn) : t.table.before,
        entries: [],
      });
    }
    const entries = found.at(-1)!.entries;
    const last = entries.at(-1);
    if (last && last.line.text === line.text && last.line.cause === line.cause) last.times += 1;
    else {
      const waiting = line.kind === 'install' ? beforeInstall(entries) : [];
      entries.push({ line, times: 1, under: !line.first && (line.cause != null || !line.side), at });
      // What is trashed before an install came of it, as far as a reader is concerned: it stands under it.
      entries.push(...waiting.map((entry) => ({ ...entry, under: true })));
    }
  });
  return found;
}

/** What was trashed before the install that comes now, with what came of that: taken off the end. */
function beforeInstall(entries: Entry[]): Entry[] {
  let from = entries.length;
  for (let place = from - 1; place >= 0 && (entries[place]!.under || entries[place]!.line.first); place -= 1)
    if (entries[place]!.line.first) from = place;
  return entries.splice(from);
}

export interface Part {
  text: string;
  /** The title of a card. */
  title?: string;
}

/** A line in parts: the titles that it names are set apart. */
export function parts(line: LogLine): Part[] {
  const titles = [...new Set(line.cards ?? [])].sort((a, b) => b.length - a.length);
  let found: Part[] = [{ text: line.text }];
  for (const title of titles) {
    found = found.flatMap((part) => (part.title ? [part] : split(part.text, title)));
  }
  return found.filter(({ text }) => text !== '');
}

function split(text: string, title: string): Part[] {
  const at = text.indexOf(title);
  if (at < 0) return [{ text }];
  return [{ text: text.slice(0, at) }, { text: title, title }, ...split(text.slice(at + title.length), title)];
}
