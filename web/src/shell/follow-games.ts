/** A game has begun for this person (at a table, in a tournament round): take them there, unless they are in the middle of one. */

import { router } from '$lib/router.svelte';
import { socket } from '$lib/socket.svelte';
import { toasts } from '$lib/toasts.svelte';
import { t } from '$text';

/** Follow games that begin. Returns what stops it. Pages that know better listen too, and return true. */
export function followGames(): () => void {
  return socket.on('moved', ({ game }) => {
    const address = `/games/${game}`;
    if (router.path === address) return;
    if (router.path.startsWith('/games/')) {
      toasts.show(t.shell.gameBegun, 'good', { label: t.shell.goThere, run: () => router.go(address) });
    } else {
      router.go(address);
    }
  });
}
