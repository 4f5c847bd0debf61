/**
 * The table as its components share it: the room, what the reader can choose and what it belongs to, and what is open.
 *
 * `Table.svelte` makes one and puts it into the context; everything on the table asks for it with `useTable()`.
 */

import { settings } from '$lib/settings.svelte';
import { toasts } from '$lib/toasts.svelte';
import type { CardView, GameView, Room, Shortcut } from '$lib/wire';
import { t } from '$text';
import { confirm } from '$ui/confirm.svelte';
import { createContext } from 'svelte';
import type { Actions, Reason } from './actions';
import { BeatPlayer } from './beats/player.svelte';
import { doubt, harmOf, installsOver, leavesAgenda, leavesIce, leavesScore, type Harm } from './confirmation';
import { choicesOf, NONE, sorted, suggested, type Choice, type Sorted } from './choices';
import { layout } from './layout.svelte';
import { identityOf, placesOf, runnerAt, type Place, type Zone } from './places';
import { preferences } from './preferences.svelte';
import { PassingDelay } from './passing-delay';
import { lastAct } from './recap';
import { other, type Side } from '../lib/side';

/** How long after a change that the reader did not cause a press is taken for a slip. */
export const SLIP = 250;
/** So soon after the first press of a choice that harms, another one belongs to a double click. */
const DOUBLE = 300;
/** So long a change is taken for the consequence of one's own choice. */
const OWN = 1500;

export interface Selection {
  /** A card; null where it is a server. */
  card: CardView | null;
  server?: string;
  /** Where the menu stands. */
  anchor: HTMLElement;
  /** Why the card offers nothing, once the server has said so. */
  reason: Reason | null;
  asked: string | null;
}

export type Window = 'keys' | 'stops' | 'menu' | 'why' | 'pile' | 'score' | 'beside' | null;

/** Where cards lie in sight, so that what can be done with them is done there. */
const IN_SIGHT: readonly Zone[] = ['ice', 'root', 'rig', 'hand', 'scored', 'identity'];

export type Beside = 'stage' | 'servers' | 'board' | 'rig' | 'hand' | 'log' | 'chat';

/** More cards in hand than these have no room above the lower edge of a phone. */
const LARGEST_HAND = 12;
/** On a short phone two rows are. */
const LARGEST_SHORT_HAND = 6;
/** More places than these are listed in rows. */
export const MANY_PLACES = 6;

export class TableModel {
  readonly #room: () => Room;
  readonly #act: () => Actions | undefined;
  readonly #ahead: () => number;
  /** Opens a moment elsewhere: a replay goes there. */
  readonly #open: ((line: number) => void) | undefined;
  /** Where somebody without a seat watches from. */
  watching: Side = $state('runner');
  selection: Selection | null = $state.raw(null);
  /** Which dialog is open. */
  window: Window = $state(null);
  /** Which tab is open where the table has tabs. */
  beside: Beside = $state('rig');
  /** The pile or score area that its dialog shows. */
  shown: Side = $state('corp');
  /** Whether the panel with the card that is looked at stands beside the table. */
  railed: boolean = $state(false);
  /** The server whose ice, elsewhere chips, is drawn as large as other cards. */
  enlarged: string | null = $state(null);
  /** How many lines of the chat have been in sight. */
  read: number = $state(0);
  /** The scored agendas that stand as chips in the strips, by the side they belong to: where room is short, not all do. */
  readonly chips: Record<Side, readonly number[]> = $state({ corp: [], runner: [] });
  /** What happened, as it is shown. */
  readonly beats = new BeatPlayer();
  /** The card of one's hand that is being dragged. */
  dragged: CardView | null = $state.raw(null);
  /** Where a card that was dropped goes, as soon as that is asked: a server, a host by its number, or the rig. */
  #destination: { server?: string; host?: number } | null = null;
  /** A choice that harms, pressed once: the second press makes it. */
  armed: number | null = $state(null);
  #armedAt = -Infinity;
  /** The decision for which a choice is on its way. */
  #sent: number | null = $state(null);
  #moment: string | null = null;
  /** The decision that the moment stood at. */
  #stood: number | null = null;
  #changedAt = -Infinity;
  /** When the question came up that stands. */
  #askedAt = 0;
  readonly passingDelay = new PassingDelay();
  /** The decision that is not passed for the reader after all. */
  #held: number | null = $state(null);
  #chosenAt = -Infinity;
  /** When something came between what can be pressed: whoever's doing it was. */
  #surprisedAt = -Infinity;
  /** When a press of the reader's last did something. */
  actedAt = -Infinity;
  /** What was sent last was sent for the reader, who pressed nothing. */
  #automatic = false;

  /** Once the game is over: its numbers have made room for the boards. */
  boardsShown: boolean = $state(false);

  /** An earlier moment that is looked at instead of the present one. */
  past: { room: Room; line: number } | null = $state.raw(null);
  /** The titles in the line of the log that is pointed at: their cards stand out. */
  pointed: readonly string[] = $state.raw([]);

  /** The game as it is now. */
  present: Room = $derived.by(() => this.#room());
  room: Room = $derived(this.past?.room ?? this.present);
  view: GameView = $derived(this.room.view);
  act: Actions | undefined = $derived.by(() => (this.past ? undefined : this.#act()));
  /** Whether earlier moments can be opened from the log. */
  recalls: boolean = $derived.by(() => this.#act() !== undefined || this.#open !== undefined);
  mine: Side | null = $derived(this.room.seat ?? null);
  /** Whose cards lie at the bottom. */
  near: Side = $derived(this.mine ?? this.watching);
  far: Side = $derived(other(this.near));
  over: boolean = $derived(this.room.result !== null);
  /** How the game ended, once what ended it has been shown. */
  ended: Room['result'] = $derived.by(() => (this.beats.current === null ? this.room.result : null));
  /** What the reader can choose now; nothing when it is not for them to decide. */
  choices: readonly Choice[] = $derived.by(() => {
    const options = this.act && !this.over ? this.view.decision?.options : null;
    return options?.length ? choicesOf(options) : NONE;
  });
  sorted: Sorted = $derived(sorted(this.choices));
  /** What the guide advises: nothing else stands out then, and no key goes on to anything else. */
  advised: Choice | null = $derived.by(() => {
    const { guided, advice } = this.room;
    return guided && advice != null ? (this.choices[advice] ?? null) : null;
  });
  /** What a key that means "go on" takes: never what harms. */
  suggested: Choice | null = $derived.by(() => {
    const choice = suggested(this.choices);
    const { choices } = this;
    const ice = (card: number): boolean => this.places.get(card)?.zone === 'ice';
    if (!choice || this.harm(choice) || (this.advised && this.advised.index !== choice.index)) return null;
    return leavesAgenda(choice, choices) || leavesScore(choice, choices) || leavesIce(choice, choices, ice)
      ? null
      : choice;
  });
  deciding: boolean = $derived(this.choices.length > 0);
  /** What to do with an accessed card is asked: the stage shows it. */
  accessing: boolean = $derived.by(
    () => this.deciding && this.view.decision?.ask === 'access' && this.view.run?.accessed?.title != null,
  );
  /** Whether a window is open, which can be passed until something happens. */
  passable: boolean = $derived(this.deciding && this.view.decision?.window != null);
  /** Whether all that follows can be passed with it: not where a pass harms, which takes a second press. */
  passesOn: boolean = $derived.by(
    () => this.passable && !this.choices.some((choice) => choice.kind === 'pass' && this.harm(choice)),
  );
  /** Nothing can be done but to pass, and nothing comes of it that could be avoided: between people, asked so that no pause tells. */
  idle: Choice | null = $derived.by(() => {
    const only = this.choices.length === 1 ? this.choices[0]! : null;
    // The Runner thinks before ice that they cannot break; the Corp, which waits for them there, does not.
    const asked = only?.kind === 'pass' && !this.room.casual && !(this.view.run?.encounter && this.mine === 'runner');
    return asked && settings.passes && this.#held !== this.room.decision && !this.harm(only) ? only : null;
  });
  places: Map<number, Place> = $derived(placesOf(this.view));
  runner = $derived(this.ended ? null : runnerAt(this.view));
  /** What the opponent did last, in their turn: its card or its server stands out. */
  recent = $derived.by(() =>
    this.over || this.view.run || this.view.active === this.mine
      ? null
      : lastAct(this.room.beats, this.view.turn, this.view.active),
  );
  waiting: boolean = $derived(this.#sent !== null && this.#sent === this.room.decision);
  #byCard: Map<number, Choice[]> = $derived(grouped(this.choices, (choice) => choice.card));
  /** What the cards of a hand offer, by their owner and title. */
  #inHand: Map<string, Choice[]> = $derived(
    grouped(this.choices, ({ card }) => {
      const place = card === null ? undefined : this.places.get(card);
      return place?.zone === 'hand' ? `${place.owner} ${place.card.title}` : null;
    }),
  );
  #byServer: Map<string, Choice[]> = $derived(grouped(this.choices, (choice) => choice.server));

  /** `ahead`: how far the server's clock is ahead of ours, in milliseconds. */
  constructor(
    room: () => Room,
    act: () => Actions | undefined,
    ahead: () => number = () => 0,
    open?: (line: number) => void,
  ) {
    this.#open = open;
    this.#room = room;
    this.#act = act;
    this.#ahead = ahead;
  }

  /** Where the game stands, in a word: another one after every change of it. */
  get moment(): string {
    return `${this.room.decision} ${this.room.beats.at(-1)?.number}`;
  }

  /** How many lines of the chat have come since it was last looked at. */
  get unread(): number {
    return Math.max(0, this.room.chat.length - this.read);
  }

  get ahead(): number {
    return this.#ahead();
  }

  /** Copies in a hand are alike: the game offers one of them, and the reader may press any. */
  onCard(id: number): readonly Choice[] {
    if (this.choices.length === 0) return NONE;
    const own = this.#byCard.get(id);
    if (own) return own;
    const place = this.places.get(id);
    return (place?.zone === 'hand' && this.#inHand.get(`${place.owner} ${place.card.title}`)) || NONE;
  }

  /** What pressing a card does: what it offers itself, or else what the server that it lies in does. */
  offeredBy(card: CardView): readonly Choice[] {
    const own = this.onCard(card.id);
    const server = own.length || this.late(card.id).length ? undefined : this.places.get(card.id)?.server;
    return server === undefined ? own : this.onServer(server).slice(0, 1);
  }

  onServer(name: string): readonly Choice[] {
    return this.#byServer.get(name) ?? NONE;
  }

  identity(side: Side): CardView {
    return identityOf(this.view, side);
  }

  /** The title of the card that a choice is about, for whoever may know it. */
  titleOf(choice: Choice): string | null {
    return choice.title ?? (choice.card === null ? null : (this.places.get(choice.card)?.card.title ?? null));
  }

  /** What a choice lets happen that could be avoided, or that ends the game: it takes a second press. */
  harm(choice: Choice): Harm | null {
    const harm = harmOf(choice, this.view);
    return harm && (harm.fatal || harm.avoidable) ? harm : null;
  }

  /** Whether a choice is offered by something in sight: a card at its place, or a server. */
  inSight(choice: Choice): boolean {
    if (choice.server !== null) return this.sees('servers');
    if (choice.card === null) return false;
    const place = this.places.get(choice.card);
    if (!place || !IN_SIGHT.includes(place.zone)) return false;
    if (place.zone === 'hand') return place.owner === this.near && this.sees('hand');
    if (place.zone === 'rig') return this.sees('rig');
    if (place.zone === 'ice' || place.zone === 'root') return this.sees('servers');
    if (place.zone === 'scored') return this.chips[place.owner].includes(place.host ?? choice.card);
    return true;
  }

  /** On a phone, in a run or a contest: the stage takes the middle, and everything else becomes a tab. */
  get staged(): boolean {
    return !this.over && (this.view.run !== null || this.view.contest !== null);
  }

  /** While one of many places is chosen, which are listed on a phone, the hand is not needed. */
  get placing(): boolean {
    return this.sorted.servers.filter(({ kind }) => kind === 'server').length > MANY_PLACES;
  }

  /** On a phone: the hand has a tab, since it has no room of its own. */
  get handApart(): boolean {
    const most = layout.short ? LARGEST_SHORT_HAND : LARGEST_HAND;
    return this.staged || this.ended !== null || (this.view[this.near].hand?.length ?? 0) > most;
  }

  /** On a phone: what people read in a tab needs its room, and in their action the boards are where they have left them. */
  get reading(): boolean {
    return (this.beside === 'log' || this.beside === 'chat') && this.view.decision?.ask === 'action';
  }

  /** Whether a part of the table is drawn now, or a tab away that the reader has left themselves. */
  sees(part: 'servers' | 'rig' | 'hand'): boolean {
    if (layout.kind === 'desktop' || this.reading) return true;
    if (part === 'hand') return !this.staged || this.beside === 'hand';
    if (layout.kind === 'landscape') return this.beside === 'board' && !(part === 'rig' && this.staged);
    if (part === 'servers') return (!layout.short && !this.staged) || this.beside === 'servers';
    return this.beside === 'rig';
  }

  /** What could be done with a card in the window that was passed just before this action. */
  late(card: number): Shortcut[] {
    return this.deciding ? this.room.shortcuts.filter((way) => way.kind === 'window' && way.card === card) : [];
  }

  /** The ways to break every subroutine, the cheapest first. */
  get breaks(): Shortcut[] {
    return this.room.shortcuts.filter(({ kind }) => kind === 'break');
  }

  /** What Escape does: closes what is open, takes back a first press, or cancels what has begun; null where there is nothing. */
  get stepBack(): (() => void) | null {
    if (this.selection) return () => (this.selection = null);
    if (this.armed !== null) return () => (this.armed = null);
    if (this.act && this.room.cancel) return () => void this.cancel();
    return this.ended ? () => (this.boardsShown = !this.boardsShown) : null;
  }

  /** Where the game stands now. When that is not where it stood, the decision has changed under the reader's hands. */
  stands(moment: string): void {
    if (moment === this.#moment) return;
    // However long the answer to one's own choice takes, it is no surprise.
    const own = this.#sent !== null && this.#sent === this.#stood && !this.#automatic;
    if (this.#moment !== null && !own) this.#changedAt = performance.now();
    this.#moment = moment;
    this.#stood = this.room.decision ?? null;
    this.#askedAt = performance.now();
    this.selection = null;
    this.armed = null;
    this.#arrive();
  }

  /** Not passed for the reader, who thinks, or pretends to. */
  hold(): void {
    this.#held = this.room.decision ?? null;
  }

  /** Pass where nothing else can be done. Nobody has pressed anything: what is shown goes on, as it does for everybody else. */
  async passIdle(): Promise<void> {
    const { idle } = this;
    if (!idle || !this.act || this.waiting) return;
    this.#automatic = true;
    await this.#tell((act) => act.choose(idle.index));
  }

  /** The card that was accessed has been seen. What lay under it was not meant by the same press, or a second one. */
  acknowledge(): void {
    this.beats.skip();
    this.actedAt = performance.now();
    this.surprise();
  }

  /** Whether a button stands out: what is advised, or else what usually comes next. Never what harms. */
  leads(choice: Choice, usual: boolean): boolean {
    return !this.harm(choice) && (this.advised ? choice.index === this.advised.index : usual);
  }

  /** The same of a shortcut: breaking everything is advised with its first step. */
  leadsWith(way: Shortcut, usual: boolean): boolean {
    const { advised } = this;
    if (!advised) return usual;
    return usual && way.kind === 'break' && advised.kind === 'use' && way.cards.includes(advised.title ?? '');
  }

  /** Choose an option, asking again where it cannot be taken back. */
  async choose(choice: Choice): Promise<void> {
    if (!this.act || this.waiting || this.#slipped()) return;
    if (this.harm(choice)) {
      const now = performance.now();
      if (this.armed !== choice.index) {
        this.armed = choice.index;
        this.#armedAt = now;
        return;
      }
      if (now - this.#armedAt < DOUBLE) return;
    }
    const cautious = installsOver(choice) ? preferences.confirm !== 'never' : this.#cautious;
    const reason = cautious ? this.#doubt(choice) : null;
    const number = this.room.decision;
    if (
      reason !== null &&
      !(await confirm({ title: t.table.sure.title, text: reason, yes: choice.label, no: t.table.sure.cancel }))
    )
      return;
    if (number !== this.room.decision) return; // the game has moved on while the question stood
    if (choice.kind === 'pass') this.#declined();
    await this.#send((act) => act.choose(choice.index));
  }

  /** Install a card where it was dropped: the place is said as soon as it is asked for. */
  async drop(card: CardView, place: { server?: string; host?: number }): Promise<void> {
    this.dragged = null;
    const choice = this.onCard(card.id).find(({ kind }) => kind === 'install' || kind === 'play');
    if (!choice) return;
    this.#destination = choice.kind === 'install' ? place : null;
    const before = this.#chosenAt;
    await this.choose(choice);
    // Nothing came of it: the next card that is installed goes where its player says.
    if (this.#chosenAt === before) this.#destination = null;
  }

  /** Take back what has been begun. Pressed twice, it takes back no more than that. */
  async cancel(): Promise<void> {
    if (this.waiting || !this.room.cancel) return;
    await this.#send((act) => act.undo());
  }

  #arrive(): void {
    const wanted = this.#destination;
    if (wanted === null || this.view.decision?.side !== this.mine) return;
    this.#destination = null;
    if (this.view.decision.ask !== 'place') return;
    const there = this.choices.find(({ server, card, kind }) =>
      wanted.server !== undefined
        ? server === wanted.server
        : wanted.host !== undefined
          ? card === wanted.host
          : kind === 'rig',
    );
    // What is trashed there has to be seen first: the question stays.
    if (there && !installsOver(there)) void this.#send((act) => act.choose(there.index));
  }

  async shortcut(index: number): Promise<void> {
    if (this.waiting || this.#slipped()) return;
    await this.#send((act) => act.shortcut(index));
  }

  async passOn(): Promise<void> {
    if (!this.passesOn || this.waiting || this.#slipped()) return;
    this.#declined();
    await this.#send((act) => act.passOn());
  }

  /** Something came between what can be pressed. */
  surprise(): void {
    this.#surprisedAt = performance.now();
  }

  /** Agree to what the opponent asks for, or decline it. It may have come, or changed, under the pointer just now. */
  async answer(agreed: boolean): Promise<void> {
    if (performance.now() - Math.max(this.#changedAt, this.#surprisedAt) < SLIP) return;
    await this.perform((act) => (agreed ? act.accept() : act.decline()));
  }

  /** Look at the table as it was when a line of the log had just been written. */
  async lookBack(line: number): Promise<void> {
    const act = this.#act();
    const at = Math.min(Math.max(0, line), this.present.log.length - 1);
    if (this.#open) this.#open(at);
    else if (act && at >= 0) {
      try {
        this.past = { room: await act.lookBack(at), line: at };
        this.selection = null;
      } catch (error) {
        toasts.problem(error);
      }
    }
  }

  /** Whether a card of the reader's is one that windows may stop for. */
  yieldable(card: CardView): boolean {
    const place = this.places.get(card.id);
    const owned = place?.owner === this.mine && place.zone !== 'hand';
    return owned && (this.passable || this.room.yields.includes(card.title ?? ''));
  }

  /** The cards of whose standing orders the reader has been told. */
  readonly told = new Set<string>();

  /** Whether a card that only its player knows is used at its chance; null where it takes no such order. */
  ordered(card: CardView): boolean | null {
    const place = this.places.get(card.id);
    if (place?.owner !== this.mine || (place.zone !== 'hand' && place.zone !== 'discard')) return null;
    return this.room.orders[card.title ?? ''] ?? null;
  }

  /** Say whether a card is used at its chance. */
  async order(title: string, used: boolean): Promise<void> {
    const orders = { ...this.room.orders, [title]: used };
    await this.perform((act) => act.orders(Object.keys(orders).filter((other) => orders[other])));
  }

  /** Do something besides choosing; what goes wrong is shown. */
  async perform(action: (act: Actions) => Promise<void>): Promise<void> {
    if (!this.act) return;
    try {
      await action(this.act);
    } catch (error) {
      toasts.problem(error);
    }
  }

  /** A press right after somebody else's doing was meant for what stood there before. */
  #slipped(): boolean {
    const now = performance.now();
    return now - this.#surprisedAt < SLIP || (now - this.#changedAt < SLIP && now - this.#chosenAt > OWN);
  }

  get #cautious(): boolean {
    return preferences.confirm === 'always' || (preferences.confirm === 'people' && !this.room.casual);
  }

  #doubt(choice: Choice): string | null {
    return doubt(choice, this.view, this.titleOf(choice) ?? '', preferences);
  }

  /** A window is passed: how long that took is how long it takes where there is nothing else to do. */
  #declined(): void {
    if (this.passable && this.choices.length > 1) this.passingDelay.took(performance.now() - this.#askedAt);
  }

  async #send(action: (act: Actions) => Promise<void>): Promise<void> {
    this.selection = null;
    this.beats.leaveBehind();
    this.#automatic = false;
    this.#chosenAt = this.actedAt = performance.now();
    await this.#tell(action);
  }

  async #tell(action: (act: Actions) => Promise<void>): Promise<void> {
    this.#sent = this.room.decision ?? null;
    // What was sent stays sent until the decision is another one: nothing is chosen twice.
    await this.perform((act) =>
      action(act).catch((error: unknown) => {
        this.#sent = null;
        throw error;
      }),
    );
  }
}

function grouped<K>(choices: readonly Choice[], key: (choice: Choice) => K | null): Map<K, Choice[]> {
  const groups = new Map<K, Choice[]>();
  for (const choice of choices) {
    const name = key(choice);
    if (name === null) continue;
    const group = groups.get(name);
    if (group) group.push(choice);
    else groups.set(name, [choice]);
  }
  return groups;
}

export const [useTable, provideTable] = createContext<TableModel>();
