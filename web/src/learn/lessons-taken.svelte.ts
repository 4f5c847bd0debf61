/** Which of the scripted lessons somebody has taken, kept on this device. */

import { SvelteSet } from 'svelte/reactivity';

const KEY = 'lessons';

function stored(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
  } catch {
    return []; // storage is closed to us, or holds something strange
  }
}

class Taken {
  #names = new SvelteSet<string>(stored());

  has(name: string): boolean {
    return this.#names.has(name);
  }

  add(name: string): void {
    this.#names.add(name);
    try {
      localStorage.setItem(KEY, JSON.stringify([...this.#names]));
    } catch {
      // It counts until the page is closed.
    }
  }
}

export const taken = new Taken();
