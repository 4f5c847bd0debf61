// Brings back the page whose notice is pressed, where a browser lets no page show notices itself (Android). It is registered
// by src/lib/service-worker.ts, for those who asked for notices; it answers no request and keeps nothing.
addEventListener('install', () => void skipWaiting());

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(comeBack(event.notification.data.address));
});

/** To the page at an address; else to another one of ours, or to a new one. */
async function comeBack(address) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => url === address) ?? pages[0];
  await (page ? page.focus() : clients.openWindow(address));
}
