/** Lists that are made anew with every change: what says the same as before is the same object, and nothing is drawn again for it. */

/** Gives lists in which what is as it was, by its key, stands for itself again. */
export function keeper<T extends object>(key: (item: T) => unknown): (items: readonly T[]) => T[] {
  let before = new Map<unknown, T>();
  return (items) => {
    const now = items.map((item) => {
      const old = before.get(key(item));
      return old && alike(old, item) ? old : item;
    });
    before = new Map(now.map((item) => [key(item), item]));
    return now;
  };
}

/** Whether two things say the same. */
export function alike<T extends object>(one: T, other: T): boolean {
  const keys = Object.keys(one) as (keyof T)[];
  return keys.length === Object.keys(other).length && keys.every((name) => Object.is(one[name], other[name]));
}
