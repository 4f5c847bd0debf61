/** Plays scenes one at a time: at a readable pace, never blocking, skipped at will. */

import type { Room } from '$lib/wire';
import { settings } from '$lib/settings.svelte';
import type { Side } from '../../lib/side';
import { hastened, scenes, type Scene } from './scenes';

const SPEEDS = { slow: 1.6, normal: 1, fast: 0.5, off: 0 } as const;
/** So long a scene still stands when its reader acts, in milliseconds. */
const CUT = 200;

export class BeatPlayer {
  /** What is shown now. */
  current: Scene | null = $state.raw(null);
  #queue: Scene[] = [];
  #room: string | null = null;
  #told = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What a room tells now. What it told before it was first looked at, or what is taken back, is not played. */
  hear(room: Room, mine: Side | null): void {
    const newest = room.beats.at(-1)?.number ?? 0;
    if (this.#room !== room.id || newest < this.#told) {
      this.clear();
      this.#room = room.id;
      this.#told = newest;
      return;
    }
    const fresh = room.beats.filter(({ number }) => number > this.#told);
    this.#told = newest;
    if (fresh.length === 0) return;
    const found = scenes(fresh, room.view, mine).filter((scene) => scene.kind === 'access' || this.#shown);
    this.#queue = hastened([...this.#queue, ...found]);
    if (!this.current) this.#next();
  }

  /** Somebody who looks elsewhere, or who wants none, is shown only what has to be answered. */
  get #shown(): boolean {
    return SPEEDS[settings.speed] > 0 && document.visibilityState === 'visible';
  }

  /** On to the next scene. */
  skip(): void {
    this.#next();
  }

  /** The reader acts: what stands is cut short, and what is small is left out. */
  cut(): void {
    this.#queue = this.#queue.filter(({ kind }) => kind !== 'glint');
    if (this.current?.ms == null) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), CUT);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.current = null;
  }

  /** Leave out everything that need not be answered. */
  skipAll(): void {
    this.#queue = this.#queue.filter(({ ms }) => ms === null);
    this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.current = this.#queue.shift() ?? null;
    if (this.current?.ms != null)
      this.#timer = setTimeout(() => this.#next(), this.current.ms * SPEEDS[settings.speed]);
  }
}
