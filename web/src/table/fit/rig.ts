/** How the Runner's installed cards share their part of the screen: columns are dealt so that the tallest group is lowest. */

export interface RigCard {
  id: number;
  /** How many rows it takes: two, and one for each card on it, however deep. */
  units: number;
}

export interface RigGroup {
  kind: string;
  cards: readonly RigCard[];
}

export interface RigFit {
  /** For each group its columns, as numbers of cards. */
  groups: { kind: string; columns: number[][]; rows: number }[];
  /** The height of a row in pixels: a card takes two. */
  unit: number;
  /** The width of a column. */
  width: number;
  scrolls: boolean;
}

export const TITLE = 18;
export const GAP = 4;
const NARROW = 118;
const WIDE = 236;
const LEAST = 20;
const IDEAL = 38;
const MOST = 60;
const FRAME = 14;

/** How high the rig would like to be, and how high it must be, at a width. */
export function rigNeed(groups: readonly RigGroup[], width: number): { least: number; ideal: number } {
  const rows = Math.max(0, ...fitRig(groups, width, 1000).groups.map((group) => group.rows));
  return rows
    ? { least: TITLE + FRAME + rows * (LEAST + GAP / 2), ideal: TITLE + FRAME + rows * (IDEAL + GAP / 2) }
    : { least: 40, ideal: 44 };
}

export function fitRig(groups: readonly RigGroup[], width: number, height: number): RigFit {
  const full = groups.filter(({ cards }) => cards.length > 0);
  if (full.length === 0) return { groups: [], unit: IDEAL, width: WIDE, scrolls: false };
  const free = width - full.length * (FRAME + 6);
  const room = Math.max(full.length, Math.floor((free + GAP) / (NARROW + GAP)));
  const dealt = full.map(() => 1);
  for (let left = room - full.length; left > 0; left -= 1) {
    const rows = full.map((group, index) => (dealt[index]! < group.cards.length ? rowsOf(group, dealt[index]!) : 0));
    const tallest = rows.indexOf(Math.max(...rows));
    if (rows[tallest] === 0) break;
    dealt[tallest]! += 1;
  }
  const found = full.map((group, index) => ({
    kind: group.kind,
    columns: columnsOf(group, dealt[index]!),
    rows: rowsOf(group, dealt[index]!),
  }));
  const rows = Math.max(...found.map((group) => group.rows));
  const unit = Math.floor((height - TITLE - FRAME) / rows - GAP / 2);
  const count = dealt.reduce((sum, columns) => sum + columns, 0);
  return {
    groups: found,
    unit: Math.max(LEAST, Math.min(MOST, unit)),
    width: Math.floor(Math.min(WIDE, (free - (count - full.length) * GAP) / count)),
    scrolls: unit < LEAST,
  };
}

/** The cards of a group in so many columns, each put where the least stands. */
function columnsOf(group: RigGroup, count: number): number[][] {
  const columns = Array.from({ length: count }, () => ({ ids: [] as number[], units: 0 }));
  for (const card of group.cards) {
    const lowest = columns.reduce((best, column) => (column.units < best.units ? column : best));
    lowest.ids.push(card.id);
    lowest.units += card.units;
  }
  return columns.map(({ ids }) => ids);
}

function rowsOf(group: RigGroup, count: number): number {
  const units = new Map(group.cards.map(({ id, units: rows }) => [id, rows]));
  return Math.max(
    ...columnsOf(group, count).map((column) => column.reduce((sum, id) => sum + (units.get(id) ?? 0), 0)),
  );
}
