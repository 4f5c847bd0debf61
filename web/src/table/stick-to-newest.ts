/** A list whose newest line stays in sight: when lines come or grow and when its size changes, until its reader scrolls up. */

import type { Attachment } from 'svelte/attachments';

/** Nearer to the end than this is at the end, in pixels. */
const NEAR = 48;
/** So long after the wheel was turned, or a key pressed, the list still moves because of it, in milliseconds. */
const LASTING = 1000;

/** `told` hears whether the newest line is followed. */
export function sticky(told: (following: boolean) => void = () => undefined): Attachment<HTMLElement> {
  return (box) => {
    let following = true;
    let moved = -Infinity;
    let held = false;
    let top = 0;
    const show = (): void => {
      if (following) box.scrollTop = box.scrollHeight;
      top = box.scrollTop;
    };
    // Lines that grow, and a change of size, move the list as well: only what its reader does stops it.
    const scrolled = (): void => {
      const end = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
      const up = box.scrollTop < top && (held || performance.now() - moved < LASTING);
      if (end) following = true;
      else if (up) following = false;
      if (following && !end) show();
      top = box.scrollTop;
      told(following);
    };
    const input = (): void => {
      moved = performance.now();
    };
    const press = (): void => {
      held = true;
    };
    const release = (): void => {
      if (held) input();
      held = false;
    };
    const resized = new ResizeObserver(show);
    const watch = (): void => {
      for (const line of box.children) resized.observe(line);
    };
    // A new line is shown once it is laid out, which the other observer tells of.
    const grown = new MutationObserver(watch);
    resized.observe(box);
    watch();
    grown.observe(box, { childList: true });
    const passive = { passive: true };
    for (const kind of ['wheel', 'touchmove', 'keydown']) box.addEventListener(kind, input, passive);
    box.addEventListener('pointerdown', press, passive);
    box.addEventListener('scroll', scrolled, passive);
    for (const kind of ['pointerup', 'pointercancel']) window.addEventListener(kind, release, passive);
    return () => {
      resized.disconnect();
      grown.disconnect();
      for (const kind of ['wheel', 'touchmove', 'keydown']) box.removeEventListener(kind, input);
      box.removeEventListener('pointerdown', press);
      box.removeEventListener('scroll', scrolled);
      for (const kind of ['pointerup', 'pointercancel']) window.removeEventListener(kind, release);
    };
  };
}
