/** The decks that somebody could bring to an event: their own, and of those that come with the program the ones that it accepts. */

import { api } from '$lib/api';
import { session } from '$lib/session.svelte';
import type { DeckOption } from '$lib/wire';
import type { Side } from '../../lib/side';

export class EventDecks {
  decks: DeckOption[] = $state.raw([]);
  #read = '';

  async load(slug: string): Promise<void> {
    const wanted = `${session.account?.id ?? ''} ${slug}`;
    if (wanted === this.#read) return;
    this.#read = wanted;
    try {
      const { decks } = await api.get('/api/events/{slug}/my-decks', { path: { slug } });
      if (this.#read === wanted) this.decks = decks;
    } catch (error) {
      if (this.#read === wanted) this.#read = '';
      throw error;
    }
  }

  of(side: Side): DeckOption[] {
    return this.decks.filter((deck) => deck.side === side);
  }
}
