/** The formats of decks, tables and events. */

import type { FormatName } from '$lib/wire';

export const formats: Record<FormatName, string> = {
  standard: 'Standard',
  eternal: 'Eternal',
  casual: 'Casual',
  core: 'Core Set',
  'revised-core': 'Revised Core Set',
  draft: 'Draft',
};
