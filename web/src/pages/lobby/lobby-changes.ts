/**
 * Hearing of changes in the lobby: read again whenever something has changed there, and once the server has let us in: what
 * changed between the first reading and that would stay unheard of.
 */

import { socket } from '$lib/socket.svelte';

/** Several changes in quick succession are read once. */
const PAUSE = 120;

/** Call `read` now and at every change. Returns what stops it; for `onMount` and `$effect`. */
export function follow(read: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(read, PAUSE);
  };
  const room = socket.enter('lobby');
  const stops = [socket.on('lobby', soon), socket.on('entered', (id) => void (id === room.id && soon()))];
  read();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
    socket.leave(room);
  };
}
