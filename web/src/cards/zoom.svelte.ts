/**
 * Looking at a card closely: a peek while the pointer rests on it, or a window that stays, from a long press or a key.
 *
 *     <button {@attach zoomable(() => ({ title, live }))}>…</button>      <Zoom /> once on the page
 */

import type { CardView } from '$lib/wire';
import type { Attachment } from 'svelte/attachments';

export interface Subject {
  title: string;
  /** This copy on the table. */
  live?: Partial<CardView> | null;
}

const REST = 420;
/** Who only passes over a card does not want to read it. */
const PASSING = 90;
/** Who goes from card to card crosses gaps: the last one is shown meanwhile, so that nothing is drawn twice. */
const BETWEEN = 140;
const PRESS = 450;
const WOBBLE = 10;

class Zoom {
  /** Whether a card is shown when the pointer rests on it. */
  rests = true;
  /** What the pointer or the focus is on, at once: for a reader that has a place of its own. */
  over: Subject | null = $state.raw(null);
  /** What the pointer rests on, and where that is. */
  peek: (Subject & { at: DOMRect }) | null = $state.raw(null);
  /** What is shown until it is closed. */
  pinned: Subject | null = $state.raw(null);

  pin(subject: Subject): void {
    this.peek = null;
    this.pinned = subject;
  }

  close(): void {
    this.peek = null;
    this.pinned = null;
  }
}

export const zoom = new Zoom();

/** The end of a look, which another one may come before. */
let leaving: ReturnType<typeof setTimeout> | undefined;

/** Makes an element show a card: at rest of the pointer, on a long press, and on Z. `subject` gives null for an unknown card. */
export function zoomable(subject: () => Subject | null): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let passing: ReturnType<typeof setTimeout> | undefined;
    let pressedAt: [number, number] | null = null;
    /** A card may come to lie under a pointer that rests: only when the pointer moves, somebody looks at it. */
    let fresh = false;
    let swallow = false;

    const still = (): void => {
      clearTimeout(timer);
      pressedAt = null;
      zoom.peek = null;
    };
    const entered = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') return;
      passing = setTimeout(() => looked(subject), PASSING);
      fresh = true;
    };
    const rested = (): void => {
      if (!zoom.rests) return;
      fresh = false;
      clearTimeout(timer);
      timer = setTimeout(() => {
        const found = subject();
        if (found) zoom.peek = { ...found, at: element.getBoundingClientRect() };
      }, REST);
    };
    const pressed = (event: PointerEvent): void => {
      still();
      swallow = false;
      if (event.pointerType === 'mouse') return;
      pressedAt = [event.clientX, event.clientY];
      timer = setTimeout(() => {
        const found = subject();
        if (!found || !pressedAt) return;
        swallow = true;
        zoom.pin(found);
      }, PRESS);
    };
    const moved = (event: PointerEvent): void => {
      if (fresh && event.pointerType === 'mouse') rested();
      if (pressedAt && Math.hypot(event.clientX - pressedAt[0], event.clientY - pressedAt[1]) > WOBBLE) still();
    };
    // A long press has shown the card; it must not act as well.
    const clicked = (event: MouseEvent): void => {
      if (!swallow) return;
      swallow = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    // Nor may what the browser makes of a lifted finger: a press on whatever lies there now.
    const lifted = (event: TouchEvent): void => {
      if (!swallow) return;
      swallow = false;
      event.preventDefault();
    };
    const menu = (event: Event): void => {
      if (pressedAt || swallow) event.preventDefault();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'z' || event.ctrlKey || event.metaKey || event.altKey) return;
      const found = subject();
      if (!found) return;
      event.preventDefault();
      event.stopPropagation();
      zoom.pin(found);
    };

    const listening = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
      kind: K,
      hear: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ): void => element.addEventListener(kind, hear, { capture, passive: false, signal: listening.signal });
    // A focus can be lost in the middle of drawing: what that changes is changed after it.
    let seen: Subject | null = null;
    const looked = (at: () => Subject | null): void => {
      clearTimeout(leaving);
      queueMicrotask(() => (zoom.over = seen = at()));
    };
    const gone = (): void => {
      still();
      fresh = false;
      clearTimeout(passing);
    };
    const left = (): void => {
      gone();
      clearTimeout(leaving);
      leaving = setTimeout(() => (zoom.over = null), BETWEEN);
    };
    on('pointerenter', entered);
    on('pointerleave', left);
    on('focus', () => looked(subject));
    on('blur', () => looked(() => null));
    on('pointerdown', pressed);
    on('pointermove', moved);
    on('pointerup', still);
    on('pointercancel', still);
    on('touchend', lifted);
    on('click', clicked, true);
    on('contextmenu', menu);
    on('keydown', key);
    return () => {
      gone();
      if (seen !== null && zoom.over === seen) looked(() => null);
      listening.abort();
    };
  };
}
