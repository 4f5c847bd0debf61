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
  /** How many things are out of sight, by more than half, above and below. */
  over = $state(0);
  under = $state(0);
  #row: HTMLElement | undefined;

  /** Keep an eye on a row, on the `columns` in it and on the `things` in those. */
  readonly watch =
    (columns: string, things = '[data-card]'): Attachment<HTMLElement> =>
    (row) => {
      this.#row = row;
      const look = (): void => {
        this.#look(row, columns);
        this.#count(row, things);
      };
      const resized = new ResizeObserver(look);
      const observe = (): void => {
        for (const part of [row, ...row.children]) resized.observe(part);
      };
      // Looked at once it is laid out, which an observer tells of: a look in between would have the whole table laid out for it.
      const changed = new MutationObserver(() => {
        resized.unobserve(row);
        observe();
      });
      observe();
      changed.observe(row, { childList: true, subtree: true });
      row.addEventListener('scroll', look, { passive: true });
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

  /** Show what lies above (-1) or below (1). */
  rise(way: -1 | 1): void {
    if (this.#row) scrollSmoothly(this.#row, { top: this.#row.scrollTop + way * this.#row.clientHeight * 0.8 });
  }

  #count(row: HTMLElement, things: string): void {
    const scrolls = this.above || this.below;
    const { top, bottom, left, right } = row.getBoundingClientRect();
    const middles = (scrolls ? [...row.querySelectorAll(things)] : [])
      .map((thing) => thing.getBoundingClientRect())
      .filter((box) => box.right > left && box.left < right)
      .map((box) => (box.top + box.bottom) / 2);
    this.over = middles.filter((middle) => middle < top).length;
    this.under = middles.filter((middle) => middle > bottom).length;
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
