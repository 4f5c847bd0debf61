/** How long to wait before the next attempt to connect. */

const FIRST = 500;
const MOST = 20_000;

/**
 * Milliseconds before attempt `attempt` (0 is the first after a loss): doubled each time, up to a limit, and spread at random
 * over the upper half, so that the clients of a server that restarts do not all come at once.
 */
export function backoff(attempt: number, random: () => number = Math.random): number {
  const ceiling = Math.min(MOST, FIRST * 2 ** Math.min(attempt, 10));
  return Math.round(ceiling / 2 + (random() * ceiling) / 2);
}
