/** Getting to a place on a page whose content is still on its way. */

const PATIENCE = 5000;

/** Try with every frame until it is done, the reader does something else, or it has taken too long. */
export function retryEachFrame(attempt: () => boolean): void {
  const until = performance.now() + PATIENCE;
  let interrupted = false;
  const interrupt = (): void => {
    interrupted = true;
  };
  const kinds = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  const stop = (): void => kinds.forEach((kind) => window.removeEventListener(kind, interrupt));
  kinds.forEach((kind) => window.addEventListener(kind, interrupt, { once: true, passive: true }));
  const step = (): void => {
    if (interrupted || attempt() || performance.now() > until) stop();
    else requestAnimationFrame(step);
  };
  step();
}
