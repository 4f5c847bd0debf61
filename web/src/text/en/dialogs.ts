/** The dialogs of the table and its end: they come after the board. */
import type { Side } from '../../lib/side';

const SIDES = { corp: 'Corp', runner: 'Runner' };
const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

export const dialogs = {
  // Cards laid out, piles.
  laidOut: 'The cards that you put in order',
  emptyPile: 'There are no cards here.',
  newestFirst: 'The newest card comes first.',

  // Why not?
  whyNotTitle: 'Why can’t I…?',
  whyNotHelp: 'Choose or write what you would like to do. The answer names the rule behind it.',
  whyNotField: 'What you would like to do',
  whyNotExample: 'Rez Ice Wall',
  whyNotAsk: 'Ask',
  whyNotLegal: (label: string) => `You can: “${label}” is among your choices now.`,
  whyNotLate: 'You can: it was passed on just before, and nothing has happened since.',

  // The menu.
  undo: 'Undo',
  askUndo: 'Ask to take back',
  claim: 'Claim the game',
  claimTitle: 'Claim the game?',
  claimText: 'Your opponent has been gone for long. You win, and the game is over.',
  claimAfter: (seconds: number) => `You can claim the game in ${many(seconds, 'second')}.`,
  concede: 'Concede',
  concedeTitle: 'Concede the game?',
  concedeText: 'Your opponent wins. This cannot be taken back.',
  offerDraw: 'Offer a draw',
  drawTitle: 'Offer a draw?',
  drawText: 'If your opponent agrees, nobody wins.',
  seats: 'Watch from the seat of',
  leaveTable: 'Leave the table',

  // The end.
  over: 'The game is over',
  end: {
    boards: 'Show the board',
    numbers: 'Show the numbers',
    points: 'Agenda points',
    turns: (count: number) => many(count, 'turn'),
    rows: {
      clicks: 'Clicks spent',
      credits: 'Credits gained',
      cards: 'Cards drawn',
      runs: 'Runs',
      successful: 'Successful runs',
      accesses: 'Cards accessed',
      installs: 'Cards installed',
      plays: 'Cards played',
      advances: 'Cards advanced',
    },
    turning: 'Turning points',
    watch: 'Watch',
    watchTurn: (turn: number) => `Watch what happened in turn ${turn}`,
    point: (kind: 'steal' | 'score' | 'damage', amount: number) =>
      kind === 'steal' ? `Stolen (+${amount})` : kind === 'score' ? `Scored (+${amount})` : `${amount} damage:`,
  },
  won: (side: Side, name: string) => `${name} wins as the ${SIDES[side]}`,
  youWon: 'You have won',
  youLost: 'You have lost',
  drawn: 'Nobody wins',
  otherReason: (reason: string) => `It ended by ${reason}.`,
  replay: 'Watch the replay',
  record: 'Download the record',
  rematch: 'Rematch, sides switched',
  rematchSame: 'Same sides',
  ratingChange: (value: number, change: number) => `Your rating: ${value} (${change > 0 ? '+' : ''}${change})`,
  ratingOther: (name: string, value: number, change: number) => `${name}: ${value} (${change > 0 ? '+' : ''}${change})`,
  toEvent: 'Back to the event',
  closedLists: 'Decklists are closed here: the replay opens when the event is over.',
  home: 'Home',
  finalScore: (corp: number, runner: number) => `Corp ${corp}, Runner ${runner}`,

  // Fairness.
  fairness: 'Fair shuffles',
  commitment: 'Commitment',
  commitmentHelp:
    'Before the first card was drawn, the server fixed the seed of every shuffle and this fingerprint of it. When the game is over it shows the seed, so that anyone can check that nothing was changed on the way.',
  seed: 'Seed',
  salt: 'Salt',
  verifyHelp: 'The fingerprint is the SHA-256 of the seed, a colon and the salt. Your browser can work it out now:',
  verify: 'Check it',
  verified: 'It is the same: the shuffles were fixed before the game.',
  notVerified: 'It is not the same. Please tell whoever runs this server.',

  // Keys.
  keysTitle: 'Keys',
  keys: [
    ['1 – 9, 0', 'Choose the option with that number; 0 is the tenth'],
    ['K', 'Show the keys of servers and cards on the table; the next key chooses one'],
    ['Its own digit', 'Break the subroutine with that number; spend so many credits in a psi game'],
    ['B or F', 'Break all subroutines; let them fire'],
    ['Shift + digit', 'The eleventh option to the twentieth; further ones have letters'],
    ['Space or P', 'Skip what is shown; continue, pass, or take the suggested choice'],
    ['Shift + P', 'Pass until something happens'],
    ['Arrows', 'Go from card to card'],
    ['Enter', 'Do what the card or the button offers'],
    ['Shift + click', 'Open the menu of a card; so does the other button of the mouse'],
    ['Z', 'Enlarge the card that has the focus'],
    ['D', 'Go to the decision'],
    ['H', 'Go to your hand'],
    ['S', 'Go to the servers'],
    ['U', 'Undo'],
    ['L', 'Go to the log'],
    ['C', 'Go to the chat'],
    ['W', 'Ask why something is not offered'],
    ['?', 'Show these keys'],
    ['Escape', 'Close what is open, cancel what has begun; at the end, show the board'],
  ] as [string, string][],
};
