/** What the window is called. */

import { t } from '$text';

let page = '';
/** What stands before the title until the page is looked at again. */
let herald = '';

function show(): void {
  const named = page ? t.shell.title(page) : t.shell.site;
  document.title = herald ? `${herald} · ${named}` : named;
}

export function titled(name: string): void {
  page = name;
  show();
}

/** Something that somebody who looks elsewhere should know: it stands in the tab until they look. */
export function heralded(words: string): void {
  herald = `● ${words}`;
  show();
  const looked = (): void => {
    if (document.visibilityState === 'hidden') return;
    document.removeEventListener('visibilitychange', looked);
    herald = '';
    show();
  };
  document.addEventListener('visibilitychange', looked);
}
