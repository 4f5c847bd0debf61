import { afterEach, expect, test, vi } from 'vitest';
import type { EventPage } from '$lib/wire';
import { LiveEvent } from './live.svelte';
import { Lookback } from './lookback.svelte';

const answers = new Map<string, (response: Response) => void>();
const round = (number: number): Response =>
  new Response(JSON.stringify({ number, matches: [] }), { headers: { 'Content-Type': 'application/json' } });
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function event(last: number): LiveEvent {
  vi.stubGlobal('fetch', (path: string) => new Promise<Response>((resolve) => answers.set(path, resolve)));
  const live = new LiveEvent('cup');
  live.page = { number: 9, rounds: last, round: { number: last, matches: [] }, players: [] } as unknown as EventPage;
  return live;
}

afterEach(() => vi.unstubAllGlobals());

test('what is shown stays until the round that was chosen is here', async () => {
  const look = new Lookback(event(3));
  look.choose(1);
  look.read();
  expect(look.round?.number).toBe(3);
  answers.get('/api/events/cup/rounds/1')!(round(1));
  await settled();
  expect(look.round?.number).toBe(1);
});

test('a round that was chosen before does not come back over the one that was chosen last', async () => {
  const look = new Lookback(event(3));
  for (const number of [1, 2]) {
    look.choose(number);
    look.read();
  }
  answers.get('/api/events/cup/rounds/2')!(round(2));
  await settled();
  answers.get('/api/events/cup/rounds/1')!(round(1));
  await settled();
  expect(look.round?.number).toBe(2);
});

test('who goes back to the present round follows the event', () => {
  const live = event(3);
  const look = new Lookback(live);
  look.choose(1);
  look.choose(3);
  live.page = { ...live.page!, rounds: 4, round: { ...live.page!.round!, number: 4 } };
  expect(look.round?.number).toBe(4);
});
