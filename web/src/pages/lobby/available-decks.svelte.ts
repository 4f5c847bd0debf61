/** The decks that one could bring, by format: read once, and again when somebody else is here or a deck may have changed. */

import { api } from '$lib/api';
import { session } from '$lib/session.svelte';
import type { DeckOption, FormatName } from '$lib/wire';
import type { Side } from '../../lib/side';

export class AvailableDecks {
  decks: DeckOption[] | null = $state.raw(null);
  #read = '';

  /** Read the decks under a format, unless they are the ones that are here. */
  async load(format: FormatName): Promise<void> {
    const wanted = `${session.account?.id ?? ''} ${format}`;
    if (wanted === this.#read) return;
    this.#read = wanted;
    try {
      const { decks } = await api.get('/api/lobby/decks', { query: { format } });
      if (this.#read === wanted) this.decks = decks;
    } catch (error) {
      if (this.#read === wanted) this.#read = '';
      throw error;
    }
  }

  of(side: Side): DeckOption[] {
    return (this.decks ?? []).filter((deck) => deck.side === side);
  }

  find(choice: string): DeckOption | undefined {
    return this.decks?.find((deck) => deck.choice === choice);
  }
}
