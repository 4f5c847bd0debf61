/**
 * Finding cards by a query: asks the server after a moment, drops answers that come too late, keeps those it has.
 *
 *     const finder = new Finder();  finder.ask('t:ice');  finder.cards
 */

import { catalogue } from '$cards/catalogue.svelte';
import { api, ApiError } from '$lib/api';
import { toasts } from '$lib/toasts.svelte';
import type { Card } from '$lib/wire';

const PAUSE = 180;
const KEPT = 60;
const answers = new Map<string, readonly string[]>();

export class Finder {
  /** What fits the query; null until the first answer. */
  slugs: readonly string[] | null = $state.raw(null);
  /** What is wrong with the query. */
  mistake: string | null = $state(null);
  cards: readonly Card[] | null = $derived(
    this.slugs && catalogue.document
      ? this.slugs.map((slug) => catalogue.bySlug(slug)).filter((card) => card !== undefined)
      : null,
  );
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = '';

  ask(query: string): void {
    const wanted = query.trim();
    clearTimeout(this.#timer);
    this.#asked = wanted;
    const known = answers.get(wanted);
    if (known) this.#take(known);
    else if (wanted === '') void this.#all();
    else this.#timer = setTimeout(() => void this.#fetch(wanted), this.slugs === null ? 0 : PAUSE);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asked = '\n';
  }

  async #all(): Promise<void> {
    try {
      const { cards } = await catalogue.load();
      if (this.#asked === '') this.#take(cards.map((card) => card.slug));
    } catch (error) {
      toasts.problem(error);
    }
  }

  async #fetch(query: string): Promise<void> {
    try {
      const [{ slugs }] = await Promise.all([api.get('/api/search', { query: { q: query } }), catalogue.load()]);
      if (answers.size >= KEPT) answers.delete(answers.keys().next().value ?? '');
      answers.set(query, slugs);
      if (this.#asked === query) this.#take(slugs);
    } catch (error) {
      if (this.#asked !== query) return;
      if (error instanceof ApiError && error.status === 400) this.mistake = error.message;
      else toasts.problem(error);
    }
  }

  #take(slugs: readonly string[]): void {
    this.mistake = null;
    this.slugs = slugs;
  }
}
