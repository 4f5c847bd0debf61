/** Accounts: signing in and up, settings, people's pages. */

import { pages } from './pages';
import type { Side } from '../../lib/side';

type Result = 'won' | 'lost' | 'drawn';

const SIDES: Record<Side, string> = { corp: 'Corp', runner: 'Runner' };
const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

export const accounts = {
  // Signing in and up.
  signInPage: {
    title: pages.signIn,
    which: 'Sign in or sign up',
    have: 'I have an account',
    new: 'I am new here',
    name: 'Name',
    nameHint: 'Up to 24 characters. Everybody sees it.',
    password: 'Password',
    passwordHint: 'At least 10 characters. A few words are easy to keep.',
    show: 'Show the password',
    no: 'An account needs no e-mail address. When you have signed up you get a code that sets a new password, should you forget yours.',
    guestGames: (games: number) =>
      games === 0
        ? 'What you have done as a guest will be kept.'
        : `Your ${many(games, 'game')} as a guest will be kept.`,
    guestJoins: (games: number) =>
      games === 0
        ? 'What you have done as a guest will be added to your account.'
        : `Your ${many(games, 'game')} as a guest will be added to your account.`,
    welcome: (name: string) => `Welcome, ${name}.`,
    back: (name: string) => `Welcome back, ${name}.`,
    already: (name: string) => `You are signed in as ${name}.`,
    nameMissing: 'Write your name.',
    passwordMissing: 'Write your password.',
    other: 'Sign in with another account',
    forgotten: 'I have forgotten my password',
    remembered: 'I remember my password',
  },

  // The way back without the password.
  recovery: {
    title: 'Recovery code',
    heading: 'Set a new password',
    help: 'With the recovery code that you wrote down when you signed up. Everywhere else you will be signed out.',
    set: 'Set the password',
    code: 'Recovery code',
    codeHint: 'Four groups of five letters and digits.',
    codeMissing: 'Write your recovery code.',
    newPassword: 'New password',
    yours: 'Your recovery code',
    keep: 'Write it down or put it where you keep passwords. It sets a new password, once, when you have forgotten yours. It is not shown again.',
    copy: 'Copy the code',
    copied: 'The code is copied.',
    kept: 'I have kept it: go on',
    has: 'You have a recovery code. If it is lost, or somebody has seen it, make another: the old one is worth nothing then.',
    hasNone: 'You have no recovery code yet. Without one, a forgotten password cannot be replaced.',
    renew: 'Make a new code',
  },

  // Settings.
  settingsPage: {
    title: 'Settings',
    lead: 'Every change is kept at once.',
    saved: 'Saved.',
    look: 'Look',
    theme: 'Theme',
    themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
    motion: 'Motion',
    motions: { system: 'As the system', reduced: 'Little', full: 'Full' },
    sound: 'Play a quiet sound in games with people: your decision, somebody comes',
    play: 'Playing',
    pace: 'Speed of bots',
    paces: { slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'Instant' },
    format: 'Format of new decks and tables',
    confirm: 'Ask again before what cannot be taken back',
    confirmLevels: { never: 'Never', people: 'With people', always: 'Always' },
    lastClick: 'Ask again before the last click of a turn, too',
    peek: 'Show a card large while the pointer rests on it',
    stops: 'When to be asked',
    stopsHelp:
      'In the windows you tick you are asked whether you would like to act. The others are passed for you. ' +
      'What has to be decided is always asked. New games begin with this; at the table you can change it for one game.',
    stopsAs: { corp: 'As the Corp', runner: 'As the Runner' },
    usual: 'As usual',
    account: 'Account',
    guest: (name: string) =>
      `You play as ${name}. Sign up to keep your games, decks and settings, and to find them on every device.`,
    nobody: 'You have no account yet. Your settings are kept in this browser.',
    keepIt: 'Sign up and keep everything',
    changePassword: 'Change the password',
    oldPassword: 'Present password',
    newPassword: 'New password',
    passwordChanged: 'The password is changed. You are signed out everywhere else.',
    passwordWarning: 'Everywhere else you will be signed out.',
    data: 'Your data',
    dataHelp: 'Everything that is kept of you, as one JSON file.',
    export: 'Download your data',
    delete: 'Delete the account',
    deleteGuest: 'Forget me',
    deleteTitle: 'Delete your account?',
    deleteGuestTitle: 'Forget everything you did as a guest?',
    deleteText:
      'Your name, settings, decks and chat are deleted. Games you are playing are conceded. Games you have played stay, ' +
      'without your name; tournaments keep their results. This cannot be taken back.',
    deleteYes: 'Delete for ever',
    deletePassword: 'Your password',
    deleted: 'Everything is deleted. Good-bye.',
  },

  // People's pages.
  person: {
    title: pages.person,
    since: (date: string) => `Here since ${date}`,
    guest: 'You are a guest: only you can see this page.',
    loading: 'Fetching the page…',
    failed: 'There is no such page',
    none: 'No games yet',
    noneOwn: 'Play a bot at once, or find somebody in the lobby.',
    noneOther: (name: string) => `${name} has not finished a game that others may see.`,
    play: 'Play now',
    record: 'Record',
    recordOf: {
      overall: 'All games',
      people: 'Against people',
      bots: 'Against bots',
      corp: 'As the Corp',
      runner: 'As the Runner',
    },
    columns: { which: 'Games', games: 'Played', wins: 'Won', losses: 'Lost', draws: 'Drawn', share: 'Won, in percent' },
    share: (wins: number, losses: number) =>
      wins + losses === 0 ? '–' : `${Math.round((100 * wins) / (wins + losses))}`,
    identities: 'By identity',
    identity: 'Identity',
    side: SIDES,
    games: 'Games',
    more: 'Show earlier games',
    results: { won: 'Won', lost: 'Lost', drawn: 'Drawn' } satisfies Record<Result, string>,
    playing: 'Being played',
    against: 'against',
    match: (side: Side, identity: string, other: string) => `${SIDES[side]} · ${identity} against ${other}`,
    turns: (turns: number) => many(turns, 'turn'),
    private: 'for the players only',
    playedOn: 'played on from a replay',
    uncounted: 'not counted',
    look: 'Replay',
    lookAt: (opponent: string) => `Replay of the game against ${opponent}`,
    goOn: 'Go on',
    goOnWith: (opponent: string) => `Go on with the game against ${opponent}`,
    decks: 'Decks',
    allDecks: 'All decks',
    rating: 'Rating',
    ratedGames: (games: number) => many(games, 'rated game'),
    changed: (by: number) => `rating ${by < 0 ? '−' : '+'}${Math.abs(by)}`,
  },

  // The ratings of all.
  ratings: {
    title: pages.ratings,
    lead: 'How strong people are, as far as the games they play with each other tell.',
    rank: 'Rank',
    name: 'Name',
    rating: 'Rating',
    games: 'Games',
    none: 'Nobody has played enough yet',
    noneHelp: 'Play with people at a rated table: after a dozen games or so you are listed here.',
    toLobby: 'Go to the lobby',
    howTitle: 'How it works',
    how: [
      'A game counts when two people with accounts play it at a rated table or in a tournament. Games with guests and bots, private games and games played on from a replay do not.',
      'Everybody begins at 1500 (Glicko). A win against somebody stronger moves your rating more than one against somebody weaker, and first games more than later ones.',
      'The number after ± says how far off a rating may be. Who has not played for two months is no longer listed until they play again.',
    ],
    value: (value: number, margin: number) => `${value} ± ${margin}`,
    spoken: (value: number, margin: number) => `${value}, give or take ${margin}`,
    unsettled: 'still settling',
  },
};
