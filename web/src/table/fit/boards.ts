/** How two boards share a height: each what it would like, else in proportion between what it must have and that. */

export interface Need {
  least: number;
  ideal: number;
  /** What it gets before the other has anything more than a row: where the Runner stands is never out of sight. */
  must?: number;
}

/** What is left of a board that has to give way: a row of it, with the rest a scroll away. */
const ROW = 64;

/** The heights of the first (the servers) and the second. What nobody needs goes to the first. */
export function share(total: number, first: Need, second: Need): [number, number] {
  const spare = total - first.ideal - second.ideal;
  if (spare >= 0) return [first.ideal + spare * 0.7, second.ideal + spare * 0.3];
  const slack = first.ideal - first.least + second.ideal - second.least;
  const over = total - first.least - second.least;
  if (over <= 0 || slack <= 0) {
    const part = (total * first.least) / Math.max(1, first.least + second.least);
    const given = Math.max(part, Math.min(first.must ?? 0, total - Math.min(ROW, second.least)));
    return [given, total - given];
  }
  const given = first.least + (over * (first.ideal - first.least)) / slack;
  return [given, total - given];
}
