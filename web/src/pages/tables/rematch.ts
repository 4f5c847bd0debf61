/** Another game after one that is over: against a bot at once with the decks switched, between people at their table. */

import { api } from '$lib/api';
import { router } from '$lib/router.svelte';
import type { Played, Room, Table } from '$lib/wire';

export async function rematch(room: Room): Promise<void> {
  if (room.table !== null) {
    const table = await api.post<Table>(`/api/tables/${room.table}/rematch`);
    router.go(table.game ? `/games/${table.game}` : `/tables/${table.id}`);
    return;
  }
  const { game } = await api.post<Played>('/api/play/again', { game: room.id });
  router.go(`/games/${game}`);
}
