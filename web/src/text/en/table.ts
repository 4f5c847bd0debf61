/** The table on which a game is played. */
import type { Side } from '../../lib/side';

const SIDES = { corp: 'Corp', runner: 'Runner' };
const THE = { corp: 'The Corp', runner: 'The Runner' };
/** A title at the end of a sentence, which has one full stop (Melange Mining Corp.). */
const ended = (title: string) => (/[.!?]$/.test(title) ? title : `${title}.`);
const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

export const table = {
  title: (corp: string, runner: string) => `${corp} against ${runner}`,
  heading: (corp: string, runner: string) => `${corp} (Corp) against ${runner} (Runner)`,
  sides: SIDES,
  you: 'you',
  bots: { random: 'random bot', rookie: 'rookie bot', ace: 'ace bot' },
  page: 'Game',
  loading: 'Going to the table…',
  closed: 'This table is closed to you',
  missing: 'There is no such game: a part of the link is missing or mistyped.',

  youName: 'You',

  // What happened.
  band: {
    stolen: 'Stolen',
    scored: 'Scored',
    damage: (amount: number, kind: string) => `${amount} ${kind} damage`,
    from: (title: string) => `From ${title}`,
    points: (points: number) => `+${many(points, 'point')}`,
    cardsLeft: (count: number) => `${many(count, 'card')} left in the grip.`,
    fatal: (mine: boolean) =>
      `More than the cards in ${mine ? 'your' : 'the'} grip: ${mine ? 'you are' : 'the Runner is'} flatlined.`,
    toGo: (name: string, points: number, mine: boolean) =>
      `${many(points, 'more point')} ${points === 1 ? 'wins' : 'win'} the game for ${mine ? 'you' : name}.`,
    traced: (strength: number, link: number) => `Trace strength ${strength} against link strength ${link}.`,
    bid: (corp: number, runner: number, you: Side | null) =>
      you === null
        ? `The Corp spends ${corp}, the Runner ${runner}.`
        : you === 'corp'
          ? `You spend ${corp}, the Runner ${runner}.`
          : `The Corp spends ${corp}, you ${runner}.`,
    same: 'the numbers are the same',
    different: 'the numbers differ',
    wins: (name: string, mine: boolean) => (mine ? 'You win' : `${name} wins`),
    drawn: 'Nobody wins',
  },
  skip: 'skip',
  skipKey: 'Space',
  happened: 'happened',
  recap: (turn: number, side: Side) => `What the ${SIDES[side]} did in turn ${turn}`,
  recapMore: (more: number) => `and ${more} more`,
  recapBefore: (count: number) => `${count} before that`,
  recall: 'Their last turn',
  outcomes: {
    steal: (title: string | null, amount: number) => (title ? `steals ${title}` : `steals ${amount}`),
    damage: (_: string | null, amount: number) => `${amount} damage`,
    trash: (title: string | null, amount: number) => (title ? `${title} trashed` : `${amount} trashed`),
    tag: (_: string | null, amount: number) => many(amount, 'tag'),
    'bad-publicity': (_: string | null, amount: number) => `${amount} bad publicity`,
    failure: () => 'unsuccessful',
  },
  moreScored: (count: number) => `${many(count, 'more agenda')}: show all`,
  reader: {
    name: 'The card that is looked at',
    pointed: 'Under the pointer',
    encountered: 'Encountered',
    asks: 'It asks',
    last: 'Last action',
    card: 'Last card',
  },
  access: {
    seen: 'Accessed',
    you: (title: string) => `You access ${ended(title)}`,
    many: (count: number, from: string) => `You access ${many(count, 'card')} from ${from}.`,
    number: (now: number, all: number) => `Access ${now} of ${all}`,
    trashCost: 'Its trash cost is',
    have: 'you have',
    nothing: (count: number) => `There is nothing you can do with ${count === 1 ? 'it' : 'them'}.`,
    more: (count: number | string) => (Number(count) === 0 ? 'Access no more' : `Access ${count} more`),
    ok: 'OK',
    steal: 'Steal it',
    trash: 'Trash it',
    leave: 'Leave it',
    leaveNext: 'Leave it and access the next',
    with: (title: string) => `Use ${title}`,
    toSteal: (points: number, score: number, goal: number) =>
      score >= goal ? `${points} points: you win` : `${many(points, 'point')}: you have ${score} of ${goal}`,
    toTrash: 'to Archives, faceup',
    goesBack: 'It goes back where it was.',
    stays: 'It stays where it is.',
  },
  contest: {
    trace: (title: string) => `${title}: trace`,
    psi: (title: string) => `${title}: psi game`,
    success: 'If the trace succeeds:',
    failure: 'If it fails:',
    same: 'Same number:',
    different: 'Different numbers:',
    nothing: 'nothing',
    strength: 'Trace strength',
    link: 'Link strength',
    against: 'against',
    succeeds: 'The trace succeeds',
    fails: 'The trace fails',
    tie: 'A tie: the trace fails',
    runnerNeeds: (needed: number, credits: number, you: boolean) =>
      you
        ? `You will need ${many(needed, 'credit')}, and have ${credits}`
        : `The Runner will need ${many(needed, 'credit')}, and has ${credits}`,
    spend: (number: number) => (number === 0 ? 'Spend nothing' : `Spend ${many(number, 'credit')}`),
    left: (credits: number) => `${many(credits, 'credit')} left`,
    each: (strength: number, link: number, open: boolean, left: number) =>
      `${strength} to ${link}: ${open ? `Runner needs ${strength - link}` : strength > link ? 'succeeds' : 'fails'} · ${left} left`,
    short: 'You cannot pay more.',
  },
  harm: {
    fire: (count: number) => `Let ${count} fire…`,
    take: (damage: number, tags: number) =>
      `Take ${[damage ? `${damage} damage` : '', tags ? many(tags, 'tag') : ''].filter(Boolean).join(' and ')}…`,
    again: (count: number) => `Press again to let ${count === 1 ? 'it' : 'them'} fire`,
    sure: 'Press again if you mean it',
    leave: (title: string) => `Press again to leave ${title}`,
    unbroken: (damage: number, tags: number, ends: boolean) =>
      `Unbroken: ${[damage ? `${damage} damage` : '', tags ? many(tags, 'tag') : '', ends ? 'the run ends' : ''].filter(Boolean).join(', ')}.`,
    flatline: (count: number) => `${count} damage flatlines you.`,
  },
  warnings: {
    lastClick: 'This is your last click.',
    tagged: (count: number) => `You have ${many(count, 'tag')}.`,
    score: (server: string) => `The Corp may score the card in ${server} next turn.`,
    discard: (count: number) => `You will have to discard ${many(count, 'card')}.`,
    decked: 'R&D is empty: you lose when your next turn begins.',
    winning: (title: string) => `You win by scoring ${ended(title)}`,
    noHand: 'Any damage flatlines you: your grip is empty.',
  },
  printed: (number: number | string) => `printed ${number}`,
  breakFor: 'Break',
  breakAll: (count: number, cards: string[]) =>
    `Break ${count === 1 ? 'it' : `all ${count}`} with ${cards.join(' and ')}`,
  countersUsed: (count: number) => many(count, 'counter'),
  payFirst: (cards: string[]) => `${cards.join(' and ')} ${cards.length === 1 ? 'pays' : 'pay'} first`,
  breakers: 'Breakers',
  strengthOf: (strength: number, ice: number) => `${strength} of ${ice}`,
  inStrength: 'In strength.',
  strengthLacks: (lacking: number) => `Lacks ${lacking} strength.`,
  toMatch: 'to match',
  breaksAllFor: (count: number) => (count === 1 ? 'Breaks it for' : `Breaks all ${count} for`),
  cancel: 'Cancel',
  escapeKey: 'Esc',
  unrezzed: 'unrezzed',
  besideOpen: 'Log, chat and the card that is looked at',
  besideUnread: (count: number) => `Log, chat and the card that is looked at: ${many(count, 'new message')}`,

  // Where the game stands.
  turn: (number: number) => `Turn ${number}`,
  turnWhose: (number: number, side: Side, mine: boolean) => `Turn ${number} · ${mine ? 'You' : SIDES[side]}`,
  before: 'Before the first turn',
  moment: 'Where the game stands',
  rule: (rule: string) => `Read the rule ${rule}`,
  yourDecision: 'You decide',
  decisionOf: (side: Side) => `${THE[side]} decides`,
  waiting: {
    setup: (side: Side) => `${THE[side]} decides whether to keep the starting hand.`,
    beforeHand: (side: Side) => `${THE[side]} chooses what their identity starts the game with.`,
    action: (side: Side) => `${THE[side]} takes an action.`,
    discard: (side: Side) => `${THE[side]} discards down to the maximum hand size.`,
    rez: (side: Side) => (side === 'corp' ? 'The Corp may rez or use abilities.' : 'The Runner may use abilities.'),
    rezOrScore: (side: Side) =>
      side === 'corp' ? 'The Corp may rez, score or use abilities.' : 'The Runner may use abilities.',
    rezIce: (side: Side, ice: string) =>
      side === 'corp' ? `The Corp may rez ${ice}, rez other cards or use abilities.` : 'The Runner may use abilities.',
    abilities: (side: Side) => `${THE[side]} may use abilities.`,
    jackOut: () => 'The Runner decides whether to jack out.',
    encounter: (side: Side) =>
      side === 'runner' ? 'The Runner may break subroutines or use abilities.' : 'The Corp may use abilities.',
    subroutines: (side: Side) => `${THE[side]} decides how a subroutine resolves.`,
    access: (side: Side) => (side === 'runner' ? 'The Runner accesses cards.' : 'The Corp decides during an access.'),
    contest: (side: Side, kind: 'trace' | 'psi', title: string | null) =>
      `${THE[side]} ${kind === 'psi' ? 'bids in secret' : 'decides how much to spend on the trace'}${title ? ` (${title})` : ''}.`,
    about: (side: Side, title: string) => `${THE[side]} has to decide about ${ended(title)}`,
    other: (side: Side) => `${THE[side]} has to decide.`,
  },
  approachedIce: 'the approached ice',
  someIce: 'a piece of ice',
  approaches: (side: Side, place: string) => `${side === 'corp' ? 'The Runner approaches' : 'You approach'} ${place}.`,
  may: (kinds: string[]) => {
    const verbs = { score: 'score', rez: 'rez', use: 'use abilities' };
    const able = Object.entries(verbs).flatMap(([kind, verb]) => (kinds.includes(kind) ? verb : []));
    return able.length ? `You may ${able.join(', ')} or pass.` : 'You can only pass.';
  },
  jackOutOr: 'Do you jack out, or continue?',
  actNow: (clicks: number) => `${many(clicks, 'click')} left. Choose a card, a server or an action.`,
  unbrokenNow: (count: number) =>
    count ? `${many(count, 'subroutine is', 'subroutines are')} unbroken.` : 'No subroutine is unbroken.',
  away: (name: string, clock: boolean) =>
    `${name} is away. ${clock ? 'Their clock runs on.' : 'The game waits for them.'}`,
  awayShort: 'away',
  yours: 'yours',
  spectators: (count: number) => many(count, 'spectator'),

  // The numbers of a player.
  strip: (side: Side, name: string) => `${SIDES[side]}: ${name}`,
  numbers: {
    credits: 'Credits',
    clicks: 'Clicks',
    score: 'Agenda points',
    hand: { corp: 'HQ', runner: 'Grip' },
    deck: { corp: 'R&D', runner: 'Stack' },
    discard: { corp: 'Archives', runner: 'Heap' },
    badPublicity: 'Bad publicity',
    tags: 'Tags',
    brainDamage: 'Brain damage',
    link: 'Link',
    memory: 'Memory',
    runCredits: 'Credits in the pool for this run only',
  },
  clicksSpoken: (count: number) => many(count, 'click'),
  of: (now: number, limit: number) => `${now} of ${limit}`,
  more: 'All numbers',
  less: 'Fewer numbers',
  clock: (time: string) => `Time left: ${time}`,

  // Places.
  servers: 'Servers',
  newServer: 'New server',
  cardsAbove: (count: number) => `${many(count, 'card')} further up`,
  cardsBelow: (count: number) => `${many(count, 'card')} further down`,
  rowsAbove: (count: number) => `${many(count, 'row')} further up`,
  rowsBelow: (count: number) => `${many(count, 'row')} further down`,
  serversBefore: (count: number) => `Show ${many(count, 'more server')} on the left`,
  serversAfter: (count: number) => `Show ${many(count, 'more server')} on the right`,
  iceOf: (server: string) => `Ice protecting ${server}, outermost first`,
  serverShort: (name: string) => name.replace('Server ', 'S').replace('Archives', 'Arch.'),
  enlargeIce: (server: string, count: number) => `Enlarge ${count} pieces of ice protecting ${server}`,
  emptyRoot: 'Nothing installed',
  run: (server: string) => `Run ${server}`,
  choose: (server: string, credits = 0) => `Choose ${server}${credits ? `, ${many(credits, 'credit')}` : ''}`,
  runHere: 'Run',
  attacked: 'Attacked',
  here: { mine: 'You', theirs: 'Runner' },
  pile: (name: string, count: number) => `${name}: ${many(count, 'card')}`,
  facedownCount: (count: number) => `${count} facedown`,
  cardsIn: (count: number) => many(count, 'card'),
  openPile: (name: string) => `Look through ${name}`,
  rig: 'Rig',
  rows: { program: 'Programs', hardware: 'Hardware', resource: 'Resources', other: 'Other' },
  emptyRig: 'Nothing is installed.',
  hand: { corp: 'HQ', runner: 'Grip' },
  handCount: (count: number, size: number) => `${many(count, 'card')} of at most ${size}`,
  emptyHand: 'No cards in hand.',
  scoreArea: (side: Side) => `${SIDES[side]}’s score area`,
  noAgendas: 'No agendas yet.',
  places: {
    ice: (server: string, number: number, count: number) => `protecting ${server}, ${number} of ${count} from outside`,
    root: (server: string) => `in ${server}`,
    rig: 'in the rig',
    hand: 'in hand',
    hosted: (host: string) => `on ${host}`,
    scored: 'in the score area',
    identity: 'identity',
  },
  offeredLate: 'can still be used',
  offered: (count: number) => many(count, 'choice'),

  // A run.
  runOn: (server: string) => `Run on ${server}`,
  phases: {
    initiation: 'Initiation',
    'approach ice': 'Approach ice',
    'encounter ice': 'Encounter',
    'pass ice': 'Pass ice',
    'approach server': 'Approach server',
    access: 'Access',
  } as Record<string, string>,
  successful: 'Successful',
  encountering: (title: string) => `Encounter with ${title}`,
  subroutines: 'Subroutines',
  noSubroutines: 'No subroutines.',
  broken: 'Broken',
  unbroken: 'Unbroken',
  resolved: 'Resolved',
  resolves: 'Resolves now',
  accessing: (title: string, from: string) => `Accessing ${title} from ${from}`,
  accessed: (from: string) => `Accessed from ${from}`,
  accessingUnknown: (from: string) => `The Runner accesses a card from ${from}.`,
  resolving: 'Resolving',
  current: (side: Side, mine: boolean) => (mine ? 'Your current' : `${SIDES[side]}’s current`),
  currentUntil: (side: Side) =>
    side === 'corp'
      ? 'In effect until another current is played or the Runner steals an agenda.'
      : 'In effect until another current is played or the Corp scores an agenda.',

  // Deciding.
  decision: 'Your decision',
  passOn: 'Pass until something happens',
  passesSoon: 'Passes by itself, after a pause that tells your opponent nothing.',
  waitHere: 'Wait',
  stopNext: 'Stop me at the next window',
  stopNextWhy: 'At the next window in which you are asked, nothing is passed for you.',
  yieldTurn: 'Yield until my turn',
  yieldTurnWhy: 'Every window until your turn is passed for you, unless passing does harm.',
  thinks: (side: Side, time: string) => `${SIDES[side]} has been thinking for ${time}`,
  cardMenu: (title: string) => `What to do with ${title}`,
  manyOn: (title: string, count: number) => `${title}: ${many(count, 'choice')}`,
  choicesOn: (count: number) => many(count, 'choice'),
  chooseNumber: (number: number | string) => `Choose ${number}`,
  fewer: 'One fewer',
  moreOne: 'One more',
  numberLabel: 'Number',
  read: 'Read the card',
  whyNot: 'Why not…?',
  whyNotRule: 'The rule',
  whyNotOf: (label: string) => `Why not “${label}”?`,
  verbs: {
    play: (title: string) => `Play ${title}`,
    install: (title: string) => `Install ${title}`,
    rez: (title: string) => `Rez ${title}`,
    score: (title: string) => `Score ${title}`,
    advance: (title: string) => `Advance ${title}`,
    use: (title: string) => `Use ${title}`,
    run: (server: string) => `Run ${server}`,
  },
  plainActions: {
    credit: 'Gain 1 credit',
    draw: 'Draw 1 card',
    'remove-tag': 'Remove 1 tag',
    'jack-out': 'Jack out',
    purge: 'Purge virus counters',
  },

  // Asking again before what cannot be taken back.
  sure: {
    title: 'Are you sure?',
    unbroken: (count: number) => `${many(count, 'subroutine is', 'subroutines are')} unbroken and will resolve.`,
    trash: (title: string) => `This trashes ${ended(title)}`,
    installOver: (server: string, what: string) => `Installing in ${server} ${what}.`,
    lastClick: 'This spends your last click.',
    cancel: 'Think again',
  },

  // Beside the game.
  menu: 'Game menu',
  undoHint: 'Take back your last choice (U)',
  stops: 'Stops and settings',
  keysButton: 'Keys',
  offers: {
    undo: (name: string) => `${name} asks to take back their last choice.`,
    draw: (name: string) => `${name} offers a draw.`,
    rematch: (name: string, switched: boolean) =>
      `${name} would like a rematch ${switched ? 'with sides switched' : 'on the same sides'}.`,
    mineUndo: 'You have asked to take back your last choice.',
    mineDraw: 'You have offered a draw.',
    mineRematch: 'You have asked for a rematch.',
    accept: 'Accept',
    decline: 'Decline',
    withdraw: 'Withdraw',
  },

  // A move is waited for.
  called: '● Your move',
  calledText: (name: string) => `${name} is waiting for you.`,

  // Log and chat.
  log: 'Log',
  chat: 'Chat',
  logEmpty: 'Nothing has happened yet.',
  causes: {
    /** As the engine says it. */
    ended: 'The run is ended.',
    ends: (cause: string) => `${cause} ends the run.`,
    trashes: (cause: string, what: string, where: string) => `${cause} trashes ${what}${where}.`,
  },
  toNewest: 'Newest',
  say: 'Say something',
  send: 'Send',
  chatEmpty: 'Nobody has said anything yet.',
  chatVisitor: 'Sign in, or play a game as a guest, to say something here.',
  chatWatching: 'Those who watch read this now, and the players when the game is over.',
  watching: 'watching',
  lookBack: {
    here: 'Show the table at this moment',
    menu: 'Look back',
    heading: (turn: number) => `The table as it was in turn ${turn}`,
    earlier: 'Earlier',
    later: 'Later',
    back: 'Back to the game',
    called: 'The game waits for you.',
  },
  orders: {
    use: (title: string) => `Use ${title} at its next chance`,
    keep: (title: string) => `Do not use ${title} at its next chance`,
    title: 'Cards only you know of',
    help: 'You are not asked about these: the pause would tell your opponent. What you say here is done when their chance comes.',
    hint: (title: string) =>
      `You will not be asked about ${title}: the pause would tell your opponent. Choose the card to say whether it is used.`,
  },
  yields: {
    add: (title: string) => `Do not stop for ${title}`,
    remove: (title: string) => `Stop for ${title} again`,
    title: 'Cards you are not asked about',
    help: 'Their abilities alone make no window stop. Where a pause could tell what you hold, you are asked all the same.',
  },
  rigTab: 'Rig',
  boardTab: 'Table',
  handTab: 'Hand',
  handsTab: 'Hands',
  stageTab: 'What the run is about',
  contestTab: { trace: 'Trace', psi: 'Psi game' },
  tabs: 'Beside the table',

  // The end.
  reasons: {
    'agenda points': (winner: Side, points: number) => `${THE[winner]} has ${points} agenda points or more.`,
    flatline: () => 'The Runner is flatlined: there were more points of damage than cards in the grip.',
    'the Corp cannot draw': () => 'The Corp had to draw from an empty R&D.',
    concession: (winner: Side) => `${THE[winner === 'corp' ? 'runner' : 'corp']} conceded.`,
    absence: (winner: Side) => `The ${SIDES[winner === 'corp' ? 'runner' : 'corp']} has been gone for long.`,
    time: (winner: Side) => `The time of the ${SIDES[winner === 'corp' ? 'runner' : 'corp']} ran out.`,
    'draw by agreement': () => 'Both players agreed to a draw.',
    'time called': () => 'The time of the round is over, and both players have had a turn since.',
    'stopped by a leader': () =>
      'The match is settled: by a leader of the tournament, or because a player has left it.',
  } as Record<string, (winner: Side, points: number) => string>,
  lastTurn: (last: number, turn: number) => (turn >= last ? 'The last turn' : `Turn ${last} is the last`),
  timeCalled: (turn: number) => `Time has been called: the game ends after turn ${turn}.`,
};
