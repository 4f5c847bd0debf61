/** Calling somebody who looks elsewhere: a sound, the title of the tab, a notice of the system for those who asked for it. */

import { settings } from './settings.svelte';
import { chime } from './sound';
import { heralded } from './title';

/** Shows what is pressed on a phone, and brings the page back (web/public/notices.js). */
const WORKER = '/notices.js';

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
    return showsByWorker(words, { body, tag, data: { address: new URL(address ?? '', location.href).href } });
  }
}

async function showsByWorker(words: string, options: NotificationOptions): Promise<boolean> {
  try {
    await navigator.serviceWorker.register(WORKER);
    const worker = await navigator.serviceWorker.ready;
    await worker.showNotification(words, options);
    return true;
  } catch (error) {
    console.info(error);
    return false;
  }
}

/** No notices are wanted any more: nothing is left of what showed them. */
export async function stopNotices(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  await worker?.unregister();
}
