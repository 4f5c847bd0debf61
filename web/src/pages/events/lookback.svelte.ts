/**
 * The round that somebody looks at: the present one, or an earlier one that is read when it is asked for.
 *
 *     const look = new Lookback(event);
 *     $effect(() => look.read());
 */

import { request } from '$lib/request';
import { toasts } from '$lib/toasts.svelte';
import type { RoundView } from '$lib/wire';
import { t } from '$text';
import type { LiveEvent } from './live.svelte';

export class Lookback {
  /** The number of the round; 0 for the present one, whichever that is. */
  wanted = $state(0);
  #event: LiveEvent;
  #fetched: RoundView | null = $state.raw(null);

  constructor(event: LiveEvent) {
    this.#event = event;
  }

  /** Whether it is an earlier round: one that is still there. */
  get earlier(): boolean {
    const last = this.#event.page?.round?.number ?? 0;
    return this.wanted > 0 && this.wanted < last;
  }

  /** Null while it is being read, or where there is none. */
  get round(): RoundView | null {
    if (!this.earlier) return this.#event.page?.round ?? null;
    return this.#fetched?.number === this.wanted ? this.#fetched : null;
  }

  /** The rounds to choose from. */
  get options(): { value: number; label: string }[] {
    return Array.from({ length: this.#event.page?.rounds ?? 0 }, (_, index) => ({ value: index + 1, label: t.events.roundOf(index + 1) }));
  }

  /** Read the earlier round, now and whenever the log has grown. */
  read(): void {
    if (this.#event.page?.number === undefined || !this.earlier) return;
    request<RoundView>('GET', `${this.#event.path}/rounds/${this.wanted}`).then(
      (found) => (this.#fetched = found),
      (error: unknown) => toasts.problem(error),
    );
  }
}
