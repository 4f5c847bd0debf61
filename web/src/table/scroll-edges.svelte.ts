/** What lies beyond the edges of a row that scrolls, so that nothing is overlooked there. */

import type { Attachment } from 'svelte/attachments';
import { scrollSmoothly } from './smooth-scroll';

/** Less of a thing than this is not worth a sign, in pixels. */
const LITTLE = 12;

export class Edges {
  /** How many columns are out of sight, by more than half, on the left and on the right. */
  before = $state(0);
  after = $state(0);
  above = $state(false);
  below = $state(false);
  #row: HTMLElement | undefined;

  /** Keep an eye on a row and on the `columns` in it. */
  readonly watch =
    (columns: string): Attachment<HTMLElement> =>
    (row) => {
      this.#row = row;
      const look = (): void => this.#look(row, columns);
      const resized = new ResizeObserver(look);
      const changed = new MutationObserver(look);
      resized.observe(row);
      for (const child of row.children) resized.observe(child);
      changed.observe(row, { childList: true, subtree: true });
      row.addEventListener('scroll', look, { passive: true });
      look();
      return () => {
        resized.disconnect();
        changed.disconnect();
        row.removeEventListener('scroll', look);
      };
    };

  /** Show what lies to the left (-1) or to the right (1). */
  go(way: -1 | 1): void {
    if (this.#row) scrollSmoothly(this.#row, { left: this.#row.scrollLeft + way * this.#row.clientWidth * 0.8 });
  }

  #look(row: HTMLElement, columns: string): void {
    const middles = [...row.querySelectorAll<HTMLElement>(columns)].map(
      (column) => column.offsetLeft + column.offsetWidth / 2,
    );
    this.before = middles.filter((middle) => middle < row.scrollLeft).length;
    this.after = middles.filter((middle) => middle > row.scrollLeft + row.clientWidth).length;
    this.above = row.scrollTop > LITTLE;
    this.below = row.scrollHeight - row.clientHeight - row.scrollTop > LITTLE;
  }
}
