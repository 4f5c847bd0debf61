/** The formats, to choose from. */

import { t } from '$text';
import type { FormatName } from '$lib/wire';

export function formatOptions(): { value: FormatName; label: string }[] {
  return (Object.entries(t.formats) as [FormatName, string][]).map(([value, label]) => ({ value, label }));
}
