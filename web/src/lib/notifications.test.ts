import { afterEach, expect, test, vi } from 'vitest';
import { notice, shows } from './notifications';
import { settings } from './settings.svelte';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a browser that lets no page make a notice costs nobody more than the notice', () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(settings, 'notify', 'get').mockReturnValue(true);
  const refused = vi.fn(function () {
    throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.');
  });
  vi.stubGlobal('Notification', refused);
  notice('Your move', 'Ada waits.', 'game');
  expect(refused).toHaveBeenCalledOnce();
  expect(shows('Your move', 'Ada waits.', 'game')).toBe(false);
});

test('nobody who has not asked for them is shown any', () => {
  const made = vi.fn(function () {});
  vi.stubGlobal('Notification', made);
  notice('Your move', 'Ada waits.', 'game');
  expect(made).not.toHaveBeenCalled();
});
