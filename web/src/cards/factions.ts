/** Factions: their colours (tokens of the theme) and the key of their mark. */

const NAMED = new Set([
  'anarch',
  'criminal',
  'shaper',
  'apex',
  'adam',
  'sunny-lebeau',
  'haas-bioroid',
  'jinteki',
  'nbn',
  'weyland-consortium',
]);

/** The key of a faction's colour and mark; everything neutral shares one. */
export function factionKey(faction: string): string {
  return NAMED.has(faction) ? faction : 'neutral';
}

/** The colour of a faction, for a `style:` directive. */
export function factionColour(faction: string): string {
  return `var(--${factionKey(faction)})`;
}
