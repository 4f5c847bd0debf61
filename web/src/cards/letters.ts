/** How wide words are, counted in ordinary letters: no word of a title is cut, whatever it is made of ("Mammon", "Commercialization"). */

const WIDE = /[mwMW@]/;
const NARROW = /[fijlrtIJ'’.,:;!|()[\] -]/;
const CAPITAL = /\p{Lu}|&/u;

function letter(character: string): number {
  if (WIDE.test(character)) return 1.5;
  if (NARROW.test(character)) return 0.7;
  return CAPITAL.test(character) ? 1.2 : 1;
}

/** How wide a text is. */
export function letters(text: string): number {
  return Math.round(10 * Array.from(text).reduce((sum, character) => sum + letter(character), 0)) / 10;
}

/** How wide its longest word is, at least one letter. */
export function longestWord(text: string): number {
  return Math.max(1, ...text.split(/[\s-]+/).map(letters));
}

/** The narrowest place in which a text stands on so many lines, whole words on each: as wide as its widest line there. */
export function inLines(text: string, lines: number): number {
  const words = text.split(/(?<=-)|\s+/).filter(Boolean);
  const wide = (from: number, to: number): number => letters(words.slice(from, to).join(' '));
  const narrowest = (from: number, left: number): number => {
    if (left === 1) return wide(from, words.length);
    let best = wide(from, words.length);
    for (let to = from + 1; to < words.length; to += 1)
      best = Math.min(best, Math.max(wide(from, to), narrowest(to, left - 1)));
    return best;
  };
  return Math.max(1, narrowest(0, lines));
}
