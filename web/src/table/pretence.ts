/**
 * Where somebody is asked only so that their pause tells nothing, the table passes for them. It takes as long as they took where they
 * had something to decide: nobody who waits can tell the one from the other.
 */

const KEPT = 12;
/** Before that many, a pause is made up. */
const ENOUGH = 3;
const LEAST = 700;
const MOST = 4000;
const MADE_UP = { from: 1200, to: 2600 };

export class Pretence {
  #taken: number[] = [];

  /** So many milliseconds somebody took in a window in which they could do something. */
  took(milliseconds: number): void {
    this.#taken = [...this.#taken, Math.min(MOST, Math.max(LEAST, milliseconds))].slice(-KEPT);
  }

  /** How long the next pause is to be. `chance` gives a number from 0 to 1. */
  pause(chance: () => number = Math.random): number {
    if (this.#taken.length < ENOUGH) return MADE_UP.from + chance() * (MADE_UP.to - MADE_UP.from);
    return this.#taken[Math.floor(chance() * this.#taken.length)]!;
  }
}
