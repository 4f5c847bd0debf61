/** Card titles inside running text: the log names cards, and each name can be looked at. */

export interface Part {
  text: string;
  /** The title, where the text is one. */
  title?: string;
}

type ByFirstWord = ReadonlyMap<string, readonly string[]>;

const WORD = /[\p{L}\p{N}]+/u;

/** Titles by their first word, the longest first. */
export function indexed(titles: Iterable<string>): ByFirstWord {
  const found = new Map<string, string[]>();
  for (const title of titles) {
    const first = WORD.exec(title)?.[0];
    if (!first) continue;
    const list = found.get(first) ?? [];
    list.push(title);
    found.set(first, list);
  }
  for (const list of found.values()) list.sort((a, b) => b.length - a.length);
  return found;
}

/** Whether a character belongs to a word, so that "Ash" is not found in "Ashigaru". */
const inWord = (character: string | undefined): boolean => character !== undefined && WORD.test(character);

/** A text as parts, some of which are titles. */
export function partsOf(text: string, index: ByFirstWord): Part[] {
  const parts: Part[] = [];
  let plain = 0;
  let next = 0;
  for (const match of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (match.index < next) continue;
    const title = index.get(match[0])?.find((candidate) => {
      // A title may open with a quotation mark or the like, before its first word.
      const start = match.index - candidate.indexOf(match[0]);
      return start >= plain && text.startsWith(candidate, start) && !inWord(text[start + candidate.length]);
    });
    if (!title) continue;
    const start = match.index - title.indexOf(match[0]);
    if (start > plain) parts.push({ text: text.slice(plain, start) });
    parts.push({ text: title, title });
    plain = start + title.length;
    next = plain;
  }
  if (plain < text.length) parts.push({ text: text.slice(plain) });
  return parts;
}
