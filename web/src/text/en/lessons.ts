/** What the guide says of each kind of decision in a first game. */

interface Lesson {
  title: string;
  /** What is being decided, and what it means. */
  what: string;
}

export const lessons: Record<string, Lesson> = {
  setup: {
    title: 'Your starting hand',
    what: 'Both sides have five cards. Once, you may shuffle them all back and draw five others; those you keep, whatever they are.',
  },
  'corp.action': {
    title: 'Your action',
    what:
      'Each turn you draw a card and have three clicks. Install cards facedown, advance what lies in a remote server (1 click and 1 ' +
      'credit), play operations, take a credit or draw.',
  },
  'runner.action': {
    title: 'Your action',
    what:
      'Each turn you have four clicks. Install cards to build your rig, play events, run on a server, take a credit or draw. Events and ' +
      'installs also cost the credits printed at the top left.',
  },
  'corp.discard': {
    title: 'Too many cards',
    what: 'Your maximum hand size is five. What you discard goes to Archives facedown: the Runner can run there and look at it.',
  },
  'runner.discard': {
    title: 'Too many cards',
    what: 'Your maximum hand size is five, and each point of brain damage takes one off it. What you discard goes to your heap.',
  },
  'install.replace': {
    title: 'Make room first?',
    what: 'Before you install a card you may trash cards that are already there. Nobody has to.',
  },
  'corp.install.room': {
    title: 'Something has to go',
    what: 'Each further piece of ice on a server costs a credit more for each that is there. Trashing one of them makes the install cheap enough.',
  },
  'runner.install.room': {
    title: 'Not enough memory',
    what: 'Programs take memory units, and you have four to begin with. Something has to be trashed to fit the new one in.',
  },
  'runner.memory': {
    title: 'Too little memory',
    what: 'Your programs take more memory units than you have now. You trash programs until the rest fits.',
  },
  'corp.install.where': {
    title: 'Where does it go?',
    what:
      'Ice stands before a server; the newest piece stands outermost, and each further piece costs a credit more for each that is there. ' +
      'Agendas and assets lie in remote servers, one to a server. Upgrades can lie anywhere.',
  },
  'runner.install.where': {
    title: 'Which card does it go on?',
    what: 'This card is installed on another one, its host. When the host is trashed, so is everything on it.',
  },
  order: {
    title: 'Which first?',
    what: 'Several of your abilities wait at the same time. You choose their order; all of them will happen.',
  },
  payment: {
    title: 'Whose credits?',
    what: 'You can pay from your credit pool or from a card that lends credits for this purpose.',
  },
  'prevent.damage': {
    title: 'Damage is coming',
    what:
      'Each point of damage trashes a card of your grip at random. If there are fewer cards than points, you are flatlined and have ' +
      'lost. You may prevent some of it now.',
  },
  'prevent.trash': {
    title: 'Your card is about to be trashed',
    what: 'You may prevent it now, before it happens.',
  },
  'prevent.expose': {
    title: 'The Runner wants to look',
    what: 'One of your facedown cards is about to be exposed. You may prevent it now, before it is turned over.',
  },
  'prevent.other': {
    title: 'Something is about to happen',
    what: 'You may prevent or avoid it now, before it happens. Afterwards it is too late.',
  },
  'corp.trace': {
    title: 'A trace',
    what:
      'The trace begins with the number on the card. You may add credits, then the Runner may add credits to their link. If yours is ' +
      'higher, the trace succeeds.',
  },
  'runner.trace': {
    title: 'You are being traced',
    what:
      'The Corp has named its strength. Your link plus the credits you spend now must be at least as high, or the trace succeeds. ' +
      'What both sides spend is gone either way.',
  },
  'corp.ambush': {
    title: 'The trap can spring',
    what: 'The Runner has accessed an ambush. You may pay for what it does. An ambush works without being rezzed.',
  },
  'corp.requisition': {
    title: 'Free ice',
    what: 'Scoring Priority Requisition lets you rez a piece of ice without paying for it.',
  },
  'corp.precognition': {
    title: 'The order of R&D',
    what: 'You put the top five cards of R&D back in any order. You draw them in this order, and the Runner accesses them in this order.',
  },
  'runner.pawnshop': {
    title: 'Sell something?',
    what: 'At the beginning of your turn Aesop’s Pawnshop buys one of your other installed cards for 3 credits.',
  },
  'runner.sacrifice': {
    title: 'Which card do you give up?',
    what: 'The card you choose is trashed to pay for the ability.',
  },
  'runner.infiltration': {
    title: 'Money or knowledge',
    what: 'Infiltration gives two credits, or it exposes a facedown card: everybody sees what it is, and it stays where it lies.',
  },
  'runner.expose': {
    title: 'Which card do you want to see?',
    what: 'The card is turned over for a moment. It is not accessed: an ambush does nothing.',
  },
  'runner.modded': {
    title: 'A cheap install',
    what: 'Modded installs a program or a piece of hardware from your grip for 3 credits less.',
  },
  'runner.rabbit-hole': {
    title: 'Another Rabbit Hole?',
    what: 'Each one gives a link. You may search your stack for the next and install it now, at its cost.',
  },
  'runner.tinkering': {
    title: 'Which ice?',
    what: 'Until the end of your turn that piece of ice is a sentry, a code gate and a barrier at once, so any of your icebreakers works on it.',
  },
  'runner.crypsis': {
    title: 'Crypsis wants a counter',
    what: 'After an encounter in which Crypsis broke a subroutine, it loses a virus counter or is trashed.',
  },
  'runner.break': {
    title: 'Which subroutine?',
    what: 'Subroutines are broken one at a time. What is broken does not happen; the rest will, from the top down.',
  },
  'runner.jack-out.ice': {
    title: 'Go on, or jack out?',
    what: 'Another piece of ice stands before you. You may end the run here, unsuccessfully but safely.',
  },
  'runner.jack-out.server': {
    title: 'At the door',
    what: 'All ice is behind you. If you continue, the run is successful and you access cards. It is the last chance to leave.',
  },
  'runner.access.next': {
    title: 'Which card next?',
    what: 'You access these cards one after another. You see each before you choose the next.',
  },
  'runner.access.steal': {
    title: 'An agenda!',
    what: 'An agenda that you access is yours: it goes to your score area, and its points count for you.',
  },
  'runner.access.trash': {
    title: 'Trash it?',
    what: 'A card with a trash cost can be trashed when you access it, by paying that cost. Otherwise it goes back to where it was.',
  },
  'runner.access.look': {
    title: 'You have seen it',
    what: 'There is nothing you can do with this card: it has no trash cost that you could pay. It goes back to where it was.',
  },
  'corp.score': {
    title: 'You can score',
    what:
      'An agenda with enough advancement tokens can be scored in this window. It goes to your score area, and the Runner can no longer ' +
      'steal it.',
  },
  'corp.rez.ice': {
    title: 'The Runner approaches your ice',
    what:
      'If it lies facedown you may pay its rez cost now, and the Runner has to deal with it. If you pass, they walk by, and it stays a ' +
      'secret. Once rezzed, ice stays rezzed.',
  },
  'corp.rez.server': {
    title: 'The Runner is at the door',
    what: 'It is the last chance to rez cards in the server or use abilities before the Runner accesses cards.',
  },
  'corp.window.run': {
    title: 'During the run',
    what: 'A window in which both sides may use abilities. Most of the time there is nothing to do: pass.',
  },
  'corp.window.encounter': {
    title: 'The Runner faces your ice',
    what: 'The Runner may break subroutines now. Those that stay unbroken resolve when both sides have passed.',
  },
  'corp.window.own': {
    title: 'A window of your turn',
    what: 'You may rez assets and upgrades, score, or use abilities. If you do not want to, pass and go on.',
  },
  'corp.window.theirs': {
    title: 'A window of the Runner’s turn',
    what:
      'You may rez assets and upgrades now. Waiting has a point: what is facedown tells the Runner nothing, and just before your turn ' +
      'is the best time.',
  },
  'runner.encounter': {
    title: 'You face the ice',
    what:
      'Break its subroutines with an icebreaker of the right kind that is at least as strong. When you pass, everything that is not ' +
      'broken happens, from the top down.',
  },
  'runner.window.approach': {
    title: 'Before the ice',
    what: 'A window in which both sides may use abilities; then the Corp may rez the ice. Raising an icebreaker helps only in the encounter: pass.',
  },
  'runner.window.server': {
    title: 'Before the server',
    what: 'A window in which both sides may use abilities before the cards are accessed. Most of the time: pass.',
  },
  'runner.window.own': {
    title: 'A window of your turn',
    what: 'You may use abilities of your cards. If you do not want to, pass and go on.',
  },
  'runner.window.theirs': {
    title: 'A window of the Corp’s turn',
    what: 'You may use abilities of your cards while the Corp acts. Most of the time: pass.',
  },
  'corp.other': {
    title: 'A decision',
    what: 'A card asks you something. Read the question above the options; the card itself can be enlarged.',
  },
  'runner.other': {
    title: 'A decision',
    what: 'A card asks you something. Read the question above the options; the card itself can be enlarged.',
  },
  'wait.setup': {
    title: 'The other side looks at its hand',
    what: 'They too may take five new cards once.',
  },
  'wait.run.corp': {
    title: 'The Runner is running',
    what: 'They decide how to go on. You will be asked when you can rez something.',
  },
  'wait.run.runner': {
    title: 'The Corp considers',
    what: 'It may rez ice or other cards. That it takes its time tells you nothing.',
  },
  'wait.own.corp': {
    title: 'The Runner may answer',
    what: 'In your turn too the Runner may use abilities. Your turn goes on in a moment.',
  },
  'wait.own.runner': {
    title: 'The Corp may answer',
    what: 'In your turn too the Corp may rez cards and use abilities. Your turn goes on in a moment.',
  },
  'wait.theirs.corp': {
    title: 'The Runner’s turn',
    what: 'Watch what is installed: the rig is open. Icebreakers tell you which of your ice still holds.',
  },
  'wait.theirs.runner': {
    title: 'The Corp’s turn',
    what: 'Watch where cards are installed and what is advanced: a card with tokens is an agenda, or a trap that wants to be taken for one.',
  },
  'over.won': { title: 'You have won', what: 'Well played. Look at the replay to see what was hidden from you.' },
  'over.lost': {
    title: 'You have lost',
    what: 'It happens to everybody. The replay shows what was hidden from you; play on from any moment of it.',
  },
  'over.drawn': { title: 'Nobody has won', what: 'The game ended without a winner.' },
};
