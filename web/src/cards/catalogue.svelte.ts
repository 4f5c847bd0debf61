/**
 * Every card of the pool by title, loaded once from `GET /api/cards` and kept by the browser between visits.
 *
 *     catalogue.load();                       // whoever draws cards asks; only the first asks the server
 *     catalogue.find('Ice Wall')?.strength
 */

import { request } from '$lib/request';
import type { Card, Catalogue as Document } from '$lib/wire';

class Catalogue {
  /** What the server sent; null until it is here. */
  document: Document | null = $state.raw(null);
  #titles: ReadonlyMap<string, Card> = $derived(new Map(this.document?.cards.map((card) => [card.title, card])));
  #slugs: ReadonlyMap<string, Card> = $derived(new Map(this.document?.cards.map((card) => [card.slug, card])));
  #asked: Promise<Document> | null = null;

  /** Ask for the cards. A failure is thrown, and the next asker tries again. */
  load(): Promise<Document> {
    this.#asked ??= this.#ask();
    return this.#asked;
  }

  async #ask(): Promise<Document> {
    try {
      this.document = await request('get', '/api/cards');
      return this.document;
    } catch (error) {
      this.#asked = null;
      throw error;
    }
  }

  get cards(): readonly Card[] {
    return this.document?.cards ?? [];
  }

  find(title: string | null | undefined): Card | undefined {
    return title ? this.#titles.get(title) : undefined;
  }

  bySlug(slug: string): Card | undefined {
    return this.#slugs.get(slug);
  }

  factionName(faction: string): string {
    return this.document?.factions[faction]?.name ?? faction;
  }
}

export const catalogue = new Catalogue();
