/**
 * The deck that is being worked on: what was saved, what has changed since, and whether it is legal.
 *
 * Changes are kept in this browser until they are saved, so that closing the page loses nothing.
 */

import { catalogue } from '$cards/catalogue.svelte';
import { api, ApiError } from '$lib/api';
import { toasts } from '$lib/toasts.svelte';
import type { Check, Contents, FormatName, OpenedDeck } from '$lib/wire';
import { forgotten, kept, keep, type Unsaved } from './unsaved';

const PAUSE = 250;
const KEEP_PAUSE = 300;
const LATER = 3000;

/** A text that is the same for decks with the same contents, whatever their order. */
function print(contents: Contents): string {
  const sorted = (record: Readonly<Record<string, unknown>>): [string, unknown][] =>
    Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([contents.identity, sorted(contents.cards), contents.in_play, sorted(contents.comments)]);
}

export class Draft {
  saved: OpenedDeck = $state.raw()!;
  name = $state('');
  notes = $state('');
  format: FormatName = $state('standard');
  identity: string | null = $state(null);
  cards: Record<string, number> = $state({});
  /** What is said of a card. That of a card that is taken out stays here, should it come back. */
  comments: Record<string, string> = $state({});
  check: Check | null = $state.raw(null);
  saving = $state(false);
  /** The number of a version that was saved elsewhere while we changed an older one. */
  stale: number | null = $state(null);
  /** Whether this browser keeps the changes; where it cannot, leaving the page would lose them. */
  safe = $state(true);
  /** Whether unsaved changes from another visit are shown. */
  restored = $state(false);
  #rest: Pick<Contents, 'in_play' | 'printings'> = { in_play: [], printings: {} };
  #basis = 1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #keeping: ReturnType<typeof setTimeout> | undefined;

  constructor(deck: OpenedDeck) {
    this.#take(deck);
    const unsaved = deck.mine ? kept(deck.id) : null;
    if (unsaved) {
      this.#resume(unsaved);
      this.restored = this.dirty;
      if (!this.dirty) forgotten(deck.id);
    }
    void this.#examine();
  }

  get mine(): boolean {
    return this.saved.mine;
  }

  get contents(): Contents {
    const inDeck = (record: Readonly<Record<string, string>>): Record<string, string> =>
      Object.fromEntries(
        Object.entries(record)
          .filter(([title]) => title in this.cards || title === this.identity)
          .map(([title, text]) => [title, text.trim()]),
      );
    return {
      identity: this.identity,
      cards: { ...this.cards },
      in_play: this.#rest.in_play,
      comments: inDeck(this.comments),
      printings: inDeck(this.#rest.printings),
    };
  }

  readonly changed = $derived.by(() => print(this.contents) !== print(this.saved.contents));
  readonly described = $derived(
    this.name.trim() !== this.saved.name || this.notes !== this.saved.notes || this.format !== this.saved.format,
  );
  readonly dirty = $derived(this.changed || this.described);
  readonly size = $derived(Object.values(this.cards).reduce((sum, copies) => sum + copies, 0));
  /** The identity's side; without one that of the check, or as it was saved. */
  readonly side = $derived(catalogue.find(this.identity)?.side ?? this.saved.side);

  /** Copies by which a deck may have of a card: what is printed, whatever the format says of it. */
  add(title: string, copies = 1): void {
    const count = Math.min(999, (this.cards[title] ?? 0) + copies);
    if (count <= 0) delete this.cards[title];
    else this.cards[title] = count;
    this.touched();
  }

  /** Say something of a card, or nothing any more. */
  comment(title: string, text: string): void {
    if (text.trim()) this.comments[title] = text;
    else delete this.comments[title];
    this.touched();
  }

  /** Something has changed: check it soon, and keep it in this browser. */
  touched(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#examine(), PAUSE);
    clearTimeout(this.#keeping);
    this.#keeping = setTimeout(() => this.#remember(), KEEP_PAUSE);
  }

  /** Save what has changed. False when it was not done. */
  async save(note = ''): Promise<boolean> {
    if (!this.mine) return false;
    this.saving = true;
    try {
      const path = { deck_id: this.saved.id };
      if (this.described) {
        const details = { name: this.name.trim() || this.saved.name, notes: this.notes, format: this.format };
        const deck = await api.patch('/api/decks/{deck_id}', { path, body: details });
        this.saved = { ...deck, contents: this.saved.contents, version: this.saved.version };
        this.name = deck.name;
      }
      if (this.changed || note) {
        const deck = await api.post('/api/decks/{deck_id}/versions', {
          path,
          body: { based_on: this.#basis, contents: this.contents, note },
        });
        this.#accept(deck);
      }
      this.restored = false;
      this.#remember();
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await this.#overtaken();
      else toasts.problem(error);
      return false;
    } finally {
      this.saving = false;
    }
  }

  /** After a version was saved elsewhere: save ours on top of it. */
  async insist(): Promise<boolean> {
    if (this.stale === null) return false;
    this.#basis = this.stale;
    this.stale = null;
    return this.save();
  }

  /** Go back to what is saved, or over to what was saved elsewhere. */
  async discard(): Promise<void> {
    const deck =
      this.stale === null ? this.saved : await api.get('/api/decks/{deck_id}', { path: { deck_id: this.saved.id } });
    this.replace(deck);
  }

  /** Show the deck as it is saved now. */
  replace(deck: OpenedDeck): void {
    forgotten(deck.id);
    this.stale = null;
    this.restored = false;
    this.#take(deck);
    void this.#examine();
  }

  /** Share it, or stop. */
  async share(shared: boolean): Promise<void> {
    const deck = await api.patch('/api/decks/{deck_id}', { path: { deck_id: this.saved.id }, body: { shared } });
    this.saved = { ...this.saved, shared: deck.shared };
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#keeping);
    this.#remember();
  }

  #take(deck: OpenedDeck): void {
    this.#accept(deck);
    this.name = deck.name;
    this.notes = deck.notes;
    this.format = deck.format;
    this.identity = deck.contents.identity;
    this.cards = { ...deck.contents.cards };
    this.comments = { ...deck.contents.comments };
  }

  /** The server has taken over our contents. What was changed while it did so stays. */
  #accept(deck: OpenedDeck): void {
    this.saved = deck;
    this.#basis = deck.version;
    const { in_play, printings } = deck.contents;
    this.#rest = { in_play, printings };
  }

  #resume(unsaved: Unsaved): void {
    this.name = unsaved.name;
    this.notes = unsaved.notes;
    this.format = unsaved.format;
    this.identity = unsaved.contents.identity;
    this.cards = { ...unsaved.contents.cards };
    const { in_play, comments, printings } = unsaved.contents;
    this.comments = { ...comments };
    this.#rest = { in_play, printings };
    this.#basis = unsaved.basis;
  }

  #remember(): void {
    if (!this.mine) return;
    if (this.dirty) {
      this.safe = keep(this.saved.id, {
        basis: this.#basis,
        name: this.name,
        notes: this.notes,
        format: this.format,
        contents: this.contents,
      });
    } else {
      forgotten(this.saved.id);
    }
  }

  async #overtaken(): Promise<void> {
    try {
      this.stale = (await api.get('/api/decks/{deck_id}', { path: { deck_id: this.saved.id } })).version;
    } catch (error) {
      toasts.problem(error);
    }
  }

  async #examine(): Promise<void> {
    const contents = this.contents;
    const format = this.format;
    try {
      const check = await api.post('/api/decks/check', { body: { contents, format } });
      if (print(contents) === print(this.contents) && format === this.format) this.check = check;
    } catch (error) {
      // Somebody who clicks quickly may ask too often: the answer can wait.
      if (error instanceof ApiError && error.status === 429)
        this.#timer = setTimeout(() => void this.#examine(), LATER);
      else toasts.problem(error);
    }
  }
}
