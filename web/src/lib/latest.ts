/**
 * Reading the same thing again and again: an answer that a later one has overtaken is not shown any more.
 *
 *     const newest = latestOnly();
 *     await newest(api.get('/api/rooms/{room}/messages', { path: { room } }), ({ messages }) => …);
 */

export type LatestOnly = <T>(answer: Promise<T>, take: (answer: T) => void) => Promise<void>;

export function latestOnly(): LatestOnly {
  let asked = 0;
  let taken = 0;
  return async (answer, take) => {
    const number = ++asked;
    const found = await answer;
    if (number < taken) return;
    taken = number;
    take(found);
  };
}
