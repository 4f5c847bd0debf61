/** Calling somebody who looks elsewhere: a sound, the title of the tab, a notice of the system for those who asked for it. */

import { settings } from './settings.svelte';
import { chime } from './sound';
import { heralded } from './title';

/** Say that something has come that somebody waits for. `body`: more words for the notice. */
export function call(words: string, body: string): void {
  chime(settings.volume).catch((error: unknown) => console.warn(error));
  if (document.visibilityState !== 'hidden') return;
  heralded(words);
  notice(words, body, words);
}

/** A notice of the system, for those who asked for it. `tag`: what a later one replaces. */
export function notice(words: string, body: string, tag: string): void {
  if (settings.notify) shows(words, body, tag);
}

/**
 * Whether the browser shows a notice. On Android it lets no page make one, though it gives leave: that costs nobody more than the notice.
 */
export function shows(words: string, body: string, tag: string): boolean {
  if (typeof Notification === 'undefined') return false;
  try {
    new Notification(words, { body, tag });
    return true;
  } catch (error) {
    console.info(error);
    return false;
  }
}
