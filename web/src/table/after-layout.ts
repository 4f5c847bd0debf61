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
