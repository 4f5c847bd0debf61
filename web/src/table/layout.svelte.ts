/** Which of the table's arrangements fits the window. */

import { MediaQuery } from 'svelte/reactivity';

const wide = new MediaQuery('(min-width: 900px) and (min-height: 640px)');
const railed = new MediaQuery('(min-width: 1100px)');
const low = new MediaQuery('(max-height: 639px) and (min-width: 560px)');
const narrow = new MediaQuery('(max-width: 699px)');
const short = new MediaQuery('(max-height: 739px)');

export const layout = {
  /** desktop: everything side by side · landscape: a phone on its side · portrait: one column, from phones to tablets. */
  get kind(): 'desktop' | 'landscape' | 'portrait' {
    return wide.current ? 'desktop' : low.current ? 'landscape' : 'portrait';
  },
  /** Whether there is room for the log beside the table. */
  get railed(): boolean {
    return railed.current;
  },
  get narrow(): boolean {
    return narrow.current;
  },
  /** Too short a phone for servers and rig one above the other. */
  get short(): boolean {
    return narrow.current && short.current;
  },
};
