import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  // Short names for the scopes of styles: they stand on every element of every component.
  compilerOptions: {
    runes: true,
    discloseVersion: false,
    cssHash: ({ filename, hash }) => `s${hash(filename).slice(0, 4)}`,
  },
};
