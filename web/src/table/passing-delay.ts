/**
 * Where somebody is asked only so that their pause tells nothing, the table passes for them. It takes about as long as they took where
 * they had something to do and passed: nobody who waits can tell the one from the other. About: the very same time twice would tell.
 */

const KEPT = 12;
/** Before that many, a pause is made up. */
const ENOUGH = 3;
/** With its spread still longer than a press takes to count (`SLIP`): the pass would be dropped. */
const LEAST = 400;
/** Who thinks for longer gives that away: it would hold the other up to pretend as long. */
const MOST = 6000;
const MADE_UP = { from: 700, to: 2600 };
/** By what part a pause is shorter or longer than the one that it is like. */
const SPREAD = 0.2;

export class PassingDelay {
  #taken: number[] = [];

  /** So many milliseconds somebody took to pass a window in which they could have done something. */
  took(milliseconds: number): void {
    this.#taken = [...this.#taken, Math.min(MOST, Math.max(LEAST, milliseconds))].slice(-KEPT);
  }

  /** How long the next pause is to be. `chance` gives a number from 0 to 1. */
  pause(chance: () => number = Math.random): number {
    if (this.#taken.length < ENOUGH) return MADE_UP.from + chance() * (MADE_UP.to - MADE_UP.from);
    const like = this.#taken[Math.floor(chance() * this.#taken.length)]!;
    return like * (1 + SPREAD * (2 * chance() - 1));
  }
}
