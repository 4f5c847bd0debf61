/** How somebody likes the table: kept with their account, in the settings. Somebody without one has what everybody begins with. */

import { prefer } from '$lib/preferences.svelte';
import { session } from '$lib/session.svelte';
import { toasts } from '$lib/toasts.svelte';
import type { Preferences as Settings } from '$lib/wire';
import type { Caution } from './confirmation';

class Preferences {
  get confirm(): Caution {
    return session.me?.settings.confirm ?? 'people';
  }

  set confirm(confirm: Caution) {
    this.#keep({ confirm });
  }

  get lastClick(): boolean {
    return session.me?.settings.last_click ?? false;
  }

  set lastClick(last_click: boolean) {
    this.#keep({ last_click });
  }

  get peek(): boolean {
    return session.me?.settings.peek ?? true;
  }

  set peek(peek: boolean) {
    this.#keep({ peek });
  }

  #keep(change: Partial<Settings>): void {
    prefer(change).catch((error: unknown) => toasts.problem(error));
  }
}

export const preferences = new Preferences();
