/**
 * The table as its components share it: what it shows and offers (`TableState`), and what the reader does with it, unless a press was
 * a slip.
 *
 * `Table.svelte` makes one and puts it into the context; everything on the table asks for it with `useTable()`.
 */

import { toasts } from '$lib/toasts.svelte';
import type { CardView, Shortcut } from '$lib/wire';
import { t } from '$text';
import { confirm } from '$ui/confirm.svelte';
import { createContext } from 'svelte';
import type { Actions } from './actions';
import { doubt, installsOver } from './confirmation';
import type { Choice } from './choices';
import { preferences } from './preferences.svelte';
import { PassingDelay } from './passing-delay';
import { TableState } from './table-state.svelte';

/** How long after a change that the reader did not cause a press is taken for a slip. */
export const SLIP = 250;
/** So soon after the first press of a choice that harms, another one belongs to a double click. */
const DOUBLE = 300;
/** So long a change is taken for the consequence of one's own choice. */
const OWN = 1500;

export class TableModel extends TableState {
  /** Where a card that was dropped goes, as soon as that is asked: a server, a host by its number, or the rig. */
  #destination: { server?: string; host?: number } | null = null;
  #armedAt = -Infinity;
  #moment: string | null = null;
  /** The decision that the moment stood at. */
  #stood: number | null = null;
  #changedAt = -Infinity;
  /** When the question came up that stands. */
  #askedAt = 0;
  readonly passingDelay = new PassingDelay();
  #chosenAt = -Infinity;
  /** When something came between what can be pressed: whoever's doing it was. */
  #surprisedAt = -Infinity;
  /** When a press of the reader's last did something. */
  actedAt = -Infinity;
  /** What was sent last was sent for the reader, who pressed nothing. */
  #automatic = false;

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
    const own = this.sent !== null && this.sent === this.#stood && !this.#automatic;
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
    this.held = this.room.decision ?? null;
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
    this.dismiss();
    this.surprise();
  }

  /** What lies across the table was pressed: on to what follows. A double click presses nothing that lay under it. */
  dismiss(): void {
    this.beats.skip();
    this.actedAt = performance.now();
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
    const now = performance.now();
    if (now - Math.max(this.#changedAt, this.#surprisedAt) < SLIP) return;
    this.actedAt = now;
    await this.perform((act) => (agreed ? act.accept() : act.decline()));
  }

  /** Take back what the reader has asked the opponent for. */
  async withdraw(): Promise<void> {
    this.actedAt = performance.now();
    await this.perform((act) => act.withdraw());
  }

  /** Counts up with every wish to look at another moment, or at none: an answer to an older wish is not shown. */
  #looks = 0;

  /** Look at the table as it was when a line of the log had just been written. */
  async lookBack(line: number): Promise<void> {
    const act = this.acts();
    const at = Math.min(Math.max(0, line), this.present.log.length - 1);
    if (this.open) this.open(at);
    else if (act && at >= 0) {
      const look = ++this.#looks;
      try {
        const room = await act.lookBack(at);
        if (look !== this.#looks) return;
        this.past = { room, line: at };
        this.selection = null;
      } catch (error) {
        if (look === this.#looks) toasts.problem(error);
      }
    }
  }

  /** Look at the present table again. */
  comeBack(): void {
    this.#looks += 1;
    this.past = null;
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
    this.sent = this.room.decision ?? null;
    // What was sent stays sent until the decision is another one: nothing is chosen twice.
    await this.perform((act) =>
      action(act).catch((error: unknown) => {
        this.sent = null;
        throw error;
      }),
    );
  }
}

export const [useTable, provideTable] = createContext<TableModel>();
