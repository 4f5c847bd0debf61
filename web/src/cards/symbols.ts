/** Our own symbols of the game, each a path on a field of 16 by 16: `fill` is filled, `line` is stroked. */

export interface Shape {
  fill?: string;
  line?: string;
}

export const SYMBOLS = {
  credit: { line: 'M8 1.6 13.6 4.8V11.2L8 14.4 2.4 11.2V4.8z', fill: 'M8 4.8 10.8 6.4V9.6L8 11.2 5.2 9.6V6.4z' },
  'recurring-credit': {
    line: 'M13.3 8.9A5.6 5.6 0 1 1 12.4 4.6M13.2 1.8 12.9 5 9.8 4.7',
    fill: 'M8 5.4 10.3 6.7V9.3L8 10.6 5.7 9.3V6.7z',
  },
  click: {
    line: 'M8 1.7A6.3 6.3 0 1 1 1.7 8',
    fill: 'M8 8 2.6 4.6A6.4 6.4 0 0 1 7 1.7zM6.6 8A1.4 1.4 0 1 0 9.4 8 1.4 1.4 0 1 0 6.6 8z',
  },
  link: { line: 'M6.3 9.7 9.7 6.3M7 4.6 8.7 2.9A3 3 0 0 1 13 7.2L11.3 8.9M9 11.4 7.3 13.1A3 3 0 0 1 3 8.8L4.7 7.1' },
  memory: {
    line: 'M4 4H12V12H4zM6.2 1.6V4M9.8 1.6V4M6.2 12V14.4M9.8 12V14.4M1.6 6.2H4M1.6 9.8H4M12 6.2H14.4M12 9.8H14.4',
    fill: 'M6.4 6.4H9.6V9.6H6.4z',
  },
  subroutine: { line: 'M3 2V8.6H11', fill: 'M9.4 4.6 14.2 8.6 9.4 12.6z' },
  trash: { line: 'M3.4 4.4H12.6L11.8 14H4.2zM1.8 4.2H14.2M6 4V2H10V4M6.6 7V11.4M9.4 7V11.4' },
  strength: { line: 'M8 1.8 13.4 4V8C13.4 11.4 11 13.6 8 14.6 5 13.6 2.6 11.4 2.6 8V4z' },
  points: { fill: 'M8 1.4 10 6 14.8 6.4 11.1 9.6 12.3 14.4 8 11.8 3.7 14.4 4.9 9.6 1.2 6.4 6 6z' },
  advancement: { line: 'M3 8.4 8 3.4 13 8.4M3 13 8 8 13 13' },
  unique: { fill: 'M8 2 13 8 8 14 3 8z' },
  influence: { fill: 'M4 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0z' },
  tag: {
    line: 'M8 1.6V5M8 11V14.4M1.6 8H5M11 8H14.4M4 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
    fill: 'M6.8 8a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0z',
  },
  'bad-publicity': { line: 'M2 6.2H5L12.4 2.4V13.6L5 9.8H2zM5 9.8 6 14H8.2L7.4 11' },
  brain: {
    line: 'M8 3V13M8 3A2.6 2.6 0 0 0 3.6 4.4 2.8 2.8 0 0 0 2.6 8.8 2.6 2.6 0 0 0 4.4 12.4 2.4 2.4 0 0 0 8 13M8 3A2.6 2.6 0 0 1 12.4 4.4 2.8 2.8 0 0 1 13.4 8.8 2.6 2.6 0 0 1 11.6 12.4 2.4 2.4 0 0 1 8 13',
  },
  hand: { line: 'M5.4 3.6 10.6 2.2 13.2 11.8 8 13.2zM5 4.4 2.4 5.8 6 13.4 7.8 13.2' },
  deck: { line: 'M3 3.4H10.6V12.6H3zM12.2 4.8V14.2H5' },
  discard: { line: 'M2.6 5.4H13.4V13.4H2.6zM4.4 3H11.6M8 7.2V11.4M6.2 9.8 8 11.6 9.8 9.8' },
  virus: {
    line: 'M4.6 8a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0zM8 4.6V1.6M8 14.4V11.4M4.6 8H1.6M14.4 8H11.4M5.6 5.6 3.5 3.5M12.5 12.5 10.4 10.4M5.6 10.4 3.5 12.5M12.5 3.5 10.4 5.6',
  },
  power: { fill: 'M9.4 1 3 9.2H7.2L6.4 15 13 6.6H8.6z' },
  agenda: { line: 'M4 14.4V1.8H12.6L10.4 5 12.6 8.2H4' },
  rezzed: { fill: 'M3 3H13V13H3z' },
  unrezzed: { line: 'M3 3H13V13H3z' },
} as const satisfies Record<string, Shape>;

export type Symbol = keyof typeof SYMBOLS;

/** The marks of the factions: a shape beside every faction colour, so that colour is never the only signal. */
export const MARKS: Record<string, Shape> = {
  anarch: { line: 'M8 2.2 14 13.2H2zM1.4 9.8 14.6 6.4' },
  criminal: { line: 'M8 1.8 14.2 8 8 14.2 1.8 8z', fill: 'M8 5.4 10.6 8 8 10.6 5.4 8z' },
  shaper: { line: 'M2.4 2.4H10V10H2.4zM6 6H13.6V13.6H6z' },
  apex: { line: 'M2.4 3 8 8.4 13.6 3M2.4 7.4 8 12.8 13.6 7.4' },
  adam: { line: 'M8 1.8V14.2M2.4 5 13.6 11M13.6 5 2.4 11' },
  'sunny-lebeau': { line: 'M5 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM8 1.4V3.2M8 12.8V14.6M1.4 8H3.2M12.8 8H14.6' },
  'haas-bioroid': { line: 'M3.4 2V14M12.6 2V14M3.4 8H12.6', fill: 'M6.2 6.2H9.8V9.8H6.2z' },
  jinteki: {
    line: 'M2 8C4.4 3.8 11.6 3.8 14 8C11.6 12.2 4.4 12.2 2 8z',
    fill: 'M6.4 8a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0z',
  },
  nbn: {
    line: 'M2 11.6A8.4 8.4 0 0 1 14 11.6M4.6 13A4.8 4.8 0 0 1 11.4 13',
    fill: 'M6.6 6a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0zM7.4 2H8.6V5H7.4z',
  },
  'weyland-consortium': {
    line: 'M1.8 8a6.2 6.2 0 1 0 12.4 0a6.2 6.2 0 1 0-12.4 0zM2.6 11.4 13.4 4.6',
    fill: 'M8 1.8A6.2 6.2 0 0 1 13.2 4.6L8 8z',
  },
  neutral: { line: 'M3 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0z' },
};
