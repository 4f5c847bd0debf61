/** The stops that everybody begins with. A test compares them with the server's. */

import type { Preferences } from '$lib/wire';

/** A paid ability window in which one can be asked. */
export type Stop = Preferences['corp_stops'][number];

export const USUAL: Record<'corp' | 'runner', readonly Stop[]> = {
  corp: [
    'corp turn [1.2]',
    'corp turn [2.1]',
    'corp turn [2.2]',
    'runner turn [2.2]',
    'run [2.3]',
    'run [3.1]',
    'run [5.3]',
  ],
  runner: [
    'runner turn [1.2]',
    'runner turn [1.5]',
    'runner turn [1.6]',
    'run [2.1]',
    'run [2.3]',
    'run [3.1]',
    'run [5.1]',
    'run [5.3]',
  ],
};
