/** The home page, and playing at once. */

const LEVELS = { random: 'Random', rookie: 'Rookie', ace: 'Ace' } as const;
const PACES = { instant: 'Instant', fast: 'Fast', normal: 'Normal', slow: 'Slow' } as const;
const SIDES = { runner: 'Runner', corp: 'Corp', random: 'Either' } as const;

export const home = {
  title: 'Home',
  heading: 'Hide your agendas. Or steal them.',
  lead:
    'Android: Netrunner is a card game for two: a Corporation hides its agendas behind ice, and a Runner hacks in to ' +
    'steal them. Play it here against a bot or a person, in your browser, with every rule looked after. ' +
    'The whole pool plays: 1,420 of 1,420 titles.',
  play: 'Play now',
  starting: 'Dealing the cards…',
  learn: 'Learn to play',
  learnHint: 'A guided first game with the decks that the rules recommend. Every step is explained.',
  noAccount: 'No account needed.',
  match: 'Your next game',
  you: 'You',
  versus: 'against',
  change: 'Change sides, decks and level',
  side: 'You play',
  sides: SIDES,
  deck: 'Your deck',
  botDeck: 'The bot’s deck',
  level: 'The bot',
  levels: LEVELS,
  levelHints: {
    random: 'Does anything that is legal.',
    rookie: 'Knows the game and makes mistakes.',
    ace: 'Thinks ahead. Takes its time.',
  },
  pace: 'The bot acts',
  paces: PACES,
  bot: (level: keyof typeof LEVELS) => `${LEVELS[level]} bot`,
  anyStarter: 'Any starter deck',
  sideOf: { corp: 'Corp', runner: 'Runner', random: 'Either side' } as const,
  going: 'Your games',
  goOn: 'Continue',
  goOnWith: (name: string) => `Continue the game against ${name}`,
  begun: (ago: string) => `Begun ${ago}`,
  as: (side: 'corp' | 'runner') => (side === 'corp' ? 'As the Corp' : 'As the Runner'),
  watch: 'Being played now',
  watchOne: 'Watch',
  recent: 'Just finished',
  replayOne: 'Replay',
  nobody: 'Nobody is playing in public just now. Open a table, and somebody may come.',
  won: (name: string) => `${name} won`,
  drawn: 'A draw',
  more: 'What else there is',
  places: {
    lobby: { name: 'Lobby', text: 'Meet people: open a table or join one, chat, watch.' },
    decks: { name: 'Decks', text: 'Build your own deck, check it against any format, bring lists from elsewhere.' },
    cards: { name: 'Cards', text: 'Search every card, with its rulings.' },
    events: { name: 'Events', text: 'Tournaments: sign up, see pairings and standings, follow rounds.' },
    rules: { name: 'Rules', text: 'The rule book, searchable from anywhere.' },
  },
};
