/**
 * A replay as something to move about in: the room after any number of steps, and where the next interesting one lies.
 *
 * Going back means starting again from an earlier room, so one is kept every so often.
 */

import { patched } from '$lib/patch';
import type { LogLine, Replay, ReplayStep, Room, Timeline } from '$lib/wire';

const KEPT_EVERY = 32;

export class Recording {
  readonly replay: Replay;
  readonly length: number;
  readonly timeline: Timeline;
  /** Where something happens that the log tells of, from the beginning to the end. */
  readonly stops: readonly number[];
  #kept: Room[];

  constructor(replay: Replay) {
    this.replay = replay;
    this.length = replay.steps.length;
    this.timeline = replay.timeline;
    const loud = replay.steps.filter((step) => !step.quiet).map((step) => step.number);
    this.stops = [...new Set([0, ...loud, this.length])];
    this.#kept = [replay.document];
  }

  /** The room after so many steps. */
  room(at: number): Room {
    const nearest = Math.min(Math.floor(at / KEPT_EVERY), this.#kept.length - 1);
    let room = this.#kept[nearest]!;
    for (let number = nearest * KEPT_EVERY + 1; number <= at; number += 1) {
      room = patched(room, this.step(number)?.operations ?? []);
      if (number === this.#kept.length * KEPT_EVERY) this.#kept.push(room);
    }
    return room;
  }

  /** The step that led to a moment; none leads to the beginning. */
  step(at: number): ReplayStep | undefined {
    return this.replay.steps[at - 1];
  }

  /** What the log says of a step. */
  lines(at: number): LogLine[] {
    const operations = this.step(at)?.operations ?? [];
    return operations
      .filter(([kind, path]) => kind === 'add' && path.length === 1 && path[0] === 'log')
      .flatMap(([, , lines]) => lines as LogLine[]);
  }

  /** The moment at which a line of the log had just been written. */
  atLine(line: number): number {
    let written = this.replay.document.log.length;
    for (let at = 0; at < this.length; at += 1) {
      if (written > line) return at;
      written += this.lines(at + 1).length;
    }
    return this.length;
  }

  /** A little before a line of the log was written: from there on it is seen how it came to it. */
  before(line: number): number {
    return this.back(this.back(this.atLine(line)));
  }

  clamped(at: number): number {
    return Math.max(0, Math.min(this.length, Math.round(at)));
  }

  forward(at: number): number {
    return this.stops.find((stop) => stop > at) ?? this.length;
  }

  back(at: number): number {
    return this.stops.findLast((stop) => stop < at) ?? 0;
  }

  nextTurn(at: number): number {
    return this.timeline.turns.find(({ step }) => step > at)?.step ?? this.length;
  }

  /** The beginning of this turn, or of the one before when we are there. */
  previousTurn(at: number): number {
    return this.timeline.turns.findLast(({ step }) => step < at)?.step ?? 0;
  }

  /** The stop that lies nearest. */
  nearest(at: number): number {
    return this.stops.reduce((best, stop) => (Math.abs(stop - at) < Math.abs(best - at) ? stop : best), 0);
  }
}
