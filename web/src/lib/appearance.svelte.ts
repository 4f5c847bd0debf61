/**
 * How the site looks on this device: the theme, and whether things move. 'system' leaves it to the system.
 *
 * It is kept here even for somebody with an account, because public/look.js needs it before the first paint.
 */

import type { Preferences } from './wire';

export type Theme = Preferences['theme'];
export type Motion = Preferences['motion'];
export type Looks = Pick<Preferences, 'theme' | 'motion'>;

function stored<K extends keyof Looks>(name: K, choices: readonly Looks[K][]): Looks[K] {
  try {
    const choice = localStorage.getItem(name);
    return choices.find((each) => each === choice) ?? 'system';
  } catch {
    return 'system'; // storage is closed to us
  }
}

/** Made once: a new one each time makes the browser look at all styles first. */
const calm = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

class Appearance {
  #theme: Theme = $state(stored('theme', ['light', 'dark']));
  #motion: Motion = $state(stored('motion', ['reduced', 'full']));
  #calm = calm?.matches ?? false;

  constructor() {
    calm?.addEventListener('change', ({ matches }) => (this.#calm = matches));
  }

  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    keep('theme', theme);
  }

  get motion(): Motion {
    return this.#motion;
  }

  set motion(motion: Motion) {
    this.#motion = motion;
    keep('motion', motion);
  }

  /** Whether to leave motion out: for what moves by script. Styles ask for the same with `--motion`. */
  get still(): boolean {
    return this.#motion === 'reduced' || (this.#motion === 'system' && this.#calm);
  }
}

function keep(name: keyof Looks, choice: string): void {
  if (choice === 'system') delete document.documentElement.dataset[name];
  else document.documentElement.dataset[name] = choice;
  try {
    if (choice === 'system') localStorage.removeItem(name);
    else localStorage.setItem(name, choice);
  } catch {
    // The choice holds until the page is closed.
  }
}

export const appearance = new Appearance();
