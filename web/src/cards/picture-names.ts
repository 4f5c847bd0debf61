/** Which file of a folder shows which card: by the card's code or by its title, however that is written. */

import type { Card } from '$lib/wire';

const IMAGE = /\.(avif|gif|jpe?g|png|webp)$/i;

/** Letters and digits alone, without accents: "Déjà Vu.jpg" and "deja-vu.PNG" are the same. */
export function plain(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The key of a file, or null for what is no image. */
export function keyOf(file: string): string | null {
  return IMAGE.test(file) ? plain(file.replace(IMAGE, '')) : null;
}

/** The keys under which a card may be found, the surest first. */
export function keysOf(title: string, card: Pick<Card, 'code'> | undefined): string[] {
  const short = title.split(': ')[0]!;
  return [...(card ? [plain(card.code)] : []), plain(title), ...(short === title ? [] : [plain(short)])];
}
