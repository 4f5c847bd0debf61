/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { published } from './plugins/published.ts';

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Where a server that is being worked on listens; `netrunner serve` chooses the same port. */
const server = process.env.NETRUNNER_SERVER ?? 'http://127.0.0.1:8080';

/**
 * A chunk an area, fetched when a page of it is first opened: many small chunks compress badly and cost a request each.
 * What comes first takes what it needs along, so the list goes from what everything needs to what nothing else does.
 */
const areas = [
  { name: 'kit', priority: 4, test: /node_modules|src\/(lib|ui|text|shell)\// },
  { name: 'cards', priority: 3, test: /src\/cards\// },
  { name: 'table', priority: 2, test: /src\/(table|pages\/game)\// },
  { name: 'replays', priority: 1, test: /src\/pages\/(replays|learn)\// },
  { name: 'lobby', priority: 1, test: /src\/pages\/(home|lobby|tables)\// },
  { name: 'library', priority: 1, test: /src\/pages\/(accounts|library)\// },
  { name: 'events', priority: 1, test: /src\/pages\/events\// },
];

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), published('../src/netrunner/server/client')],
  resolve: {
    alias: {
      $lib: source('./src/lib'),
      $ui: source('./src/ui'),
      $cards: source('./src/cards'),
      $text: source('./src/text/index.ts'),
    },
    // Tests run in Node, but what they test is the browser's half of Svelte.
    conditions: mode === 'test' ? ['browser', 'svelte', 'module', 'development'] : undefined,
  },
  build: {
    outDir: `../src/netrunner/server/.client-${process.pid}`,
    emptyOutDir: true,
    target: ['chrome123', 'firefox120', 'safari17.5'], // the first with light-dark()
    // The content security policy allows neither inline scripts nor data addresses.
    assetsInlineLimit: 0,
    // All of it together is smaller than its parts, and no page waits for a style of its own.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: areas } } },
  },
  server: {
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    pool: 'threads',
    testTimeout: 60_000, // a busy machine is slow
  },
}));
