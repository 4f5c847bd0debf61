/** The table of contents of the rule book, read once. */

import { request } from '$lib/request';
import type { Chapter } from '$lib/wire';

class RuleIndex {
  documents: readonly Chapter[] = $state.raw([]);
  #asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.#asked ??= this.#ask();
    return this.#asked;
  }

  async #ask(): Promise<void> {
    try {
      const index = await request('get', '/api/rules');
      if ('documents' in index) this.documents = index.documents;
    } catch (error) {
      this.#asked = null;
      throw error;
    }
  }
}

export const ruleIndex = new RuleIndex();
