/** Which accessed card waits to be answered: kept for as long as the tab is open, so that it is shown again when the page is loaded anew. */

const NAME = 'unanswered';

interface Kept {
  room: string;
  /** The number of the beat of the first such access. */
  since: number;
}

/** The number of the beat from which on accesses have not been answered; null where all are. */
export function unanswered(room: string): number | null {
  const kept = read();
  return kept?.room === room ? kept.since : null;
}

/** `since`: the first that is to be answered, null where none is. */
export function keepUnanswered(room: string, since: number | null): void {
  try {
    if (since !== null) sessionStorage.setItem(NAME, JSON.stringify({ room, since } satisfies Kept));
    else if (read() !== null) sessionStorage.removeItem(NAME);
  } catch {
    // storage is closed to us: it is shown for as long as the page stands
  }
}

function read(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(NAME) ?? 'null') as Kept | null;
  } catch {
    return null; // storage is closed to us, or holds something else
  }
}
