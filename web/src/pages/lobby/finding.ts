/** Which of the open tables fits somebody who looks for an opponent. */

import type { TableSummary } from '$lib/wire';
import { t } from '$text';
import type { Side } from '../../lib/side';

/** What a table is called. One that looked for an opponent, and has found them, is called by the two. */
export function nameOf({ name, corp, runner }: Pick<TableSummary, 'name' | 'corp' | 'runner'>): string {
  return name === t.lobby.find.tableName && corp && runner ? t.lobby.between(corp.name, runner.name) : name;
}

/** Minutes a side has; none: no clock. */
export const PACES = [40, 20, 65, null] as const;
export type Pace = (typeof PACES)[number];

/** The table at which one looks for an opponent oneself. */
export function lookingAt(tables: readonly TableSummary[], mine: readonly string[]): TableSummary | null {
  const looks = ({ id, name, status, corp, runner }: TableSummary): boolean =>
    mine.includes(id) && name === t.lobby.find.tableName && status === 'open' && (corp === null || runner === null);
  return tables.find(looks) ?? null;
}

/** The seat that is free at a table. */
export const freeSeat = ({ corp, runner }: Pick<TableSummary, 'corp' | 'runner'>): Side | null =>
  corp === null ? 'corp' : runner === null ? 'runner' : null;

/** What a table must be to fit. */
export interface Sought {
  format: string;
  minutes: Pace;
  side: Side | 'random';
}

/** The table that has waited longest with somebody there, of this format and clock, with a free seat of the side, that anybody may join. */
export function fitting(
  tables: readonly TableSummary[],
  mine: readonly string[],
  { format, minutes, side }: Sought,
): TableSummary | null {
  const found = tables.filter((table) => {
    const [sitting, free] = [table.corp ?? table.runner, freeSeat(table)];
    return (
      table.status === 'open' &&
      free !== null &&
      (side === 'random' || side === free) &&
      sitting?.here === true &&
      sitting.bot === null &&
      !table.locked &&
      !table.visible_hands &&
      table.format === format &&
      table.minutes === minutes &&
      !mine.includes(table.id)
    );
  });
  return found.sort((one, other) => Date.parse(one.created_at) - Date.parse(other.created_at))[0] ?? null;
}

/**
 * The tables at which somebody has looked for an opponent for longer than one does oneself at a table (`own`). Two who press at the same
 * moment find none, and open one each: whoever opened theirs later goes to the other.
 */
export function before(tables: readonly TableSummary[], own: string): TableSummary[] {
  const ours = tables.find(({ id }) => id === own);
  if (!ours) return [];
  const ahead = (table: TableSummary): number => Date.parse(ours.created_at) - Date.parse(table.created_at);
  return tables.filter(
    (table) =>
      table.name === t.lobby.find.tableName && (ahead(table) > 0 || (ahead(table) === 0 && table.id < ours.id)),
  );
}
