/** A room that this client has entered: its document, kept up to date by numbered patches. */

import { Layers, type Depth } from './layers';
import { patched, PatchError } from './patch';
import type { Patch, Problem, Room, Snapshot } from './wire';

/** What is drawn from these parts is drawn from a part of them. */
const DEPTH: Depth = { view: { corp: {}, runner: {} } };

export class LiveRoom {
  readonly id: string;
  /** What the server shows us of the room; null until the first snapshot, and after the room is gone. */
  document: Room | null = $state.raw(null);
  #layers: Layers<Room> | null = null;
  /** The same, as a whole: another one with every patch. */
  #whole: Room | null = null;
  /** Why the room is closed to us. */
  problem: Problem | null = $state(null);
  /** Whether the document is up to date; false while the connection is away. */
  live: boolean = $state(false);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = 0;
  /** How many have entered it here. */
  holders = 0;
  #session: string | null = null;
  #number = 0;

  constructor(id: string) {
    this.id = id;
  }

  /** What to tell the server that we have, so that it sends only what is new. */
  get since(): { since: number; session: string } | Record<string, never> {
    return this.#session === null ? {} : { since: this.#number, session: this.#session };
  }

  snapshot(message: Snapshot): void {
    this.#session = message.session;
    this.#number = message.number;
    this.#whole = message.document;
    this.#layers = new Layers(message.document, DEPTH);
    this.document = this.#layers.seen;
    this.ahead = Date.parse(message.at) - Date.now();
    this.problem = null;
    this.live = true;
  }

  /** Apply a patch. False when it does not fit: then we have missed something and need a snapshot. */
  patch(message: Patch): boolean {
    if (this.#session === null || this.#whole === null) return true; // a snapshot is on its way
    if (message.number <= this.#number) return true; // we have it already
    if (message.number !== this.#number + 1) return this.#forget();
    try {
      this.#whole = patched(this.#whole, message.operations);
    } catch (error) {
      if (error instanceof PatchError) return this.#forget();
      throw error;
    }
    this.#layers?.follow(this.#whole);
    this.#number = message.number;
    this.live = true;
    return true;
  }

  gone(problem: Problem): void {
    this.#forget();
    this.document = this.#whole = this.#layers = null;
    this.problem = problem;
  }

  /** Start from nothing: we are somebody else now. What was shown stays until the new snapshot comes. */
  reset(): void {
    this.#forget();
    this.problem = null;
  }

  #forget(): false {
    this.#session = null;
    this.live = false;
    return false;
  }
}
