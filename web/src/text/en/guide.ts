/** The guide beside the first game: what it advises, and why. */

import { lessons } from './lessons';
import type { Side } from '../../lib/side';

/** A title at the end of a sentence, which has one full stop (Melange Mining Corp.). */
const ended = (title: string) => (/[.!?]$/.test(title) ? title : `${title}.`);
const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;
const credits = (count: number) => many(count, 'credit');
const cards = (count: number) => many(count, 'card');

export const guide = {
  name: 'Guide',
  show: 'Show the guide',
  hide: 'Hide the guide',
  explain: 'What is this about?',
  suggestion: 'Try this',
  spend: (amount: number) => (amount === 0 ? 'Spend nothing' : `Spend ${credits(amount)}`),
  news: 'What just happened',

  lessons,

  newsWords: {
    steal: (side: Side) =>
      side === 'runner'
        ? 'You stole an agenda: its points are yours. Jinteki does 1 net damage for it.'
        : 'The Runner stole an agenda. Your identity does 1 net damage for it.',
    score: (side: Side) =>
      side === 'corp'
        ? 'You scored. Your identity also does 1 net damage to the Runner.'
        : 'The Corp scored an agenda, and its identity did 1 net damage to you.',
    damage: (side: Side) =>
      side === 'runner'
        ? 'Damage trashes cards of your grip at random. Your grip is your life: more damage than cards, and you have lost.'
        : 'Damage trashes cards of the Runner’s grip at random. More damage than cards, and you have won.',
    tag: (side: Side) =>
      side === 'runner'
        ? 'While you have a tag the Corp may trash your resources. A click and 2 credits remove one.'
        : 'While the Runner is tagged you may trash their resources, for a click and 2 credits each.',
    trace: () => 'Trace strength against link strength: if the first is higher, the trace succeeds.',
    subroutine: () => 'A subroutine ended the run. What the Runner spent is gone, and no card was accessed.',
    advance: (side: Side) =>
      side === 'runner'
        ? 'The Corp put an advancement token on a card. Agendas need them, and some traps grow with them.'
        : 'The token counts towards scoring. The Runner sees it too.',
    rez: (side: Side) =>
      side === 'runner'
        ? 'A card was turned faceup. Now you know it, and so you will next time.'
        : 'The card is faceup now, and works.',
    expose: () => 'An exposed card is shown to everybody and stays where it is.',
    success: (side: Side) =>
      side === 'runner'
        ? 'The run is successful: you access cards of the server.'
        : 'The run is successful: the Runner accesses cards.',
  } as Record<string, (side: Side) => string>,

  // Why something is suggested.
  reasons: {
    keepCorp: (ice: number) =>
      ice === 0
        ? 'There is no ice in this hand: your servers would stand open. A new hand is worth the risk.'
        : `There ${ice === 1 ? 'is 1 piece' : `are ${ice} pieces`} of ice in this hand, so you can protect something on the first turn.`,
    keepCorpAgendas: (agendas: number) =>
      `There are ${agendas} agendas in this hand: the Runner would find one in HQ at once. Take another.`,
    keepRunnerRich: (title: string) => `${title} gets you money early, and everything else costs money.`,
    keepRunnerFine: 'There is something to install and something to pay with: it is a hand to begin with.',
    keepRunnerPoor: 'There is nothing in this hand that makes money. Another is likely to be better.',

    // The Runner's actions.
    untag: (tags: number) =>
      `You have ${many(tags, 'tag')}: the Corp could trash your resources. It costs a click and 2 credits.`,
    drawToLive: (hand: number) =>
      `You hold ${cards(hand)}. A trap can do 3 damage, and cards in your grip are what it takes instead of your life.`,
    gamble: (gain: number) => `You get more than you pay: ${credits(gain)} richer for one click.`,
    engine: (title: string) => `${title} makes more than the one credit that a plain click does.`,
    installEngine: (title: string, cost: number) =>
      `It costs ${credits(cost)} now and pays back every turn: ${title} is what your plans live on.`,
    breakerFor: (title: string, kind: string) =>
      `You have seen a ${kind} and nothing you have breaks one. ${title} does.`,
    firstBreaker: (title: string) =>
      `Without an icebreaker the first ice that ends the run stops you. Begin with ${ended(title)}`,
    runOpen: (server: string) => `No ice protects ${server}: the run costs one click and nothing else.`,
    runOpenRemote: (server: string) =>
      `No ice protects ${server}, and nobody knows what lies there. You hold enough cards to survive a trap.`,
    runAdvanced: (server: string, tokens: number) =>
      `The card in ${server} has ${many(tokens, 'token')}: if it is an agenda, it may be scored soon.`,
    runUnknown: (server: string, owned: number) =>
      `The ice before ${server} is facedown. With ${credits(owned)} and a full grip you can afford to find out what it is, and the Corp has to pay to show it.`,
    runKnown: (server: string, cost: number) =>
      `You can break what is rezzed before ${server}, for about ${credits(cost)}.`,
    credit: (owned: number) => `You have ${credits(owned)}. Money now is what lets you install and break later.`,
    draw: (hand: number) => `You hold ${cards(hand)}. New cards are new plans, and they protect you from damage.`,
    lastClick: 'It is your last click: a run now would leave no click to recover from a surprise.',

    // The Corp's actions.
    advanceToScore: (title: string, missing: number) =>
      `${title} needs ${missing} more, and you can pay for them this turn: score it before the Runner comes.`,
    advanceNext: (title: string) => `One token now, the rest next turn. Ice stands before ${ended(title)}`,
    iceCentral: (server: string) => `${server} has no ice: every run there succeeds. Put this before it.`,
    iceRemote: 'A remote server needs ice before you trust it with an agenda.',
    fund: 'You get 9 credits for 5: the best click you have.',
    agendaBehindIce: (title: string) => `${title} scores nothing in your hand, and ice is ready for it.`,
    campaign: 'It earns a credit every turn as soon as you rez it.',
    corpCredit: (owned: number) => `You have ${credits(owned)}. Ice that you cannot rez stops nobody.`,
    corpDraw: 'You have few cards to choose from.',
    trap: (title: string) => `${title} looks like an agenda while it lies facedown. Let the Runner wonder.`,

    // Installing.
    whereIce: (server: string, pieces: number) =>
      pieces === 0
        ? `${server} is open.`
        : `${server} is worth protecting. It has ${many(pieces, 'piece')} of ice, so this one costs ${credits(pieces)}.`,
    whereRemote: (server: string) => `${server} has ice and nothing in it yet.`,
    whereNew:
      'A new remote server, which you can protect later. To the Runner everything that lies facedown looks the same.',
    whereHost: 'Of the cards that can carry it, this one is worth the most.',
    keepCards: 'What is there still does its work.',
    leastUseful: 'It is the one you will miss least.',

    runRisk: (damage: number, hand: number) =>
      `You hold ${cards(hand)}, and a trap that does ${damage} damage would be the end. The chances are worth that risk.`,

    // What the ace would do, where nothing more particular is known of it.
    aceAny: 'Looking a few turns ahead, this comes out best.',
    ace: {
      credit: 'Looking a few turns ahead, money is what you lack most.',
      draw: 'What you need is not in your hand: look for it.',
      install: 'It is worth more on the table than in your hand.',
      play: 'Now is the time for it.',
      use: 'This does more for you now than anything else you could do.',
      run: 'The chances of this run are worth its price.',
      advance: 'The sooner it can be scored, the less time the Runner has.',
      score: 'Points that are scored cannot be stolen any more.',
      rez: 'It is worth its price now.',
      pass: 'Keep what you have: nothing here is worth doing now.',
      continue: 'What lies ahead is worth the risk.',
      'jack-out': 'What lies ahead is not worth the risk.',
      trash: 'Without it the Corp is worse off than you are without the credits.',
      'no-action': 'Keep your credits for something better.',
      purge: 'The virus counters have become too many.',
      'remove-tag': 'A tag costs more the longer you keep it.',
    } as Record<string, string>,

    // Runs.
    rezIce: (title: string, cost: number, left: number) =>
      `${title} costs ${credits(cost)} and leaves you ${credits(left)}. This is what it is for.`,
    noRezIce: 'You cannot rez it now, or it is rezzed already: pass and see how the Runner gets by.',
    rezKeepMoney: (cost: number) =>
      `It would cost ${credits(cost)}, nearly everything you have. Nothing is lost if they see only this.`,
    rezAsset: (title: string) =>
      `${title} works only when it is rezzed, and there is little time left in which the Runner could profit from knowing it.`,
    noRezTrap: 'A trap works facedown. Rezzing it would only give it away.',
    passWindow: 'There is nothing here that is worth doing now.',
    score: (title: string, points: number) =>
      `${title} is worth ${many(points, 'point')} as soon as it is scored, and nothing while it lies there.`,
    breakAll: (words: string) => `${words}: then nothing of this ice happens to you.`,
    allBroken: 'Everything is broken: pass, and you are past the ice.',
    letEnd: 'The worst that can happen here is that the run ends. You may let it.',
    letTrace: 'It traces you. You will be able to spend credits against it.',
    mustSuffer: (damage: number, hand: number) =>
      damage > hand
        ? `It does ${damage} damage and you hold ${cards(hand)}: this would be the end. Break it if there is any way.`
        : `It does ${damage} damage; you hold ${cards(hand)}, so you survive.`,
    noBreaker: (kinds: string) => `You have nothing that breaks it (${kinds}). Now you know it, and what to install.`,
    jackOut: (worst: number, hand: number) =>
      `What lies ahead could do ${worst} damage and you hold ${cards(hand)}. Leave, draw, and come back.`,
    goOn: (worst: number, hand: number) =>
      worst === 0
        ? 'Nothing lies facedown here: no trap waits for you.'
        : `You hold ${cards(hand)}: even a trap that does ${worst} damage would not end the game.`,
    accessFirst: 'Begin with the card you know least about, or the one that could end the game.',
    trashCheap: (title: string, cost: number) => `For ${credits(cost)} the Corp loses ${title} for good.`,
    trashDear: (cost: number) => `It costs ${credits(cost)}. Money for the next run is worth more just now.`,
    trashTrap: 'It costs nothing, and so it cannot hurt you again.',
    steal: 'This is what you came for.',
    nothingToDo: 'Go on to the next card, or to the end of the run.',
    spring: (damage: number, hand: number) =>
      damage > hand
        ? `${damage} damage, and the Runner holds ${cards(hand)}: this wins the game.`
        : 'Cards in the grip are what the Runner lives on. Do it.',
    springBare: 'Without advancement tokens it would do nothing.',
    traceRunner: (need: number) => `${credits(need)} make you equal to it, and then nothing happens.`,
    traceRunnerNothing: 'Your link is enough as it is.',
    traceRunnerDear: 'To avoid it costs too much. Spend nothing, and deal with what follows.',
    traceCorpSure: (spend: number) =>
      spend === 0 ? 'The Runner cannot reach it anyway.' : `${credits(spend)} put it out of the Runner’s reach.`,
    traceCorpDear: 'The Runner could always match it. Let them pay, or not: spend nothing.',
    breakFirst: 'Break what hurts most: damage before the end of the run, if you cannot break both.',

    // The rest.
    shield: 'One credit for a card of your grip is cheap.',
    save: 'Programs cost time and money to replace.',
    keepSecret: 'What the Runner does not know is your best protection.',
    toolbox: 'Its credits come back every turn. Those in your pool do not.',
    anyOrder: 'Here the order makes no difference that you would notice.',
    freeIce: 'Take the most expensive piece you have.',
    order: 'Put what you want to draw on top, and agendas out of the Runner’s reach: only the top card is accessed.',
    sellNothing: 'Sell only what has done its work. What is still useful is worth more than 3 credits.',
    sellSpent: 'Give up what has done its work.',
    infiltrationSee: (server: string) =>
      `There is an unknown card in ${server} with tokens on it. To know it is worth more than two credits.`,
    infiltrationMoney: 'Nothing on the table is worth a look right now: take the money.',
    exposeAdvanced: 'Look at the one with the most tokens.',
    modded: 'Use the discount on something dear.',
    hole: 'Link makes every trace harder, and the search thins your stack.',
    tinker: 'Choose the ice that stands between you and the server you want.',
    crypsisPay: 'Counters can be made again with a click. The program cannot.',
    crypsisGone: 'There is no counter left to take.',
    discardSpare: 'You hold more than one, or it can be played the latest.',
    discardNoAgenda: 'Not an agenda: the Runner would find it in Archives without trouble.',
  },
};
