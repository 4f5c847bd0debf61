/** Which ideas of the game somebody has met, kept on this device. */

import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import concepts from './concepts.json';

const KEY = 'learnt';
export const CONCEPTS: readonly { id: string; rule: string }[] = concepts;

function stored(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? CONCEPTS.map(({ id }) => id).filter((id) => kept.includes(id)) : [];
  } catch {
    return []; // storage is closed to us, or holds something strange
  }
}

class Progress {
  #met = new SvelteSet<string>(stored());
  /** How often each lesson was shown since the page was opened. */
  #shown = new SvelteMap<string, number>();

  has(id: string): boolean {
    return this.#met.has(id);
  }

  get count(): number {
    return this.#met.size;
  }

  times(lesson: string): number {
    return this.#shown.get(lesson) ?? 0;
  }

  show(lesson: string): void {
    this.#shown.set(lesson, this.times(lesson) + 1);
  }

  meet(ids: readonly string[]): void {
    const fresh = ids.filter((id) => !this.#met.has(id));
    if (fresh.length === 0) return;
    for (const id of fresh) this.#met.add(id);
    this.#keep();
  }

  #keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify([...this.#met]));
    } catch {
      // It holds until the page is closed.
    }
  }
}

export const progress = new Progress();
