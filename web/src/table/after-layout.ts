/** What is drawn is laid out once a frame: whoever measures, or arranges by what was measured, does it after that and before it is painted. */

/** Call back once, when what has been drawn is laid out and not painted yet. Gives what calls that off. */
export function afterLayout(element: Element, then: () => void): () => void {
  const seen = new ResizeObserver(() => {
    seen.disconnect();
    then();
  });
  seen.observe(element);
  return () => seen.disconnect();
}

const waiting = new Map<Element, () => void>();
let early: ResizeObserver | undefined;

function told(entries: readonly ResizeObserverEntry[]): void {
  for (const { target } of entries) {
    early?.unobserve(target);
    const then = waiting.get(target);
    waiting.delete(target);
    then?.();
  }
}

/**
 * The same, right after sizes are bound (`bind:clientHeight`) and before anything is measured: what depends on both is laid out once
 * for both. Observers are told in the order in which they were made; this one is made when it is first asked for, by an effect. One
 * can wait for an element.
 */
export function onLayout(element: Element, then: () => void): () => void {
  early ??= new ResizeObserver(told);
  waiting.set(element, then);
  early.observe(element);
  return () => {
    if (waiting.get(element) !== then) return;
    waiting.delete(element);
    early?.unobserve(element);
  };
}
