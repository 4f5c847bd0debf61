/** A game has begun for this person (at a table, in a tournament round): take them there, unless they are in the middle of one. */

import { call } from '$lib/notifications';
import { router } from '$lib/router.svelte';
import { socket } from '$lib/socket.svelte';
import { toasts } from '$lib/toasts.svelte';
import type { Joined } from '$lib/wire';
import { t } from '$text';

/** Follow games that begin. Returns what stops it. Pages that know better listen too, and return true. */
export function followGames(): () => void {
  const stops = [socket.on('moved', ({ game }) => begun(`/games/${game}`)), socket.on('joined', come)];
  return () => stops.forEach((stop) => stop());
}

/** Somebody has sat down at one's table: said wherever one is but there. */
function come({ table, name }: Joined): void {
  const address = `/tables/${table}`;
  call(t.shell.joined(name), t.shell.joinedText, address);
  if (router.path !== address)
    toasts.show(t.shell.joined(name), 'good', { label: t.shell.toTable, run: () => router.go(address) });
}

function begun(address: string): void {
  if (router.path === address) return;
  call(t.shell.gameBegun, t.shell.gameBegunText, address);
  if (router.path.startsWith('/games/')) {
    toasts.show(t.shell.gameBegun, 'good', { label: t.shell.goThere, run: () => router.go(address) });
  } else {
    router.go(address);
  }
}
