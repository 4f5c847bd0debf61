/** Another game after one that is over, on the other sides or on the same: against a bot at once, between people at their table. */

import { api } from '$lib/api';
import { router } from '$lib/router.svelte';
import type { Room } from '$lib/wire';

export async function rematch(room: Room, switched: boolean): Promise<void> {
  if (room.table !== null) {
    const table = await api.post('/api/tables/{table}/rematch', {
      path: { table: room.table },
      body: { switch: switched },
    });
    router.go(table.game ? `/games/${table.game}` : `/tables/${table.id}`);
    return;
  }
  const { game } = await api.post('/api/play/again', { body: { game: room.id, switch: switched } });
  router.go(`/games/${game}`);
}
