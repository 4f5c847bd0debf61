import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveEvent } from './live.svelte';

const answer = (status: number, body: object): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
const page = (number: number): Response =>
  answer(200, { id: 'e1', number, players: [], you: { leads: false, player: null } });

const fetched = vi.fn<() => Promise<Response>>();
let stop: (() => void) | null = null;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched.mockReset());
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal(
    'WebSocket',
    class {
      readyState = 0;
      close(): void {}
      send(): void {}
    },
  );
});

afterEach(() => {
  stop?.();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['the network is away', () => Promise.reject(new TypeError('gone'))],
  ['everybody asks at once', () => Promise.resolve(answer(429, { message: 'That was too often.' }))],
  ['the server is starting', () => Promise.resolve(answer(503, { message: 'Not yet.' }))],
])('a page that cannot be read because %s is asked for again', async (_, failure) => {
  fetched
    .mockImplementationOnce(failure)
    .mockImplementationOnce(failure)
    .mockImplementation(() => Promise.resolve(page(3)));
  const event = new LiveEvent('cup');
  stop = event.follow();
  await vi.advanceTimersByTimeAsync(0);
  expect(event.page).toBeNull();
  expect(event.problem).not.toBeNull();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(event.page?.number).toBe(3);
  expect(event.problem).toBeNull();
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('an answer that a later one has overtaken is not shown', async () => {
  const answers: ((response: Response) => void)[] = [];
  fetched.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const event = new LiveEvent('cup');
  const [first, second] = [event.refresh(), event.refresh()];
  answers[1]!(page(8));
  expect(await second).toBe(true);
  answers[0]!(page(7));
  expect(await first).toBe(true);
  expect(event.page?.number).toBe(8);
});

test('an answer that breaks off is no answer, and is asked for again', async () => {
  const broken = new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) }), {
    headers: { 'Content-Type': 'application/json' },
  });
  fetched.mockImplementationOnce(() => Promise.resolve(broken)).mockImplementation(() => Promise.resolve(page(3)));
  const event = new LiveEvent('cup');
  stop = event.follow();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(event.page?.number).toBe(3);
});

test('an event that is not there is not asked for again', async () => {
  fetched.mockImplementation(() => Promise.resolve(answer(404, { message: 'There is no such event.' })));
  const event = new LiveEvent('cup');
  stop = event.follow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(event.problem).toBe('There is no such event.');
  expect(fetched).toHaveBeenCalledTimes(1);
});
