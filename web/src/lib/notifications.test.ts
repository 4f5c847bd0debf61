import { afterEach, expect, test, vi } from 'vitest';
import { notice, shows } from './notifications';
import { stopNotices } from './service-worker';
import { settings } from './settings.svelte';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A browser that lets no page make a notice, as on Android. */
function asOnAndroid(serviceWorker: object | undefined): void {
  vi.stubGlobal(
    'Notification',
    vi.fn(function () {
      throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.');
    }),
  );
  vi.stubGlobal('location', { href: 'https://games.example/games/1' });
  vi.stubGlobal('navigator', serviceWorker ? { serviceWorker } : {});
}

test('where pages may make no notices a service worker shows them', async () => {
  const showNotification = vi.fn();
  const register = vi.fn();
  asOnAndroid({ register, ready: Promise.resolve({ showNotification }) });
  expect(await shows('Your move', 'Ada waits.', 'game')).toBe(true);
  expect(register).toHaveBeenCalledWith('/notices.js');
  const data = { address: 'https://games.example/games/1' };
  expect(showNotification).toHaveBeenCalledWith('Your move', { body: 'Ada waits.', tag: 'game', data });
  await shows('Your game has begun.', '', 'begun', '/games/2');
  expect(showNotification.mock.lastCall?.[1]).toMatchObject({ data: { address: 'https://games.example/games/2' } });
});

test('a browser that shows notices by itself is given no service worker', async () => {
  const register = vi.fn();
  asOnAndroid({ register });
  const made = vi.fn(function () {});
  vi.stubGlobal('Notification', made);
  expect(await shows('Your move', 'Ada waits.', 'game')).toBe(true);
  expect(made).toHaveBeenCalledWith('Your move', { body: 'Ada waits.', tag: 'game' });
  expect(register).not.toHaveBeenCalled();
});

test('a browser that shows no notices at all costs nobody more than the notice', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(settings, 'notify', 'get').mockReturnValue(true);
  asOnAndroid(undefined);
  notice('Your move', 'Ada waits.', 'game');
  expect(await shows('Your move', 'Ada waits.', 'game')).toBe(false);
  await stopNotices();
});

test('a private window that refuses every service worker is told so, and nothing breaks', async () => {
  const said = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const refused = (): Promise<never> => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
  asOnAndroid({ register: refused, getRegistration: refused, ready: new Promise(() => undefined) });
  expect(await shows('Your move', 'Ada waits.', 'game')).toBe(false);
  await stopNotices();
  expect(said).toHaveBeenCalledTimes(2);
});

test('nobody who has not asked for them is shown any', () => {
  const made = vi.fn(function () {});
  vi.stubGlobal('Notification', made);
  notice('Your move', 'Ada waits.', 'game');
  expect(made).not.toHaveBeenCalled();
});
