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
  if (settings.notify && typeof Notification !== 'undefined') new Notification(words, { body, tag });
}
