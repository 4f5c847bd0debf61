/** A line of card text as words and symbols: "1 [credit]: Break 1 subroutine." */

import { SYMBOLS, type Symbol } from './symbols';

export type Piece = { text: string } | { symbol: Symbol };

const MARKER = /\[([a-z-]+)\]/g;

function isSymbol(name: string): name is Symbol {
  return name in SYMBOLS;
}

/** The pieces of a line in order. A word in brackets that is no symbol of ours stays as it is written. */
export function pieces(line: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of line.matchAll(MARKER)) {
    const name = match[1]!;
    if (!isSymbol(name)) continue;
    if (match.index > end) found.push({ text: line.slice(end, match.index) });
    found.push({ symbol: name });
    end = match.index + match[0].length;
  }
  if (end < line.length) found.push({ text: line.slice(end) });
  return found;
}
