/** Changes of a deck that are not saved yet, kept in this browser. */

import type { Contents, OpenedDeck } from '$lib/wire';

export interface Unsaved {
  /** The version that was changed. */
  basis: number;
  name: string;
  notes: string;
  format: OpenedDeck['format'];
  contents: Contents;
}

const key = (deck: string): string => `netrunner:deck:${deck}`;

/** What was kept of a deck; null when there is nothing, or nothing that can be read. */
export function kept(deck: string): Unsaved | null {
  try {
    const text = localStorage.getItem(key(deck));
    return text === null ? null : (JSON.parse(text) as Unsaved);
  } catch {
    return null; // no storage here, or somebody else's text under our key
  }
}

/** Whether it could be kept. */
export function keep(deck: string, unsaved: Unsaved): boolean {
  try {
    localStorage.setItem(key(deck), JSON.stringify(unsaved));
    return true;
  } catch {
    return false; // storage is full or forbidden: the page asks before it is left
  }
}

export function forgotten(deck: string): void {
  try {
    localStorage.removeItem(key(deck));
  } catch {
    // Where nothing can be kept, nothing is left to forget.
  }
}
