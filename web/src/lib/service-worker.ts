/** The service worker that shows notices where a browser lets no page make one (web/public/notices.js). Fetched when it is needed. */

const WORKER = '/notices.js';

export async function showsByWorker(words: string, options: NotificationOptions): Promise<boolean> {
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

/** No notices are wanted any more: nothing is left of what showed them. A browser that keeps nothing (a private window) has nothing to forget. */
export async function stopNotices(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const worker = await navigator.serviceWorker.getRegistration(WORKER);
    await worker?.unregister();
  } catch (error) {
    console.info(error);
  }
}
