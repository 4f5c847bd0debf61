/** Which of the table's arrangements fits the window. */

import { MediaQuery } from 'svelte/reactivity';

const wide = new MediaQuery('(min-width: 1100px) and (min-height: 640px)');
const low = new MediaQuery('(max-height: 639px) and (min-width: 560px)');
const narrow = new MediaQuery('(max-width: 699px)');
const short = new MediaQuery('(max-height: 739px)');

export const layout = {
  /** desk: everything side by side · low: a phone on its side · palm: one column, from phones to tablets. */
  get kind(): 'desk' | 'low' | 'palm' {
    return wide.current ? 'desk' : low.current ? 'low' : 'palm';
  },
  get narrow(): boolean {
    return narrow.current;
  },
  /** Too short a phone for servers and rig one above the other. */
  get short(): boolean {
    return narrow.current && short.current;
  },
};
