/**
 * What a change brings along need not all be done in one frame: what can follow does so piece by piece, one in every frame, in the order
 * of `KINDS`. A slow machine then draws some frames in time instead of one that is late.
 */

const KINDS = [
  'scene',
  'choices',
  'marks',
  'stage',
  'servers',
  'line',
  'recap',
  'hand',
  'rig',
  'reader',
  'log',
] as const;
export type Kind = (typeof KINDS)[number];

interface Piece {
  kind: Kind;
  job: () => void;
}

export class Pieces {
  readonly #frame: (then: () => void) => unknown;
  readonly #waits: (waits: boolean) => void;
  #waiting: Piece[] = [];
  /** Whether a frame is asked for. */
  #asked = false;

  /** `frame` calls back when the next frame begins; `waits` hears whether anything is still to follow. */
  constructor(frame: (then: () => void) => unknown, waits: (waits: boolean) => void = () => undefined) {
    this.#frame = frame;
    this.#waits = waits;
  }

  /** Do it in a later frame: not in the next one, in which the change itself is drawn. Gives what calls it off. */
  later(kind: Kind, job: () => void): () => void {
    const piece = { kind, job };
    this.#waiting.push(piece);
    if (!this.#asked) {
      this.#asked = true;
      this.#waits(true);
      this.#frame(() => this.#frame(() => this.#next()));
    }
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== piece);
    };
  }

  /** Do everything now. */
  hurry(): void {
    const pieces = this.#waiting;
    this.#waiting = [];
    for (const { job } of pieces) job();
  }

  #next(): void {
    const [first] = KINDS.flatMap((kind) => this.#waiting.filter((piece) => piece.kind === kind));
    this.#waiting = this.#waiting.filter((piece) => piece !== first);
    this.#asked = this.#waiting.length > 0;
    if (this.#asked) this.#frame(() => this.#next());
    first?.job();
    if (!this.#asked) this.#waits(false); // unless what was done has brought something else along
  }
}
