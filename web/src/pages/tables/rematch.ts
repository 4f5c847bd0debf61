/** Another game after one that is over: against a bot at once with the decks switched, between people at their table. */

import { api } from '$lib/api';
import { router } from '$lib/router.svelte';
import type { Room } from '$lib/wire';

export async function rematch(room: Room): Promise<void> {
  if (room.table !== null) {
    const table = await api.post('/api/tables/{table}/rematch', { path: { table: room.table } });
    router.go(table.game ? `/games/${table.game}` : `/tables/${table.id}`);
    return;
  }
  const { game } = await api.post('/api/play/again', { body: { game: room.id } });
  router.go(`/games/${game}`);
}
