/**
 * The round that somebody looks at: the present one, or an earlier one that is read when it is asked for.
 *
 *     const look = new Lookback(event);
 *     $effect(() => look.read());
 */

import { latestOnly } from '$lib/latest';
import { request } from '$lib/request';
import { toasts } from '$lib/toasts.svelte';
import type { RoundView } from '$lib/wire';
import { t } from '$text';
import type { LiveEvent } from './live.svelte';

export class Lookback {
  /** The number of the round; 0 for the present one, whichever that is. */
  #wanted = $state(0);
  #event: LiveEvent;
  #newest = latestOnly();
  #fetched: RoundView | null = $state.raw(null);

  constructor(event: LiveEvent) {
    this.#event = event;
  }

  get #last(): number {
    return this.#event.page?.round?.number ?? 0;
  }

  /** Whether it is an earlier round: one that is still there. */
  get #earlier(): boolean {
    return this.#wanted > 0 && this.#wanted < this.#last;
  }

  /** What is shown: while another round is being read the one before it, and nothing where there is none. */
  get round(): RoundView | null {
    return (this.#earlier ? this.#fetched : null) ?? this.#event.page?.round ?? null;
  }

  /** Look at a round. Who chooses the present one stays with what is present. */
  choose(number: number): void {
    this.#fetched = this.round;
    this.#wanted = number === this.#last ? 0 : number;
  }

  /** The rounds to choose from. */
  get options(): { value: number; label: string }[] {
    return Array.from({ length: this.#event.page?.rounds ?? 0 }, (_, index) => ({
      value: index + 1,
      label: t.events.roundOf(index + 1),
    }));
  }

  /** Read the earlier round, now and whenever the log has grown. */
  read(): void {
    if (this.#event.page?.number === undefined || !this.#earlier) return;
    const wanted = this.#wanted;
    this.#newest(
      request('get', '/api/events/{slug}/rounds/{number}', { path: { slug: this.#event.slug, number: wanted } }),
      (found) => {
        if (wanted === this.#wanted) this.#fetched = found;
      },
    ).catch((error: unknown) => toasts.problem(error));
  }
}
