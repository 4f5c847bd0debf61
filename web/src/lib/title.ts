/** What the window is called. */

import { t } from '$text';

export function titled(page: string): void {
  document.title = page ? t.shell.title(page) : t.shell.site;
}
