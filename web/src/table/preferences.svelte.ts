/** How somebody likes the table, kept on this device. */

import type { Caution } from './caution';

interface Kept {
  confirm: Caution;
  lastClick: boolean;
  peek: boolean;
}

const KEY = 'table';
const DEFAULTS: Kept = { confirm: 'people', lastClick: false, peek: true };

function stored(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return { ...DEFAULTS }; // storage is closed to us, or holds something strange
  }
}

class Preferences {
  #kept: Kept = $state(stored());

  get confirm(): Caution {
    return this.#kept.confirm;
  }

  set confirm(confirm: Caution) {
    this.#keep({ confirm });
  }

  get lastClick(): boolean {
    return this.#kept.lastClick;
  }

  set lastClick(lastClick: boolean) {
    this.#keep({ lastClick });
  }

  get peek(): boolean {
    return this.#kept.peek;
  }

  set peek(peek: boolean) {
    this.#keep({ peek });
  }

  #keep(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // The choice holds until the page is closed.
    }
  }
}

export const preferences = new Preferences();
