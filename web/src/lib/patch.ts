/**
 * Patches: how the document of a room changes (`Operation` in live/patch.py).
 *
 * `set` puts a value at a path, `del` deletes a key, `cut` shortens a list to a length, `add` appends items. They are applied in
 * order. The document that there was stays as it is, and the new one shares with it whatever says the same: so only what depends on
 * a changed part is drawn again, and what follows a few frames later (table/afterwards) can still show what was.
 */

import type { Patch } from './wire';

export type Operation = Patch['operations'][number];
type Step = Operation[1][number];

/** A patch that does not fit the document: the client has lost track and needs a new snapshot. */
export class PatchError extends Error {}

type Branch = Record<Step, unknown>;

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** Operations on one document. What has been copied for one of them is changed by the others. */
class Patching {
  #document: unknown;
  readonly #own = new Set<unknown>();

  constructor(document: unknown) {
    this.#document = document;
  }

  get result(): unknown {
    return this.#document;
  }

  apply([kind, path, value]: Operation): void {
    if (kind === 'cut') {
      const items = this.#list(path);
      if (typeof value !== 'number' || value > items.length)
        throw new PatchError(`Too short to cut: ${path.join('/')}.`);
      items.length = value;
    } else if (kind === 'add') {
      if (!Array.isArray(value)) throw new PatchError(`Nothing to add at ${path.join('/')}.`);
      this.#list(path).push(...(value as unknown[]));
    } else this.#set(kind, path, value);
  }

  #set(kind: 'set' | 'del', path: Step[], value: unknown): void {
    const last = path.at(-1);
    if (last === undefined) {
      if (kind === 'del') throw new PatchError('A document cannot delete itself.');
      this.#document = value;
      return;
    }
    const parent = this.#branch(path.slice(0, -1), path);
    if (kind === 'del') delete parent[last];
    else parent[last] = kept(parent[last], value);
  }

  #list(path: Step[]): unknown[] {
    const value = this.#branch(path, path);
    if (!Array.isArray(value)) throw new PatchError(`There is no list at ${path.join('/')}.`);
    return value;
  }

  /** The branch at the end of a path, to be changed: it and all above it are ours. `whole`: what is told when there is none. */
  #branch(path: Step[], whole: Step[]): Branch {
    let branch = this.#ours(this.#document, whole);
    this.#document = branch;
    for (const step of path) {
      const next = this.#ours(branch[step], whole);
      branch[step] = next;
      branch = next;
    }
    return branch;
  }

  #ours(value: unknown, path: Step[]): Branch {
    if (!isBranch(value)) throw new PatchError(`Nothing to change at ${path.join('/')}.`);
    if (this.#own.has(value)) return value;
    const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Branch;
    this.#own.add(copy);
    return copy;
  }
}

const idOf = (value: unknown): unknown => (isBranch(value) ? value.id : undefined);

/** A value that takes the place of another, with the other's parts wherever they say the same; cards are known by their numbers. */
function kept(before: unknown, now: unknown): unknown {
  if (before === now || !isBranch(before) || !isBranch(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  if (Array.isArray(before) && Array.isArray(now)) {
    const [old, items] = [before as unknown[], now as unknown[]];
    const known = new Map(old.filter((item) => idOf(item) !== undefined).map((item) => [idOf(item), item]));
    const list = items.map((item, place) => kept(known.size ? known.get(idOf(item)) : old[place], item));
    return list.length === old.length && list.every((item, place) => item === old[place]) ? old : list;
  }
  const names = Object.keys(now);
  let same = names.length === Object.keys(before).length;
  const merged: Branch = {};
  for (const name of names) {
    merged[name] = kept(before[name], now[name]);
    same &&= merged[name] === before[name] && name in before;
  }
  return same ? before : merged;
}

/** The document after operations in their order. Neither the one that is given nor what they hold is changed. */
export function patched<T>(document: T, operations: readonly Operation[]): T {
  const patching = new Patching(document);
  for (const operation of operations) patching.apply(operation);
  return patching.result as T;
}
