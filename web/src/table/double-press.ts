/** A double click, a double tap, or a key hit twice: one press, whatever has come to lie there since the first. */

/** Presses of the same key, or at the same place, that are less than this apart are one. Who means two takes longer. */
export const TWICE = 280;
/** So far apart two clicks are at the same place, in pixels: a finger is broad. */
const NEAR = 24;

export interface Press {
  /** When it was pressed, which is not when it is dealt with. */
  at: number;
  /** Where a pointer pressed; a key has no place. */
  x: number;
  y: number;
  /** Which key was. */
  key?: string;
}

export function pressOf(event: MouseEvent | KeyboardEvent): Press | null {
  const at = event.timeStamp;
  if (event instanceof KeyboardEvent) return { at, x: 0, y: 0, key: event.key };
  return event.detail === 0 ? null : { at, x: event.clientX, y: event.clientY }; // a key has pressed the button
}

export class DoublePress {
  #last: Press | null = null;
  /** Whether the last press was no press of its own. */
  #void = false;

  /** Whether a press is the second of two. `acted`: when a press last did something. Two that only look around are two. */
  again(press: Press | null, acted: number): boolean {
    if (!press) return false;
    const last = this.#last;
    this.#last = press;
    this.#void = last !== null && press.at - last.at < TWICE && same(last, press) && (this.#void || acted >= last.at);
    return this.#void;
  }
}

const same = (one: Press, other: Press): boolean =>
  one.key === other.key && Math.hypot(one.x - other.x, one.y - other.y) < NEAR;
