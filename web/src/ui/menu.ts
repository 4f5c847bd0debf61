import type { Glyph } from './Icon.svelte';

export interface MenuItem {
  label: string;
  icon?: Glyph;
  /** One of several that exclude each other; true for the one that holds. */
  checked?: boolean;
  disabled?: boolean;
  /** It does something that cannot be taken back. */
  danger?: boolean;
  run: () => void;
}
