/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { chunks } from './plugins/chunks.ts';
import { prepared } from './plugins/prepared.ts';
import { published } from './plugins/published.ts';

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Where a server that is being worked on listens; `netrunner serve` chooses the same port. */
const server = process.env.NETRUNNER_SERVER ?? 'http://127.0.0.1:8080';

/**
 * A chunk an area, with its words, fetched when a page of it is first opened: many small chunks compress badly and cost a
 * request each. An area takes along what it needs and no area of a higher priority has.
 */
function area(name: string, priority: number, sources: string[], words: string[] = []) {
  const own = words.map((word) => `src/text/en/${word}\\.`);
  return { name, priority, test: new RegExp([...sources, ...own].join('|')) };
}

const areas = [
  {
    ...area(
      'kit',
      5,
      ['node_modules', 'vite/', 'src/(lib/(?!service-worker)|ui|shell|routes|text/index)'],
      ['formats', 'index', 'pages', 'shell', 'ui'],
    ),
    // Every module names the index of the words; whoever took that along would take them all.
    includeDependenciesRecursively: false,
  },
  area('cards', 4, ['src/cards/'], ['cards']),
  // The stops of an account are named as at the table: its pages need these words, and nothing else of the table.
  area('stops', 4, ['src/table/stop-windows'], ['stops']),
  area(
    'table',
    3,
    ['src/table/(?!dialogs|live|ClaimVictory|LaidOut|Fairness|GameMenu|GameOver|\\w+Dialog)'],
    ['table'],
  ),
  // What a game that is played needs besides: lessons and replays have a table too.
  area('game', 2, ['src/table/live', 'src/pages/game/']),
  area(
    'dialogs',
    2,
    ['src/lib/service-worker', 'src/table/(dialogs|ClaimVictory|LaidOut|Fairness|GameMenu|GameOver|\\w+Dialog)'],
    ['dialogs'],
  ),
  // What others than the deckbuilder and the lobby need of theirs.
  area(
    'decks',
    3,
    ['src/pages/library/(decks/(DeckRow|grouping)|rules/search)', 'src/pages/lobby/deck-shelf'],
    ['decks', 'lobby'],
  ),
  // The list of games needs no table, and a replay no list.
  area('replays', 3, ['src/pages/replays/descriptions'], ['replays']),
  area('games', 2, ['src/pages/replays/(GameLine|Replays|Upload)']),
  area('replay', 2, ['src/pages/replays/(?!Contents|dialogs|GameLine|PlayOn|Replays|Upload)']),
  area('replay-dialogs', 1, ['src/pages/replays/(Contents|dialogs|PlayOn)']),
  // What has been taken is for both: the page that lists the lessons needs no table, and a lesson no list.
  area('lessons-taken', 3, ['src/learn/lessons-taken'], ['scripted']),
  // The ideas of the game stand on the page about learning and in a guided game.
  area('concepts', 3, ['src/learn/(concepts|Concepts|progress)'], ['concepts']),
  area('lesson', 2, ['src/learn/(Teacher|script)', 'src/pages/learn/Lesson\\.']),
  area('learn', 2, ['src/pages/learn/(?!Lesson\\.)'], ['learn']),
  // The advice of a guided game, which no lesson needs.
  area('guide', 1, ['src/learn/'], ['guide', 'lessons']),
  area('lobby', 2, ['src/pages/(home|lobby|tables)/'], ['home']),
  area('library', 2, ['src/pages/library/'], ['library', 'rules']),
  area('accounts', 1, ['src/pages/accounts/'], ['accounts']),
  area('events', 1, ['src/pages/events/'], ['desk', 'events']),
];

/** What draws a table while a game goes on: half of what a first turn asked of the scripts was to prepare them. */
const TABLE = ['kit', 'cards', 'timing', 'table', 'game'];

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), chunks(), prepared(TABLE), published('../src/netrunner/server/client')],
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
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: areas } },
      // Words do nothing by being there: a page that says none of an area is sent none of it.
      treeshake: { moduleSideEffects: [{ test: /src\/text\//, sideEffects: false }] },
    },
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
