/** Which of the table's arrangements fits the window. */

import { MediaQuery } from 'svelte/reactivity';

const wide = new MediaQuery('(min-width: 1100px) and (min-height: 560px)');
const low = new MediaQuery('(max-height: 559px) and (min-width: 560px)');
const narrow = new MediaQuery('(max-width: 699px)');

export const layout = {
  /** desk: everything side by side · low: a phone on its side · palm: one column, from phones to tablets. */
  get kind(): 'desk' | 'low' | 'palm' {
    return wide.current ? 'desk' : low.current ? 'low' : 'palm';
  },
  get narrow(): boolean {
    return narrow.current;
  },
};
