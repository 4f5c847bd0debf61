/** A list whose newest line stays in sight: when lines come and when its size changes, unless its reader has scrolled up. */

import type { Attachment } from 'svelte/attachments';
import { untrack } from 'svelte';

/** Nearer to the end than this is at the end, in pixels. */
const NEAR = 48;

/** `count` is read again whenever it may have changed; `told` hears whether the newest line is followed. */
export function sticky(
  count: () => number,
  told: (following: boolean) => void = () => undefined,
): Attachment<HTMLElement> {
  return (box) => {
    let following = true;
    let [width, height] = [box.clientWidth, box.clientHeight];
    const show = (): void => {
      if (following) box.scrollTop = box.scrollHeight;
    };
    // A change of size moves the list as well, which is not its reader's doing.
    const scrolled = (): void => {
      if (box.clientHeight !== height || box.clientWidth !== width) return;
      following = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
      told(following);
    };
    const resized = new ResizeObserver(() => {
      [width, height] = [box.clientWidth, box.clientHeight];
      show();
    });
    resized.observe(box);
    const grown = new MutationObserver(show);
    grown.observe(box, { childList: true, subtree: true });
    box.addEventListener('scroll', scrolled, { passive: true });
    untrack(count);
    show();
    return () => {
      resized.disconnect();
      grown.disconnect();
      box.removeEventListener('scroll', scrolled);
    };
  };
}
