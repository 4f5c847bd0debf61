/**
 * How the servers share their part of the screen: columns as wide as there is room for, cards as high as their column allows.
 *
 * When columns would become too narrow, remote servers without ice become cells in rows, and short remotes share a column.
 */

import type { Need } from './boards';

/** What has to be known of a server: how many cards lie on each of its cards. */
export interface ServerNeed {
  name: string;
  central: boolean;
  /** A run on it: it keeps a column of its own. */
  attacked: boolean;
  ice: readonly number[];
  root: readonly number[];
  /** How many letters and lines the longest text among its ice and in its root has; nothing where none is known. */
  words?: { ice: Words; root: Words };
}

export interface Words {
  letters: number;
  lines: number;
}

export interface Column {
  servers: string[];
  /** The height of a piece of ice and of a card in the root, in pixels. */
  ice: number;
  root: number;
}

export interface ServerFit {
  columns: Column[];
  /** The width of a column, and of the one that is run on. */
  width: number;
  attacked: number;
  /** Servers without ice, as cells. */
  cells: string[];
  /** How many cells stand in a row, and how wide and high they are. */
  cellColumns: number;
  cellWidth: number;
  cellHeight: number;
  /** What lies between columns and between cells. */
  gap: number;
  /** Whether it does not fit all the same. */
  scrolls: boolean;
}

export const GAP = 6;
/** Gaps give way to a column that is run on first: what lies between them is moved, and not drawn anew. */
const LEAST_GAP = 3;
/** Narrower columns are arranged anew for a run: each pixel is a letter's. */
const ROOMY = 92;
/** What is left free at the end, for the line before the cells and the ring about one that can be chosen. */
const RING = 3;
/** What the frame around the servers takes of their height and width. */
export const EDGE = 4;
export const HEAD = 30;
export const CHIP = 24;
const PAD = 12;
const SPACE = 4;
const DIVIDER = 9;
/** What stands where a root is empty: a remote server says so; while it is run on, the Runner's place may be there. */
const EMPTY = { remote: 28, attacked: 22 };
const NARROW = 112;
const WIDE = 300;
const LEAST = 22;
const LEAST_COLUMN = 76;
/** The place for a new server, beside the columns; among cells it is one of them. */
export const NEW_SERVER = 76;
/** What is run on is to be read: narrower columns give way to it, down to the least. */
const ATTACKED = 128;
const LEAST_BESIDE = 72;
const CELL = { width: 92, narrow: 74, height: 66, least: 54, chip: 46 };
/** Where columns or cells would be narrower, cells become chips, in more rows: so their letters need not be small. */
const LEGIBLE = 88;

/** What a piece of ice and a card in the root are given where there is room, and the most, for a long text. */
const MOST = { ice: 88, root: 96 };
const TALLEST = 168;
/** Of a tile: what stands above its text, the width beside it, a letter, a line; narrower ones are read beside the table. */
const TEXT = { above: 40, beside: 52, letter: 5.6, line: 14, least: 120 };

/** How high a card has to be for a text to be read whole at a width. */
function wordy(words: Words | undefined, width: number): number {
  if (!words?.letters || width < TEXT.least) return 0;
  const rows = words.lines + Math.floor((words.letters * TEXT.letter) / (width - TEXT.beside));
  return Math.min(TALLEST, TEXT.above + rows * TEXT.line);
}

/** How high a column is with cards of these heights. */
export function columnHeight(server: ServerNeed, ice: number, root: number): number {
  const stack = (cards: readonly number[], one: number): number =>
    cards.reduce((sum, hosted) => sum + one + SPACE + hosted * (CHIP + 2), 0);
  const divider = server.ice.length && server.root.length ? DIVIDER : 0;
  return HEAD + PAD + divider + bare(server) + stack(server.root, root) + stack(server.ice, ice);
}

function bare(server: ServerNeed): number {
  if (server.root.length) return 0;
  return server.central ? (server.attacked ? EMPTY.attacked : 0) : EMPTY.remote;
}

/** How high the servers would like to be, how high they must be, and what the one that is run on needs of it. */
export function serversNeed(servers: readonly ServerNeed[]): Required<Need> {
  const most = (ice: number, root: number, of = servers): number =>
    Math.max(0, ...of.map((server) => columnHeight(server, ice, root)));
  return {
    least: most(LEAST, LEAST) + EDGE,
    ideal: most(44, 52) + 16,
    must:
      most(
        LEAST,
        LEAST,
        servers.filter(({ attacked }) => attacked),
      ) + EDGE,
  };
}

/** The heights of cards with which a column's servers fit one above the other. */
function heights(servers: readonly ServerNeed[], height: number, width: number): { ice: number; root: number } {
  const most = {
    ice: Math.max(MOST.ice, ...servers.map(({ words }) => wordy(words?.ice, width))),
    root: Math.max(MOST.root, ...servers.map(({ words }) => wordy(words?.root, width))),
  };
  const free = height - (servers.length - 1) * GAP;
  const tall = (share: number): number =>
    servers.reduce(
      (sum, server) =>
        sum + columnHeight(server, Math.max(LEAST, most.ice * share), Math.max(LEAST, most.root * share)),
      0,
    );
  let share = 1;
  while (share > 0.125 && tall(share) > free) share -= 0.025;
  return { ice: Math.floor(Math.max(LEAST, most.ice * share)), root: Math.floor(Math.max(LEAST, most.root * share)) };
}

const naked = (server: ServerNeed): boolean => !server.central && !server.attacked && server.ice.length === 0;

/** A run leaves the servers where they are and their cards as large as they are, where that can be: only what is run on becomes wider. */
export function fitServers(servers: readonly ServerNeed[], width: number, height: number, opening: boolean): ServerFit {
  const target = servers.find(({ attacked }) => attacked);
  if (!target) return arranged(servers, width, height, opening);
  const before = arranged(
    servers.map((server) => ({ ...server, attacked: false })),
    width,
    height,
    opening,
  );
  return widened(before, target, width, height, opening) ?? arranged(servers, width, height, opening);
}

/** Servers as they are arranged, with one of them run on; null where it has no column of its own, or no room in it. */
function widened(
  fit: ServerFit,
  target: ServerNeed,
  width: number,
  height: number,
  opening: boolean,
): ServerFit | null {
  const own = fit.columns.findIndex((column) => column.servers.length === 1 && column.servers[0] === target.name);
  if (own < 0 || fit.width < ROOMY || fit.scrolls || columnHeight(target, LEAST, LEAST) > height) return null;
  const across = fit.cells.length ? fit.cellColumns : 0;
  const wanted = across || fit.width < NARROW ? Math.max(0, ATTACKED - fit.width) : 0;
  const beside = fit.columns.length - 1;
  const taken =
    fit.columns.length * (fit.width + GAP) +
    (across ? across * (fit.cellWidth + GAP) + GAP : 0) +
    (opening && !across ? NEW_SERVER + GAP : 0);
  const blank = Math.min(wanted, Math.max(0, width + GAP - RING - taken));
  const gaps = beside + across;
  const gap = gaps ? Math.max(LEAST_GAP, GAP - Math.ceil((wanted - blank) / gaps)) : GAP;
  const left = Math.max(0, wanted - blank - gaps * (GAP - gap));
  const fromCells = Math.min(left, across * (fit.cellWidth - CELL.narrow));
  const narrower = beside ? Math.max(0, Math.min(fit.width - LEAST_BESIDE, (left - fromCells) / beside)) : 0;
  const attacked = Math.floor(fit.width + wanted - left + fromCells + beside * narrower);
  return {
    ...fit,
    columns: fit.columns.map((column, place) =>
      place === own ? { ...column, ...heights([target], height, fit.width) } : column,
    ),
    width: Math.floor(fit.width - narrower),
    attacked,
    cellWidth: fit.cellWidth - Math.ceil(fromCells / Math.max(1, across)),
    gap,
  };
}

function arranged(servers: readonly ServerNeed[], width: number, height: number, opening: boolean): ServerFit {
  const beside = width - (opening ? NEW_SERVER + GAP : 0);
  const wide = (beside - (servers.length - 1) * GAP) / servers.length;
  if (wide >= NARROW)
    return result(
      servers.map((server) => [server]),
      [],
      0,
      Math.min(WIDE, wide),
      height,
    );
  const cells = servers.filter(naked);
  const kept = servers.filter((server) => !naked(server));
  if (cells.length < 2) return shared(servers, beside, height, [], 0);
  const fit = inRows(kept, cells, width, height, opening, CELL.least);
  if (Math.min(fit.width, fit.cellWidth) >= LEGIBLE) return fit;
  const chips = inRows(kept, cells, width, height, opening, CELL.chip);
  return chips.cellColumns < fit.cellColumns && !chips.scrolls ? chips : fit;
}

/** Servers without ice as cells that are at least so high, the others in columns. */
function inRows(
  kept: readonly ServerNeed[],
  cells: readonly ServerNeed[],
  width: number,
  height: number,
  opening: boolean,
  least: number,
): ServerFit {
  const rows = Math.max(1, Math.floor((height + GAP) / (least + GAP)));
  /** However low the place is: beyond its right edge nothing would be seen, below its lower one it is a scroll away. */
  const most = Math.floor((width - kept.length * (LEAST_COLUMN + GAP) - GAP) / (CELL.narrow + GAP));
  const count = cells.length + (opening ? 1 : 0);
  const across = Math.max(1, Math.min(most, Math.ceil(count / rows)));
  return shared(kept, width, height, cells, across, Math.ceil(count / across), least);
}

/** Let short remotes share a column, two at a time, until the columns are wide enough. */
function shared(
  servers: readonly ServerNeed[],
  width: number,
  height: number,
  cells: readonly ServerNeed[],
  across: number,
  rows = 0,
  least = CELL.least,
): ServerFit {
  const taken = across ? across * (CELL.width + GAP) + GAP : 0;
  const groups = servers.map((server) => [server]);
  const wide = (): number => (width - taken - (groups.length - 1) * GAP) / groups.length;
  const short = (group: readonly ServerNeed[]): number =>
    group.reduce((sum, server) => sum + columnHeight(server, LEAST + 2, LEAST + 6), 0);
  while (wide() < NARROW) {
    const able = groups
      .filter((group) => group.length === 1 && !group[0]!.central && !group[0]!.attacked)
      .sort((a, b) => short(a) - short(b));
    const [one, other] = able;
    if (!one || !other || short(one) + short(other) + GAP > height) break;
    groups[groups.indexOf(one)] = [...one, ...other];
    groups.splice(groups.indexOf(other), 1);
  }
  const column = Math.min(WIDE, Math.max(LEAST_COLUMN, wide()));
  const left = width - groups.length * (column + GAP) - GAP;
  const cell = Math.max(CELL.narrow, across ? Math.min(CELL.width, Math.floor(left / across) - GAP) : CELL.width);
  if (column >= ATTACKED || !groups.some(([server]) => server!.attacked))
    return result(groups, cells, across, column, height, cell, rows, least);
  const wanted = ATTACKED - column;
  const fromCells = Math.min(wanted, across * (cell - CELL.narrow));
  const beside = groups.length - 1;
  const fromColumns = Math.min(wanted - fromCells, beside * Math.max(0, column - LEAST_BESIDE));
  return {
    ...result(
      groups,
      cells,
      across,
      column - (beside ? fromColumns / beside : 0),
      height,
      cell - Math.ceil(fromCells / Math.max(1, across)),
      rows,
      least,
    ),
    attacked: Math.floor(column + fromCells + fromColumns),
  };
}

function result(
  groups: readonly (readonly ServerNeed[])[],
  cells: readonly ServerNeed[],
  across: number,
  width: number,
  height: number,
  cell = CELL.width,
  rows = 0,
  least = CELL.least,
): ServerFit {
  const columns = groups.map((group) => ({ servers: group.map(({ name }) => name), ...heights(group, height, width) }));
  const tall = groups.some(
    (group) => group.reduce((sum, server) => sum + columnHeight(server, LEAST, LEAST), 0) > height,
  );
  const cellHeight = rows ? Math.min(CELL.height, Math.floor((height - (rows - 1) * GAP) / rows)) : CELL.height;
  return {
    columns,
    width: Math.floor(width),
    attacked: Math.floor(width),
    cells: cells.map(({ name }) => name),
    cellColumns: across,
    cellWidth: cell,
    cellHeight: Math.max(least, cellHeight),
    gap: GAP,
    scrolls: tall || cellHeight < least,
  };
}
