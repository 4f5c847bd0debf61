/** What follows a change some frames later (pieces.ts). Whoever asked for less motion, or looks elsewhere, has it at once. */

import { appearance } from '$lib/appearance.svelte';
import { untrack } from 'svelte';
import { Pieces, type Kind } from './pieces';

/** While something is still to follow, the page says so: what measures it waits until it has settled. */
const pieces = new Pieces(
  (then) => requestAnimationFrame(then),
  (waits) => document.documentElement.toggleAttribute('data-settling', waits),
);

/** Whether what is drawn, moves: only then it matters how much is done in a frame. */
export function moves(): boolean {
  return !appearance.still && document.visibilityState === 'visible';
}

/** Do something in a frame of its own. Gives what calls it off. */
export function later(kind: Kind, job: () => void): () => void {
  if (moves()) return pieces.later(kind, job);
  job();
  return () => undefined;
}

/** No frames are drawn where nobody looks: nothing waits for them. */
export function hurryWhenHidden(): () => void {
  const hidden = (): void => {
    if (document.visibilityState === 'hidden') pieces.hurry();
  };
  document.addEventListener('visibilitychange', hidden);
  return () => document.removeEventListener('visibilitychange', hidden);
}

/** A value that follows: what is drawn from it is drawn after the rest of a change. To be asked for while a component is set up. */
export function afterwards<T>(kind: Kind, value: () => T): { readonly current: T } {
  const now = $derived.by(value);
  let shown = $state.raw(untrack(() => now));
  $effect(() => {
    const next = now;
    return later(kind, () => (shown = next));
  });
  return {
    get current() {
      return appearance.still ? now : shown;
    },
  };
}

/**
 * Values by name that follow a change one after the other, each in a frame of its own; what is new is there at once. What changes
 * twice in a `moment`, and what changes because a window does, does so at once as well.
 */
export function inTurn<T>(
  kind: Kind,
  moment: () => string,
  values: () => ReadonlyMap<string, T>,
): { of: (name: string, now: T) => T } {
  const now = $derived.by(values);
  let shown = $state.raw(untrack(() => now));
  let settled = untrack(moment);
  const same = (one: T | undefined, other: T): boolean => JSON.stringify(one) === JSON.stringify(other);

  $effect(() => {
    const next = now;
    const [before, at] = untrack(() => [shown, moment()] as const);
    const changed = [...next].filter(([name, value]) => before.has(name) && !same(before.get(name), value));
    if (changed.length === 0 || at === settled || !moves()) {
      shown = next;
      return;
    }
    const off = changed.map(([name, value], place) =>
      later(kind, () => {
        shown = new Map([...next].map(([each, fresh]) => [each, each === name ? value : (shown.get(each) ?? fresh)]));
        if (place === changed.length - 1) settled = at;
      }),
    );
    return () => off.forEach((callOff) => callOff());
  });

  return { of: (name, fresh) => (appearance.still ? fresh : (shown.get(name) ?? fresh)) };
}
