/**
 * A document as those see it who draw it: its first layers are followed name by name, and what lies deeper changes as a whole.
 *
 * What is drawn depends on the names that it reads, and is looked at again only when one of them has changed. To follow a document
 * down to the last number of every card would cost more than it saves: everything that goes through all cards would depend on
 * thousands of things. It relies on new documents sharing with the old ones what says the same (patch.ts).
 */

import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';

/** Which names of a document are followed name by name in turn, where they hold an object. */
export interface Depth {
  readonly [name: string]: Depth;
}

export class Layers<T extends object> {
  readonly #depth: Depth;
  readonly #names = new SvelteMap<string, unknown>();
  readonly #inner = new Map<string, Layers<object>>();
  /** The document, always the same object. */
  readonly seen: T;

  constructor(first: T, depth: Depth) {
    this.#depth = depth;
    this.seen = this.#window();
    this.follow(first);
  }

  /** It is another document now. */
  follow(next: T): void {
    untrack(() => {
      for (const [name, value] of Object.entries(next)) this.#names.set(name, this.#layered(name, value));
      for (const name of [...this.#names.keys()]) if (!(name in next)) this.#names.delete(name);
    });
  }

  #layered(name: string, value: unknown): unknown {
    const depth = this.#depth[name];
    if (!depth || typeof value !== 'object' || value === null) return value;
    const inner = this.#inner.get(name);
    if (inner) inner.follow(value);
    const layers = inner ?? new Layers(value, depth);
    this.#inner.set(name, layers);
    return layers.seen;
  }

  #window(): T {
    const names = this.#names;
    return new Proxy({} as T, {
      get: (_, name) => (typeof name === 'string' ? names.get(name) : undefined),
      has: (_, name) => typeof name === 'string' && names.has(name),
      ownKeys: () => [...names.keys()],
      getOwnPropertyDescriptor: (_, name) =>
        typeof name === 'string' && names.has(name)
          ? { value: names.get(name), enumerable: true, configurable: true, writable: false }
          : undefined,
      set: () => false,
    });
  }
}
