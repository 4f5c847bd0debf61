/**
 * What the table shows and offers, as its components share it: the room, what the reader can choose and what it belongs to, what is open
 * and what is in sight. What the reader does is in `model.svelte.ts`.
 */

import { settings } from '$lib/settings.svelte';
import type { CardView, GameView, Room, Shortcut } from '$lib/wire';
import type { Actions, Reason } from './actions';
import { BeatPlayer } from './beats/player.svelte';
import { harmOf, leavesAgenda, leavesIce, leavesScore, type Harm } from './confirmation';
import { choicesOf, NONE, sorted, suggested, type Choice, type Sorted } from './choices';
import { alike } from './keeper';
import { layout } from './layout.svelte';
import { marksOf, UNMARKED, type Mark, type Marks } from './marks';
import { identityOf, keptPlaces, placesOf, runnerAt, type Place, type Zone } from './places';
import { lastAct } from './recap';
import { knownOf, untoldEnd, type Known } from './untold-end';
import { other, type Side } from '../lib/side';
import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';

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

export class TableState {
  readonly #room: () => Room;
  /** What can be done in the game as it is now, whichever moment is looked at. */
  protected readonly acts: () => Actions | undefined;
  readonly #ahead: () => number;
  /** Opens a moment elsewhere: a replay goes there. */
  protected readonly open: ((line: number) => void) | undefined;
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
  /** A choice that harms, pressed once: the second press makes it. */
  armed: number | null = $state(null);
  /** The decision for which servers and cards show their keys. */
  #keysAt: number | null = $state(null);
  /** The decision for which a choice is on its way. */
  protected sent: number | null = $state(null);
  /** The decision that is not passed for the reader after all. */
  protected held: number | null = $state(null);

  /** On a desk: what gives way in a run or a contest has done so. It follows the first frame of what has begun. */
  cleared: boolean = $state(false);

  /** Once the game is over: its numbers have made room for the boards. */
  boardsShown: boolean = $state(false);

  /** An earlier moment that is looked at instead of the present one. */
  past: { room: Room; line: number } | null = $state.raw(null);
  /** The titles in the line of the log that is pointed at: their cards stand out. */
  pointed: readonly string[] = $state.raw([]);

  /** What was known when the game last went on. */
  #known: Known | null = $state.raw(null);
  /** The game is over, and what ended it is still being shown. Not derived: the whole table hangs on it, and scenes come and go. */
  #untold: boolean = $state(false);
  /** The game as it is now; its end, once what ended it has been shown. */
  present: Room = $derived.by(() => {
    const room = this.#room();
    return this.#untold ? untoldEnd(room, this.#known) : room;
  });
  room: Room = $derived(this.past?.room ?? this.present);
  view: GameView = $derived(this.room.view);
  act: Actions | undefined = $derived.by(() => (this.past ? undefined : this.acts()));
  /** Whether earlier moments can be opened from the log. */
  recalls: boolean = $derived.by(() => this.acts() !== undefined || this.open !== undefined);
  mine: Side | null = $derived(this.room.seat ?? null);
  /** Whose cards lie at the bottom. */
  near: Side = $derived(this.mine ?? this.watching);
  far: Side = $derived(other(this.near));
  /** How the game ended, once what ended it has been shown. */
  ended: Room['result'] = $derived(this.room.result);
  over: boolean = $derived(this.ended !== null);
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
  /** Servers and cards show which key chooses them, until the next decision. */
  keysShown: boolean = $derived(this.deciding && this.#keysAt === this.room.decision);
  /** What to do with an accessed card is asked: the stage shows it. */
  accessing: boolean = $derived.by(
    () => this.deciding && this.view.decision?.ask === 'access' && this.view.run?.accessed?.title != null,
  );
  /** One has accessed a card about which the Corp decides first: the stage shows it meanwhile. */
  accessWaits: boolean = $derived.by(
    () =>
      this.act !== undefined &&
      this.mine === 'runner' &&
      this.view.decision?.side === 'corp' &&
      this.view.run?.accessed?.title != null &&
      this.view.contest == null,
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
    return asked && settings.passes && this.held !== this.room.decision && !this.harm(only) ? only : null;
  });
  #placed = new Map<number, Place>();
  places: Map<number, Place> = $derived.by(() => (this.#placed = keptPlaces(this.#placed, placesOf(this.view))));
  #runner: ReturnType<typeof runnerAt> = null;
  runner = $derived.by(() => {
    const now = this.ended ? null : runnerAt(this.view);
    return (this.#runner = now && this.#runner && alike(now, this.#runner) ? this.#runner : now);
  });
  /** What the opponent did last, in their turn: its card or its server stands out. */
  recent = $derived.by(() =>
    this.over || this.view.run || this.view.active === this.mine
      ? null
      : lastAct(this.room.beats, this.view.turn, this.view.active),
  );
  waiting: boolean = $derived(this.sent !== null && this.sent === this.room.decision);
  #byCard: Map<number, Choice[]> = $derived(grouped(this.choices, (choice) => choice.card));
  /** What the cards of a hand offer, by their owner and title. */
  #inHand: Map<string, Choice[]> = $derived(
    grouped(this.choices, ({ card }) => {
      const place = card === null ? undefined : this.places.get(card);
      return place?.zone === 'hand' ? `${place.owner} ${place.card.title}` : null;
    }),
  );
  #marked: Marks = new Map();
  /** What is said of cards where they lie, by their numbers: what is new of one is drawn there, and nothing else looked at. */
  readonly #marks = new SvelteMap<number, Mark>();
  /** The same of all at once. While the stage asks what to do with an accessed card, everything is chosen there: the boards lie behind it. */
  said: Marks = $derived.by(() => {
    const choices = new Map<number, readonly Choice[]>(this.accessing ? [] : this.#byCard);
    if (!this.accessing && this.#inHand.size)
      for (const [card, { zone }] of this.places) if (zone === 'hand') choices.set(card, this.onCard(card));
    const scene = this.beats.current;
    this.#marked = marksOf(
      {
        choices,
        late: this.deciding
          ? this.room.shortcuts.flatMap(({ kind, card }) => (kind === 'window' ? (card ?? []) : []))
          : [],
        lit: scene?.kind === 'glint' ? scene.beats.flatMap(({ card }) => card ?? []) : [],
        recent: this.recent?.card ?? null,
      },
      this.#marked,
    );
    return this.#marked;
  });
  #byServer: Map<string, Choice[]> = $derived(grouped(this.choices, (choice) => choice.server));

  /** `ahead`: how far the server's clock is ahead of ours, in milliseconds. */
  constructor(
    room: () => Room,
    act: () => Actions | undefined,
    ahead: () => number = () => 0,
    open?: (line: number) => void,
  ) {
    this.open = open;
    this.#room = room;
    this.acts = act;
    this.#ahead = ahead;
  }

  /** What a room tells now is shown; a game that ends has its end told after that. */
  hear(room: Room): void {
    if (room.result === null) this.#known = knownOf(room);
    else if (this.#known?.game !== room.id) this.#known = null;
    if (!this.past) this.beats.hear(room, this.mine, this.idle !== null);
    this.holdEnd();
  }

  /** Whether the end is told now. To be asked whenever another scene is shown. */
  holdEnd(): void {
    this.#untold = this.beats.current !== null && this.#room().result !== null;
  }

  /** Say of every card what is to be said of it now. */
  mark(): void {
    untrack(() => {
      const { said, places } = this;
      for (const card of places.keys()) this.#marks.set(card, said.get(card) ?? UNMARKED);
      for (const card of [...this.#marks.keys()]) if (!places.has(card)) this.#marks.delete(card);
    });
  }

  showKeys(shown: boolean): void {
    this.#keysAt = shown ? (this.room.decision ?? null) : null;
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

  /** What is said of a card at its place. */
  markOf(id: number): Mark {
    return this.#marks.get(id) ?? UNMARKED;
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

  /** In a run or a contest: on a phone the stage takes the middle, and everything else becomes a tab. */
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
