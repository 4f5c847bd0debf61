/** Calling somebody who looks elsewhere: a sound, the title of the tab, a notice of the system for those who asked for it. */

import { settings } from './settings.svelte';
import { chime } from './sound';
import { heralded } from './title';

/** Say that something has come that somebody waits for. `body`: more words for the notice. `address`: where it has come. */
export function call(words: string, body: string, address?: string): void {
  chime(settings.volume).catch((error: unknown) => console.warn(error));
  if (document.visibilityState !== 'hidden') return;
  heralded(words);
  notice(words, body, words, address);
}

/** A notice of the system, for those who asked for it. `tag`: what a later one replaces. */
export function notice(words: string, body: string, tag: string, address?: string): void {
  if (settings.notify) void shows(words, body, tag, address);
}

/**
 * Whether the browser shows a notice. On Android it lets no page make one, only a service worker: there one is registered.
 * `address`: the page that is wanted when it is pressed there; without one, this page.
 */
export async function shows(words: string, body: string, tag: string, address?: string): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  try {
    new Notification(words, { body, tag });
    return true;
  } catch {
    const { showsByWorker } = await import('./service-worker');
    return showsByWorker(words, { body, tag, data: { address: new URL(address ?? '', location.href).href } });
  }
}
