/** How this device shows the table: the pace of what happens, sounds, notices, a folder of pictures. Kept in the browser. */

export type Speed = 'slow' | 'normal' | 'fast' | 'off';

interface Kept {
  speed: Speed;
  /** Of sounds, from 0 to 1. */
  volume: number;
  /** Tell the system when a move is waited for and the page is not looked at. */
  notify: boolean;
  /** Whether the rail beside the table is folded away. */
  folded: boolean;
  /** Pass without a press where nothing else can be done. */
  passes: boolean;
}

const NAME = 'table';
const FIRST: Kept = { speed: 'normal', volume: 0.5, notify: false, folded: false, passes: true };

function read(): Kept {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(NAME) ?? '{}') as Partial<Kept>) };
  } catch {
    return FIRST; // storage is closed to us, or holds something else
  }
}

class Settings {
  #kept: Kept = $state(read());

  get speed(): Speed {
    return this.#kept.speed;
  }

  set speed(speed: Speed) {
    this.#keep({ speed });
  }

  get volume(): number {
    return this.#kept.volume;
  }

  set volume(volume: number) {
    this.#keep({ volume });
  }

  get notify(): boolean {
    return this.#kept.notify;
  }

  set notify(notify: boolean) {
    this.#keep({ notify });
  }

  get folded(): boolean {
    return this.#kept.folded;
  }

  set folded(folded: boolean) {
    this.#keep({ folded });
  }

  get passes(): boolean {
    return this.#kept.passes;
  }

  set passes(passes: boolean) {
    this.#keep({ passes });
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(NAME, JSON.stringify(this.#kept));
    } catch {
      // The choice holds until the page is closed.
    }
  }
}

export const settings = new Settings();
