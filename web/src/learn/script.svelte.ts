/** A scripted lesson as it is taken: where it stands, and what of the table's offers goes on. */

import type { Lesson, LessonFrame, Room } from '$lib/wire';
import type { Actions } from '../table/actions';

/** Beside what is asked for nothing can be done in a lesson. */
export class NotNow extends Error {}

export class Script {
  readonly lesson: Lesson;
  at: number = $state(0);
  frame: LessonFrame = $derived.by(() => this.lesson.frames[this.at]!);
  room: Room = $derived(this.frame.room);
  over: boolean = $derived.by(() => this.at === this.lesson.frames.length - 1);
  readonly #refusal: string;

  /** `refusal` says that something else is to be done now. */
  constructor(lesson: Lesson, refusal: string) {
    this.lesson = lesson;
    this.#refusal = refusal;
  }

  next = (): void => {
    this.at = Math.min(this.at + 1, this.lesson.frames.length - 1);
  };

  back = (): void => {
    this.at = Math.max(0, this.at - 1);
  };

  /** What is done at the table: the one thing that is asked for goes on. */
  get actions(): Actions {
    const not = (): Promise<never> => Promise.reject(new NotNow(this.#refusal));
    const offered = (): Promise<void> => {
      if (this.frame.act === null) return not();
      this.next();
      return Promise.resolve();
    };
    return {
      choose: offered,
      shortcut: offered,
      passOn: not,
      whyNot: () => Promise.resolve({ message: this.#refusal }),
      say: not,
      stops: not,
      yields: not,
      orders: not,
      lookBack: not,
      undo: () => Promise.resolve(this.back()),
      concede: not,
      claim: not,
      offerDraw: not,
      rematch: not,
      accept: not,
      decline: not,
      withdraw: not,
    };
  }
}

/** The lesson that is open, for the one who speaks beside the table. */
class Open {
  script: Script | null = $state.raw(null);
}

export const open = new Open();
