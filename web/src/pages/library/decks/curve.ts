/** Counts along a row of numbers: a number that nothing has is a gap to be seen, not to be left out. */
export function curve(counts: Readonly<Record<string, number>>): [string, number][] {
  const numbers = Object.keys(counts)
    .filter((label) => /^\d+$/.test(label))
    .map(Number);
  if (numbers.length === 0) return Object.entries(counts);
  const from = Math.min(0, ...numbers);
  const row = Array.from({ length: Math.max(...numbers) - from + 1 }, (_, index) => String(from + index));
  const rest = Object.keys(counts).filter((label) => !row.includes(label));
  return [...row, ...rest].map((label) => [label, counts[label] ?? 0]);
}
