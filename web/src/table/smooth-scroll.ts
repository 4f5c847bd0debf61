/** Scrolling that explains where things went: as short as every other motion, which the browser's own is not. */

import { appearance } from '$lib/appearance.svelte';

const DURATION = 220;
const underway = new WeakMap<HTMLElement, number>();

const eased = (part: number): number => 1 - (1 - part) ** 3;

/** Scroll an element to a place; at once for people who asked for less motion. */
export function scrollSmoothly(element: HTMLElement, to: { left?: number; top?: number }): void {
  cancelAnimationFrame(underway.get(element) ?? 0);
  const from = { left: element.scrollLeft, top: element.scrollTop };
  const end = { left: to.left ?? from.left, top: to.top ?? from.top };
  const began = performance.now();
  const step = (now: number): void => {
    const part = appearance.still ? 1 : Math.min(1, Math.max(0, now - began) / DURATION);
    // Half-way there is no place to snap to.
    element.style.scrollSnapType = part < 1 ? 'none' : '';
    element.scrollTo({
      left: from.left + (end.left - from.left) * eased(part),
      top: from.top + (end.top - from.top) * eased(part),
      behavior: 'instant',
    });
    if (part < 1) underway.set(element, requestAnimationFrame(step));
  };
  step(began);
}
