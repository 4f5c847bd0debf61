/** Replays: finished games, step by step, and lists of games. */

import { pages } from './pages';
import type { Side } from '../../lib/side';

type Perspective = Side | 'spectator' | 'both';

const SIDES = { corp: 'Corp', runner: 'Runner' };
const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

export const replays = {
  title: pages.games,
  replay: pages.replay,
  heading: (corp: string, runner: string) => `${corp} (Corp) against ${runner} (Runner)`,
  against: (corp: string, runner: string) => `${corp} against ${runner}`,
  loading: 'Fetching the game…',
  failed: 'The replay cannot be shown',
  toGames: 'All games',

  // Where we are.
  before: 'Before the first choice',
  setup: 'Starting hands',
  turn: (turn: number, side: Side) => `Turn ${turn} · ${SIDES[side]}`,
  position: (at: number, length: number) => `${at} of ${length}`,
  positionSpoken: (at: number, length: number) => `Step ${at} of ${length}`,
  chose: (side: Side, label: string) => `${SIDES[side]}: ${label}`,
  running: (server: string) => `run on ${server}`,
  happened: 'What happened',
  nothingYet: 'Both players have drawn their starting hands.',
  track: 'Moment of the game',

  // Moving about.
  controls: 'Move through the game',
  first: 'To the beginning',
  previousTurn: 'Previous turn',
  back: 'One step back',
  play: 'Play',
  pause: 'Pause',
  forward: 'One step forward',
  nextTurn: 'Next turn',
  last: 'To the end',
  speedNow: (speed: number) => `Speed: ${speed} times. Press to change it.`,
  speeds: (speed: number) => `${speed}×`,
  perspective: 'Perspective',
  perspectives: {
    corp: 'The Corp’s',
    runner: 'The Runner’s',
    spectator: 'A spectator’s',
    both: 'Both sides',
  } satisfies Record<Perspective, string>,
  see: {
    corp: 'See what the Corp sees',
    runner: 'See what the Runner sees',
    spectator: 'See what a spectator sees',
    both: 'See both sides',
  } satisfies Record<Perspective, string>,
  contents: 'Jump to',
  contentsTitle: 'Turns, runs and what came of them',
  keys: 'Keys',
  keyList: [
    ['← →', 'one step back or forward'],
    ['Shift ← →', 'one single choice, also where a window is only passed'],
    ['↑ ↓', 'previous or next turn; so do Page Up and Page Down'],
    ['Home, End', 'to the beginning or the end'],
    ['Space', 'play or pause'],
  ],

  // What happened.
  run: (server: string, successful: boolean) => `Run on ${server}, ${successful ? 'successful' : 'unsuccessful'}`,
  moments: {
    access: (card: string | null) => (card ? `Accesses ${card}` : 'Accesses a card'),
    steal: (card: string | null) => `Steals ${card ?? 'an agenda'}`,
    score: (card: string | null) => `Scores ${card ?? 'an agenda'}`,
    damage: (_: string | null, amount: number) => `${amount} damage`,
    tag: (_: string | null, amount: number) => many(amount, 'tag'),
    end: () => 'The game ends',
  },
  result: {
    won: (side: Side, reason: string) => `${SIDES[side]} won: ${reason}`,
    drawn: (reason: string) =>
      reason === 'unfinished' ? 'The record ends before the game does' : `Nobody won: ${reason}`,
    playing: 'Being played',
  },

  // What to do with it.
  more: 'Share and keep',
  share: 'Copy a link to this moment',
  shared: 'The link to this moment is copied.',
  shareTitle: 'A link to this moment',
  shareLabel: 'Link',
  record: 'Download the record',
  transcript: 'Download the transcript',
  delete: 'Delete this game',
  deleteSure: 'Delete this game from your games?',
  deleteText: 'The file that you brought is not touched. Links to the replay will no longer work.',
  deleted: 'The game is deleted.',
  playOn: 'Play on from here',
  playOnShort: 'Play on',
  playOnText: 'A new game begins at exactly this moment, with the same decks and the same shuffles, against a bot.',
  playOnOver: 'The game is over here: step back to play on from an earlier moment.',
  playOnSide: 'You are',
  playOnBot: 'The bot is',
  playOnPace: 'It plays',
  sides: SIDES,
  bots: { rookie: 'the rookie', ace: 'the ace, which thinks longer', random: 'the random bot' },
  paces: { instant: 'at once', fast: 'fast', normal: 'at an easy pace', slow: 'slowly' },

  // Lists.
  recent: 'Games',
  recentLead: 'Watch a game that goes on, or go through a finished one step by step.',
  lists: { finished: 'Finished', playing: 'Being played', mine: 'Yours' },
  which: 'Which games',
  filterPlayer: 'Player',
  filterIdentity: 'Identity',
  filterBots: 'Only between people',
  filter: 'Find',
  none: {
    finished: 'No game fits.',
    playing: 'Nobody is playing where it may be watched.',
    mine: 'You have no games yet.',
  },
  noneHelp: 'Games that you play, and records that you bring, are listed here.',
  watch: 'Watch',
  look: 'Replay',
  turns: (turns: number) => many(turns, 'turn'),
  imported: 'from elsewhere',
  private: 'private',
  moreGames: 'More games',
  bring: 'Open a record',
  bringTitle: 'Open a game from elsewhere',
  bringText:
    'A record that was downloaded here, a game saved by “netrunner play”, or a replay of “netrunner simulate”. ' +
    'It is played through before it is shown.',
  bringFile: 'Record (a JSON file)',
  bringPrivate: 'Only for me',
  bringPrivateHint: 'Otherwise whoever has the link can look at it. It is listed nowhere.',
  bringDo: 'Open it',
  bringNone: 'Choose a file first.',
  bringLarge: 'The file is larger than any record.',
  bringNotJson: 'The file is not a record: it is damaged, was cut short or is something else.',
};
