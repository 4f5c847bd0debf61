/**
 * The router: which page an address belongs to, and how to go to another one without loading everything again.
 *
 * Plain links work: a click on an <a> of this site is caught. Going back restores the place on the page; going on starts at
 * the top with the focus on the page's heading.
 */

import type { Component } from 'svelte';

export type Params = Record<string, string>;
/** A page is given `params`; one whose address has none need not take them. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each page names the parts of its own address
export type Page = Component<any>;

export interface Route {
  /** `/cards/:slug`; where a part may be missing, `/games/:id?`; where it may go on over several, `/rules/:id*`. */
  path: string;
  load: () => Promise<{ default: Page }>;
  /** What the window is called until the page says something better with `titled`. */
  title: string;
  /** The page uses the whole window: no footer, no page scroll (the game table). */
  bare?: boolean;
}

export interface Match {
  route: Route;
  params: Params;
}

/** The pattern of a route as a regular expression with named groups. */
export function pattern(path: string): RegExp {
  const source = path.replace(/\/:(\w+)([?*])?/g, (_, name: string, kind: string | undefined) => {
    const part = `/(?<${name}>${kind === '*' ? '.+?' : '[^/]+'})`;
    return kind ? `(?:${part})?` : part;
  });
  return new RegExp(`^${source === '/' ? '' : source}/?$`);
}

export function match(routes: readonly Route[], path: string): Match | null {
  for (const route of routes) {
    const found = pattern(route.path).exec(path);
    if (found) {
      const groups: [string, string | undefined][] = Object.entries(found.groups ?? {});
      const given = groups.flatMap(([name, value]) => (value === undefined ? [] : [[name, decoded(value)]]));
      return { route, params: Object.fromEntries(given) as Params };
    }
  }
  return null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

interface Place {
  scroll?: number;
}

/** Milliseconds after which a page that was scrolled is at rest. */
const REST = 150;

class Router {
  path: string = $state(location.pathname);
  query: URLSearchParams = $state.raw(new URLSearchParams(location.search));
  hash: string = $state(location.hash);
  /** Where to scroll when the page stands: null for its top. A page that is loaded again is where it was. */
  restore: number | null = (history.state as Place | null)?.scroll ?? null;

  /** Listen to clicks on links and to the buttons for back and forward. Returns what stops it. */
  start(): () => void {
    history.scrollRestoration = 'manual';
    const back = (event: PopStateEvent): void => {
      this.restore = (event.state as Place | null)?.scroll ?? 0;
      this.#read();
    };
    const click = (event: MouseEvent): void => this.#clicked(event);
    let resting: ReturnType<typeof setTimeout>;
    const scroll = (): void => {
      clearTimeout(resting);
      resting = setTimeout(() => this.#mark(), REST);
    };
    window.addEventListener('popstate', back);
    window.addEventListener('scroll', scroll, { passive: true });
    document.addEventListener('click', click);
    return () => {
      clearTimeout(resting);
      window.removeEventListener('popstate', back);
      window.removeEventListener('scroll', scroll);
      document.removeEventListener('click', click);
    };
  }

  /** Go to an address of this site. */
  go(address: string, { replace = false }: { replace?: boolean } = {}): void {
    const url = new URL(address, location.href);
    if (replace) history.replaceState({} satisfies Place, '', url);
    else {
      this.#mark();
      history.pushState({} satisfies Place, '', url);
    }
    this.restore = null;
    this.#read();
  }

  /** Note something in the address (a filter, a moment) without leaving the page. */
  note(query: Record<string, string | null>): void {
    const url = new URL(location.href);
    for (const [name, value] of Object.entries(query)) {
      if (value === null || value === '') url.searchParams.delete(name);
      else url.searchParams.set(name, value);
    }
    history.replaceState(history.state, '', url);
    this.query = new URLSearchParams(url.search);
  }

  /** Note where the reader is on this page. */
  #mark(): void {
    history.replaceState({ scroll: window.scrollY } satisfies Place, '');
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash;
  }

  #clicked(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return; // a place on this page
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();
