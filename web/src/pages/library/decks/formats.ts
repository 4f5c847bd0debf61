/** The formats, to choose from. */

import { t } from '$text';
import type { FormatName } from './draft.svelte';

const FORMATS: readonly FormatName[] = ['standard', 'eternal', 'casual', 'core', 'revised-core', 'draft'];

export function formatOptions(): { value: FormatName; label: string }[] {
  return FORMATS.map((format) => ({ value: format, label: t.decks.formats[format] ?? format }));
}
