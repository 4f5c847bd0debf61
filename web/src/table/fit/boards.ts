/** How two boards share a height: each what it would like, else in proportion between what it must have and that. */

export interface Need {
  least: number;
  ideal: number;
}

/** The heights of the first (the servers) and the second. What nobody needs goes to the first. */
export function share(total: number, first: Need, second: Need): [number, number] {
  const spare = total - first.ideal - second.ideal;
  if (spare >= 0) return [first.ideal + spare * 0.7, second.ideal + spare * 0.3];
  const slack = first.ideal - first.least + second.ideal - second.least;
  const over = total - first.least - second.least;
  if (over <= 0 || slack <= 0) {
    const part = first.least / Math.max(1, first.least + second.least);
    return [total * part, total * (1 - part)];
  }
  const given = first.least + (over * (first.ideal - first.least)) / slack;
  return [given, total - given];
}
