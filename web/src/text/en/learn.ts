/** Learning the game: the page that tells what it is. */

import { pages } from './pages';

export const learn = {
  title: pages.learn,

  // The page.
  heading: 'Two players, two different games',
  lead:
    'One of you is the Corporation: it works on secret agendas and hides them in servers behind ice. The other is the Runner, who breaks ' +
    'into servers to steal them. Whoever has 7 points of agendas first has won.',
  start: {
    heading: 'Play your first game now',
    text:
      'The guide sits beside the table and explains every decision as it comes: what is asked, what usually makes sense, and why. ' +
      'You can take choices back. The decks are the ones that the rules recommend for a first game.',
    runner: 'Be the Runner',
    runnerText: 'Kate builds her rig and breaks in. The easier side to begin with.',
    corp: 'Be the Corp',
    corpText: 'Jinteki lays traps between its agendas. You decide what the Runner finds.',
    minutes: 'About half an hour. You can leave and come back.',
  },
  sides: {
    heading: 'What the two sides do',
    corp: {
      name: 'The Corp',
      points: [
        'Installs cards facedown: the Runner sees where they lie, not what they are.',
        'Advances agendas with clicks and credits, and scores them for points.',
        'Protects its servers with ice and turns it faceup (rezzes it) when the Runner comes near.',
        'Wins with 7 agenda points, or when the Runner suffers more damage than there are cards in the grip.',
      ],
    },
    runner: {
      name: 'The Runner',
      points: [
        'Plays in the open: programs, hardware and resources make up the rig.',
        'Runs on servers: past the ice, into what lies behind it.',
        'Breaks the subroutines of ice with icebreakers, for credits.',
        'Wins with 7 stolen agenda points, or when the Corp has no card left to draw.',
      ],
    },
  },
  board: {
    heading: 'The table',
    text: 'The Corp’s hand, deck and discard pile are servers too. The Runner can run on any of them.',
    caption: 'Four servers. Ice stands before them, and the Runner comes from below.',
    archives: 'Archives: the discard pile',
    rnd: 'R&D: the deck',
    hq: 'HQ: the hand',
    remote: 'A remote server: here agendas are advanced',
    ice: 'ice',
    runner: 'the Runner',
  },
  run: {
    heading: 'A run, step by step',
    steps: [
      ['The Runner names a server', 'One click starts a run. Bad publicity of the Corp gives extra credits for it.'],
      [
        'Approach the outermost ice',
        'If it lies facedown, the Corp may pay to rez it. If it stays facedown, the Runner walks past.',
      ],
      [
        'Encounter it',
        'Icebreakers break its subroutines, one by one. Whatever is not broken happens: damage, tags, the end of the run.',
      ],
      [
        'On to the next ice, or away',
        'Before each further piece of ice, and before the server, the Runner may jack out.',
      ],
      [
        'Access cards',
        'HQ: one card at random. R&D: the top card. Archives: all of them. A remote server: everything in it. Agendas are stolen.',
      ],
    ],
  },
  example: {
    heading: 'One piece of ice, one icebreaker',
    text:
      'Enigma is a code gate of strength 2 with two subroutines. Gordian Blade breaks code gates, and its strength of 2 is enough: ' +
      'one credit for each subroutine, so the way past Enigma costs 2 credits. Were the ice stronger, the blade would have to be raised first.',
  },
  turn: {
    heading: 'A turn',
    corp: 'The Corp draws a card and has three clicks: install, advance, play an operation, take a credit, draw.',
    runner: 'The Runner has four clicks: install, play an event, run, take a credit, draw.',
    end: 'Whoever holds more than five cards at the end of their turn discards.',
  },
  more: {
    heading: 'Go on',
    rules: 'Read the rules',
    rulesText: 'Every rule in a few words, searchable from anywhere with the key /.',
    cards: 'Look at the cards',
    cardsText: 'What they do, and how they are ruled.',
    play: 'Play a bot',
    playText: 'Another deck, another side, a stronger opponent.',
  },
  starting: 'Laying out the cards…',
};
