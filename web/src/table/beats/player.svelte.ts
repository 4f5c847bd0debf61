/** Plays scenes one at a time: at a readable pace, never blocking, skipped at will. */

import type { Room } from '$lib/wire';
import { settings } from '$lib/settings.svelte';
import type { Side } from '../../lib/side';
import { bearing, hastened, scenes, SHORT_BAND, type Scene } from './scenes';
import { keepUnanswered, unanswered } from './unanswered';

const SPEEDS = { slow: 1.6, normal: 1, fast: 0.5, off: 0 } as const;
/** So long a scene still stands when its reader acts or is asked about something else, in milliseconds. */
const CUT = 200;
/** So soon after what is shown has changed by itself, a key was meant for what stood before, in milliseconds. */
const SURPRISE = 250;

export class BeatPlayer {
  /** What is shown now. */
  current: Scene | null = $state.raw(null);
  #queue: Scene[] = [];
  #room: string | null = null;
  #told = 0;
  /** The decision that the reader has been asked for. */
  #asked: number | null = null;
  /** When what is shown began. */
  #began = 0;
  /** When a scene was over with nobody's doing. */
  #lapsedAt = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether what is shown has only just come. */
  get fresh(): boolean {
    return performance.now() - this.#began < SURPRISE;
  }

  /** Whether a scene was over just now with nobody's doing: a key that skips may come too late for it. */
  get lapsed(): boolean {
    return performance.now() - this.#lapsedAt < SURPRISE;
  }

  /**
   * What a room tells now. What it told before it was first looked at, or what is taken back, is not played, but for an access that has
   * not been answered. `idle`: what the reader is asked is answered for them, and interrupts nothing.
   */
  hear(room: Room, mine: Side | null, idle = false): void {
    const newest = room.beats.at(-1)?.number ?? 0;
    if (this.#room !== room.id || newest < this.#told) {
      const since = this.#room === room.id ? null : unanswered(room.id);
      this.clear();
      this.#room = room.id;
      this.#told = newest;
      if (since !== null)
        this.#queue = scenes(
          room.beats.filter(({ number }) => number >= since),
          room.view,
          mine,
        ).filter(({ kind }) => kind === 'access');
      this.#next();
      return;
    }
    const fresh = room.beats.filter(({ number }) => number > this.#told);
    this.#told = newest;
    const found = scenes(fresh, room.view, mine).filter((scene) => scene.kind === 'access' || this.#shown);
    this.#queue = hastened([...this.#queue, ...found]);
    const asked = !idle && mine !== null && room.view.decision?.side === mine ? (room.decision ?? null) : null;
    if (asked !== null && asked !== this.#asked) this.#interrupt(room);
    this.#asked = asked;
    if (this.current) this.#keep();
    else this.#next();
  }

  /** The reader is asked: what is of an earlier moment makes room. A band that has just begun stands until it can be read. */
  #interrupt({ beats, view }: Room): void {
    this.#queue = bearing(this.#queue, beats, view);
    const { current } = this;
    if (current?.ms == null) return;
    if (current.kind === 'band') this.#end(Math.max(CUT, SHORT_BAND - (performance.now() - this.#began)));
    else if (bearing([current], beats, view).length === 0) this.#end(CUT);
  }

  /** Somebody who looks elsewhere, or who wants none, is shown only what has to be answered. */
  get #shown(): boolean {
    return SPEEDS[settings.speed] > 0 && document.visibilityState === 'visible';
  }

  /** On to the next scene. */
  skip(): void {
    this.#next();
  }

  /** The reader presses something: what stands is cut short, and what is small is left out. */
  cut(): void {
    this.#queue = this.#queue.filter(({ kind }) => kind !== 'glint');
    if (this.current?.ms != null) this.#end(CUT);
  }

  /** The reader has chosen: of what came before only what matters most, if it was not shown yet, goes by before what comes of it. */
  leaveBehind(): void {
    this.#queue = this.#queue
      .filter(({ kind, ms }) => ms === null || kind === 'band')
      .map((scene) => (scene.ms === null ? scene : { ...scene, ms: Math.min(scene.ms, SHORT_BAND) }));
    this.cut();
  }

  /** On to the next scene in so many milliseconds, or when it would have come anyway. */
  #end(ms: number): void {
    const left = this.#began + (this.current?.ms ?? 0) * SPEEDS[settings.speed] - performance.now();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#lapse(), Math.min(ms, Math.max(0, left)));
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.current = null;
  }

  /** Leave out everything that need not be answered. */
  skipAll(): void {
    this.#queue = this.#queue.filter(({ ms }) => ms === null);
    if (this.current?.ms !== null) this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.current = this.#queue.shift() ?? null;
    this.#began = performance.now();
    this.#keep();
    if (this.current?.ms != null)
      this.#timer = setTimeout(() => this.#lapse(), this.current.ms * SPEEDS[settings.speed]);
  }

  /** Whoever loads the page anew, or comes back to the table, is shown what they have not answered. */
  #keep(): void {
    const first = [this.current, ...this.#queue].find((scene) => scene?.kind === 'access');
    if (this.#room !== null) keepUnanswered(this.#room, first?.beats[0]!.number ?? null);
  }

  #lapse(): void {
    this.#lapsedAt = performance.now();
    this.#next();
  }
}
