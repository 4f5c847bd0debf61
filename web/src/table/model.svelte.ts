/**
 * The table as its components share it: the room, what the reader can choose and what it belongs to, and what is open.
 *
 * `Table.svelte` makes one and puts it into the context; everything on the table asks for it with `useTable()`.
 */

import { catalogue } from '$cards/catalogue.svelte';
import { toasts } from '$lib/toasts.svelte';
import type { CardView, GameView, Room } from '$lib/wire';
import { t } from '$text';
import { confirm } from '$ui/confirm.svelte';
import { createContext } from 'svelte';
import type { Actions, Reason } from './actions';
import { doubt } from './caution';
import { choicesOf, sorted, suggested, type Choice, type Sorted } from './choices';
import { identityOf, placesOf, runnerAt, type Place } from './places';
import { preferences } from './preferences.svelte';
import { other, type Side } from './side';

/** How long after a change that the reader did not cause a press is taken for a slip. */
const SLIP = 250;
/** So long a change is taken for the consequence of one's own choice. */
const OWN = 1500;

export interface Selection {
  card: CardView;
  /** Where the menu stands. */
  anchor: HTMLElement;
  /** Why the card offers nothing, once the server has said so. */
  reason: Reason | null;
  asked: string | null;
}

export type Window = 'keys' | 'stops' | 'menu' | 'why' | 'pile' | 'score' | null;

export type Beside = 'servers' | 'board' | 'rig' | 'log' | 'chat';

export class TableModel {
  readonly #room: () => Room;
  readonly #act: () => Actions | undefined;
  readonly #ahead: () => number;
  /** Where somebody without a seat watches from. */
  watching: Side = $state('runner');
  selection: Selection | null = $state.raw(null);
  /** Which dialog is open. */
  window: Window = $state(null);
  /** Which tab is open where the table has tabs. */
  beside: Beside = $state('rig');
  /** The pile or score area that its dialog shows. */
  shown: Side = $state('corp');
  /** The decision for which a choice is on its way. */
  #sent: number | null = $state(null);
  #moment: string | null = null;
  /** The decision that the moment stood at. */
  #stood: number | null = null;
  #changedAt = -Infinity;
  #chosenAt = -Infinity;

  room: Room = $derived.by(() => this.#room());
  view: GameView = $derived(this.room.view);
  act: Actions | undefined = $derived.by(() => this.#act());
  mine: Side | null = $derived(this.room.seat ?? null);
  /** Whose cards lie at the bottom. */
  near: Side = $derived(this.mine ?? this.watching);
  far: Side = $derived(other(this.near));
  over: boolean = $derived(this.room.result !== null);
  /** What the reader can choose now; nothing when it is not for them to decide. */
  choices: Choice[] = $derived.by(() => (this.act && !this.over ? choicesOf(this.view.decision?.options) : []));
  sorted: Sorted = $derived(sorted(this.choices));
  suggested: Choice | null = $derived(suggested(this.choices));
  deciding: boolean = $derived(this.choices.length > 0);
  /** Whether a window is open, which can be passed until something happens. */
  passable: boolean = $derived(this.deciding && this.view.decision?.window != null);
  places: Map<number, Place> = $derived(placesOf(this.view));
  runner = $derived(runnerAt(this.view));
  waiting: boolean = $derived(this.#sent !== null && this.#sent === this.room.decision);
  #byCard: Map<number, Choice[]> = $derived(grouped(this.choices, (choice) => choice.card));
  #byServer: Map<string, Choice[]> = $derived(grouped(this.choices, (choice) => choice.server));

  /** `ahead`: how far the server's clock is ahead of ours, in milliseconds. */
  constructor(room: () => Room, act: () => Actions | undefined, ahead: () => number = () => 0) {
    this.#room = room;
    this.#act = act;
    this.#ahead = ahead;
  }

  get ahead(): number {
    return this.#ahead();
  }

  /** Copies in a hand are alike: the game offers one of them, and the reader may press any. */
  onCard(id: number): readonly Choice[] {
    const place = this.places.get(id);
    const alike = place?.zone === 'hand' ? this.view[place.owner].hand?.filter(({ title }) => title === place.card.title) : [];
    return this.#byCard.get(id) ?? alike?.flatMap((twin) => this.#byCard.get(twin.id) ?? []) ?? [];
  }

  onServer(name: string): readonly Choice[] {
    return this.#byServer.get(name) ?? [];
  }

  identity(side: Side): CardView {
    return identityOf(this.view, side);
  }

  /** The title of the card that a choice is about, for whoever may know it. */
  titleOf(choice: Choice): string | null {
    if (choice.card === null) return null;
    const known = this.places.get(choice.card)?.card.title;
    if (known) return known;
    const label = choice.label.replace(/^(Access|Play|Install|Trash|Steal) /, '').replace(/ \(.*$/, '');
    return catalogue.find(label)?.title ?? null;
  }

  /** Where the game stands now. When that is not where it stood, the decision has changed under the reader's hands. */
  stands(moment: string): void {
    if (moment === this.#moment) return;
    // However long the answer to one's own choice takes, it is no surprise.
    const own = this.#sent !== null && this.#sent === this.#stood;
    if (this.#moment !== null && !own) this.#changedAt = performance.now();
    this.#moment = moment;
    this.#stood = this.room.decision ?? null;
    this.selection = null;
  }

  /** Choose an option, asking again where it cannot be taken back. */
  async choose(choice: Choice): Promise<void> {
    if (!this.act || this.waiting || this.#slipped()) return;
    const reason = this.#cautious ? this.#doubt(choice) : null;
    const number = this.room.decision;
    if (reason !== null && !(await confirm({ title: t.table.sure.title, text: reason, yes: choice.label, no: t.table.sure.cancel }))) return;
    if (number !== this.room.decision) return; // the game has moved on while the question stood
    await this.#send((act) => act.choose(choice.index));
  }

  async shortcut(index: number): Promise<void> {
    if (this.waiting || this.#slipped()) return;
    await this.#send((act) => act.shortcut(index));
  }

  async passOn(): Promise<void> {
    if (!this.passable || this.waiting || this.#slipped()) return;
    await this.#send((act) => act.passOn());
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
    return now - this.#changedAt < SLIP && now - this.#chosenAt > OWN;
  }

  get #cautious(): boolean {
    return preferences.confirm === 'always' || (preferences.confirm === 'people' && !this.room.casual);
  }

  #doubt(choice: Choice): string | null {
    return doubt(choice, this.view, this.titleOf(choice) ?? '', this.room.shortcuts.length > 0, preferences);
  }

  async #send(action: (act: Actions) => Promise<void>): Promise<void> {
    this.selection = null;
    this.#sent = this.room.decision ?? null;
    this.#chosenAt = performance.now();
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
