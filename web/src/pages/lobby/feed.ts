/** Hearing of changes in the lobby: read again whenever something has changed there, and after the connection was away. */

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
  const stops = [socket.on('lobby', soon), socket.on('back', soon)];
  read();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
    socket.leave(room);
  };
}
