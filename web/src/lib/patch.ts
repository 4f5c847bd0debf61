/**
 * Patches: how the document of a room changes (`Operation` in live/patch.py).
 *
 * `set` puts a value at a path, `del` deletes a key, `cut` shortens a list to a length, `add` appends items. They are applied in
 * order and in place, so that only what depends on a changed part is drawn again.
 */

import type { Patch } from './wire';

export type Operation = Patch['operations'][number];
type Step = Operation[1][number];

/** A patch that does not fit the document: the client has lost track and needs a new snapshot. */
export class PatchError extends Error {}

type Branch = Record<Step, unknown>;

function branch(value: unknown, path: Step[]): Branch {
  if (typeof value !== 'object' || value === null) throw new PatchError(`Nothing to change at ${path.join('/')}.`);
  return value as Branch;
}

function at(document: unknown, path: Step[]): unknown {
  return path.reduce<unknown>((value, step) => branch(value, path)[step], document);
}

function list(document: unknown, path: Step[]): unknown[] {
  const value = at(document, path);
  if (!Array.isArray(value)) throw new PatchError(`There is no list at ${path.join('/')}.`);
  return value;
}

/** The document after one operation; the same object unless the whole of it was set. */
function changed<T>(document: T, [kind, path, value]: Operation): T {
  if (kind === 'cut') {
    const items = list(document, path);
    if (typeof value !== 'number' || value > items.length) throw new PatchError(`Too short to cut: ${path.join('/')}.`);
    items.length = value;
    return document;
  }
  if (kind === 'add') {
    if (!Array.isArray(value)) throw new PatchError(`Nothing to add at ${path.join('/')}.`);
    list(document, path).push(...(value as unknown[]));
    return document;
  }
  const last = path.at(-1);
  if (last === undefined) {
    if (kind === 'del') throw new PatchError('A document cannot delete itself.');
    return value as T;
  }
  const parent = branch(at(document, path.slice(0, -1)), path);
  if (kind === 'del') delete parent[last];
  else parent[last] = value;
  return document;
}

/** Apply operations in order; gives the document, which is a new one only if all of it was set. */
export function patched<T>(document: T, operations: readonly Operation[]): T {
  return operations.reduce(changed, document);
}
