/** Finding people by name, as it is typed on a phone: in small letters, without accents. */

const LETTERS: Record<string, string> = { ø: 'o', đ: 'd', ð: 'd', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ı: 'i' };

export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øđðłßæœþı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a name holds what somebody looks for. */
export function called(name: string, wanted: string): boolean {
  return folded(name).includes(folded(wanted));
}
