/** How two boards share a height: each what it would like, else in proportion between what it must have and that. */

export interface Need {
  least: number;
  ideal: number;
  /** What it gets before the other has anything more than a row: where the Runner stands is never out of sight. */
  must?: number;
}

/** What the other parts of a desk take of its height, in pixels: the opponent's strip, the bar, the frame, one's hand, its heads. */
const TAKEN = { strip: 44, bar: 110, frame: 36, hand: 156, heads: 62 };

/**
 * What gives way before a board scrolls: the hand shows only its heads, then the panel beside the table folds. `least`: the height
 * that both boards must have at a width. It goes by the window, not by what was laid out: nothing here depends on itself.
 */
export function givingWay(
  window: { width: number; height: number },
  panel: number,
  least: (width: number) => number,
): { hand: boolean; panel: boolean } {
  const free = window.height - TAKEN.strip - TAKEN.bar - TAKEN.frame;
  const must = least(window.width - panel - TAKEN.frame / 2);
  return { hand: must > free - TAKEN.hand, panel: must > free - TAKEN.heads };
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
