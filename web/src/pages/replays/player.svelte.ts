/** The player of a replay: where it stands, whether it runs by itself, and how fast. */

import type { Room } from '$lib/wire';
import type { Recording } from './recording';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds that a step is looked at, and that a character takes to read. */
const LOOK = 900;
const READ = 22;

export class Player {
  recording: Recording = $state.raw(undefined as unknown as Recording);
  at: number = $state(0);
  playing: boolean = $state(false);
  speed: Speed = $state(1);
  room: Room = $derived(this.recording.room(this.at));
  atStart: boolean = $derived(this.at === 0);
  atEnd: boolean = $derived(this.at >= this.recording.length);

  constructor(recording: Recording, at: number) {
    this.recording = recording;
    this.at = recording.clamped(at);
  }

  /** Look at the same moment through other eyes. */
  change(recording: Recording): void {
    this.recording = recording;
    this.at = recording.clamped(this.at);
  }

  go(at: number): void {
    this.at = this.recording.clamped(at);
    if (this.atEnd) this.playing = false;
  }

  forward = (): void => this.go(this.recording.forward(this.at));
  next = (): void => this.#byHand(this.recording.forward(this.at));
  back = (): void => this.#byHand(this.recording.back(this.at));
  nextTurn = (): void => this.#byHand(this.recording.nextTurn(this.at));
  previousTurn = (): void => this.#byHand(this.recording.previousTurn(this.at));
  first = (): void => this.#byHand(0);
  last = (): void => this.#byHand(this.recording.length);
  /** One choice, even where nothing is told of it. */
  nudge = (by: number): void => this.#byHand(this.at + by);
  jump = (at: number): void => this.#byHand(at);

  /** The next speed, and after the fastest the slowest. */
  faster = (): void => {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
  };

  toggle = (): void => {
    if (!this.playing && this.atEnd) this.at = 0;
    this.playing = !this.playing;
  };

  /** How long the present step stands before the next one comes. */
  get pause(): number {
    const words = this.recording.lines(this.at).reduce((sum, { text }) => sum + text.length + 1, 0);
    return (LOOK + words * READ) / this.speed;
  }

  #byHand(at: number): void {
    this.playing = false;
    this.go(at);
  }
}
