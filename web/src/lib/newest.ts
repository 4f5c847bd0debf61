/**
 * Reading the same thing again and again: an answer that a later one has overtaken is not shown any more.
 *
 *     const newest = inOrder();
 *     await newest(api.get('/api/rooms/{room}/messages', { path: { room } }), ({ messages }) => …);
 */

export type InOrder = <T>(answer: Promise<T>, take: (answer: T) => void) => Promise<void>;

export function inOrder(): InOrder {
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
