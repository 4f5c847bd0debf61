/** The tab of a page that its address names (`?show=players`): a link leads to it, and so does loading the page again. */

import { router } from '$lib/router.svelte';

export class ShownTab<T extends string> {
  /** What the address says, or what was pressed since; it may be a tab that the page does not have. */
  chosen: T | null = $state(router.query.get('show') as T | null);

  readonly show = (tab: T): void => {
    this.chosen = tab;
    router.note({ show: tab });
  };
}
