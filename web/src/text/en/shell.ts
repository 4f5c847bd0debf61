/** The frame round every page. */

import { pages } from './pages';

export const shell = {
  site: 'Netrunner',
  title: (page: string) => `${page} · Netrunner`,
  skip: 'Skip to the content',
  home: 'Netrunner, home page',
  navigation: 'Pages',
  menu: 'Menu',
  searchRules: 'Search rules and cards',
  searchHint: 'Search rules and cards (press / or Ctrl+K)',
  // The visitor's own menu in the header.
  account: {
    menu: (name: string) => `Your account: ${name}`,
    signIn: 'Sign in',
    signUp: 'Sign up',
    signOut: 'Sign out',
    ownPage: 'Your page',
    ownDecks: 'Your decks',
    settings: pages.settings,
    signedOut: 'You are signed out.',
    leaveGuest: {
      title: 'Leave as a guest?',
      text: 'A guest cannot come back: your games and decks would be lost to you. Sign up to keep them.',
      yes: 'Leave without them',
    },
  },
  unofficial:
    'An unofficial fan project, not affiliated with, endorsed or sponsored by the owners of Android: Netrunner. ' +
    'The game, its names and its cards belong to their owners.',
  theme: 'Theme',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  loading: 'Loading the page…',
  loadFailed: 'The page could not be loaded.',
  loadFailedHelp: 'Either the network is down or a new version of the site has come out. Loading it again mends both.',
  reload: 'Load again',
  offline: 'You are offline. We will reconnect when the network is back.',
  connecting: 'Connecting to the server…',
  reconnecting: 'The connection was lost. Reconnecting…',
  retryIn: (seconds: number) =>
    `The connection was lost. Trying again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  retryNow: 'Try now',
  gameBegun: 'Your game has begun.',
  gameBegunText: 'Your opponent is at the table.',
  joined: (name: string) => `${name} has come to your table.`,
  joinedText: 'Say that you are ready, and the game begins.',
  toTable: 'Go to the table',
  goThere: 'Go to the game',
  notFound: 'There is no page here',
  notFoundHelp: (path: string) =>
    `Nothing answers to ${path}. It may have been moved, or the address has a slip in it.`,
  toHome: 'Go to the home page',
};
