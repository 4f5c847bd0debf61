/**
 * Motion that explains: a card flies from where it was to where it is, and so does a mark such as the Runner's on the path of a
 * run (`data-moves`). Numbers of cards are new at every move between zones, so what left and what came are matched by title, and
 * what cannot be matched flies from or to the pile it belongs to.
 *
 * What moves as a whole with its cards (`data-carries`: a board, a hand) flies as one, and a card in it only by what it has moved there; cards
 * that are pushed aside a little where they lie do not fly at all.
 *
 * `before` looks at the table as it is drawn, `after` animates what has changed. Never longer than a quarter of a second, never
 * in the way of a press, and not at all for people who asked for less motion.
 */

import { appearance } from '$lib/appearance.svelte';
import type { Place } from './places';

const DURATION = 220;
const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const LEAST = 3;
/** A card that stays at its place and moves by less has been pushed aside. */
const ASIDE = 40;
const MOST = 60;

type Places = ReadonlyMap<number, Place>;

interface Seen {
  rect: DOMRect;
  place: Place | undefined;
  /** A copy to fly away with, for a card that leaves the table. */
  ghost?: HTMLElement;
}

export class Motion {
  #seen = new Map<number, Seen>();
  #marks = new Map<string, DOMRect>();
  #carriers = new Map<Element, DOMRect>();
  #places: Places = new Map();
  /** What has been noted was not looked at again yet: what carries others and marks, and the cards. */
  #noted = false;
  #looked = false;

  /**
   * Note where every card lies, before the table is drawn anew with other places. Where what was drawn before has not been painted
   * yet, it is still seen where it lay before that.
   */
  before(root: HTMLElement, next: Places): void {
    this.beforeRoom(root);
    if (!this.#looked) this.#seen.clear();
    if (!appearance.still) this.#note(root, next);
    this.#looked = true;
    this.#places = next;
  }

  /** Note what carries others, and marks: no card moves but with what carries it. */
  beforeRoom(root: HTMLElement): void {
    if (this.#noted) return;
    this.#noted = true;
    this.#marks.clear();
    this.#carriers.clear();
    if (appearance.still) return;
    for (const mark of marksIn(root)) this.#marks.set(mark.dataset.moves ?? '', mark.getBoundingClientRect());
    for (const carrier of carriersIn(root)) this.#carriers.set(carrier, carrier.getBoundingClientRect());
  }

  #note(root: HTMLElement, next: Places): void {
    for (const element of cardsIn(root)) {
      const id = Number(element.dataset.card);
      const seen: Seen | null =
        this.#seen.get(id) ??
        (this.#looked ? null : { rect: element.getBoundingClientRect(), place: this.#places.get(id) });
      if (!seen) continue;
      if (!seen.ghost && (!next.has(id) || next.get(id)?.zone === 'discard'))
        seen.ghost = element.cloneNode(true) as HTMLElement;
      this.#seen.set(id, seen);
    }
  }

  /** Let what has moved fly from where it was. All is measured before anything moves: each look after a change would have the table laid out again. */
  after(root: HTMLElement, places: Places): void {
    const looked = this.#looked;
    this.#noted = this.#looked = false;
    if (appearance.still || (looked && this.#seen.size === 0)) return;
    const flights: Flight[] = [];
    /** How far each carrier is moved, by itself or by what carries it. */
    const carried = new Map<Element, Way>();
    const along = (element: Element | null | undefined): Way => {
      const carrier = element?.closest('[data-carries]');
      return (carrier && carried.get(carrier)) ?? STILL;
    };
    for (const carrier of carriersIn(root)) {
      const outer = along(carrier.parentElement);
      const from = this.#carriers.get(carrier);
      const to = carrier.getBoundingClientRect();
      const by: Way = from ? [from.left - to.left - outer[0], from.top - to.top - outer[1]] : STILL;
      const flies = far(by, LEAST);
      carried.set(carrier, flies ? [outer[0] + by[0], outer[1] + by[1]] : outer);
      if (flies) flights.push({ element: carrier, by, carrier: true });
    }
    for (const mark of marksIn(root)) {
      const from = this.#marks.get(mark.dataset.moves ?? '');
      const flight = from && flightOf(mark, from, along(mark), LEAST);
      if (flight) flights.push(flight);
    }
    const left = new Map([...this.#seen].filter(([, seen]) => looked && seen.ghost));
    let flown = 0;
    for (const element of looked ? cardsIn(root) : []) {
      if (flown > MOST) break;
      const id = Number(element.dataset.card);
      const seen = this.#seen.get(id);
      const from = seen?.rect ?? this.#origin(root, places.get(id), left);
      const least = seen && alike(seen.place, places.get(id)) ? ASIDE : LEAST;
      const flight = from && flightOf(element, from, along(element), least);
      if (!flight) continue;
      flights.push({ ...flight, fresh: !seen });
      flown += 1;
    }
    const leaving = [...left.values()].map(({ rect, place, ghost }) => {
      const to = place && anchor(root, `${place.owner}-discard`);
      return ghost && to ? { ghost, rect, to } : null;
    });
    flights.forEach(fly);
    for (const gone of leaving) if (gone) leaves(root, gone.ghost, gone.rect, gone.to);
  }

  /** Where a card that is new at its place came from. */
  #origin(root: HTMLElement, place: Place | undefined, left: Map<number, Seen>): DOMRect | null {
    if (!place) return null;
    for (const [id, seen] of left) {
      if (seen.place?.owner === place.owner && seen.place.card.title && seen.place.card.title === place.card.title) {
        left.delete(id);
        return seen.rect;
      }
    }
    return anchor(root, place.zone === 'hand' ? `${place.owner}-deck` : `${place.owner}-hand`);
  }
}

function cardsIn(root: HTMLElement): NodeListOf<HTMLElement> {
  return root.querySelectorAll<HTMLElement>('[data-card]');
}

function marksIn(root: HTMLElement): NodeListOf<HTMLElement> {
  return root.querySelectorAll<HTMLElement>('[data-moves]');
}

function carriersIn(root: HTMLElement): NodeListOf<HTMLElement> {
  return root.querySelectorAll<HTMLElement>('[data-carries]');
}

/** Whether a card lies where it lay, as far as the game goes. */
function alike(one: Place | undefined, other: Place | undefined): boolean {
  return (
    one?.zone === other?.zone &&
    one?.owner === other?.owner &&
    one?.server === other?.server &&
    one?.host === other?.host
  );
}

/** The first of the anchors with a name that can be seen. */
function anchor(root: HTMLElement, name: string): DOMRect | null {
  for (const element of root.querySelectorAll<HTMLElement>(`[data-anchor="${name}"]`)) {
    const rect = element.getBoundingClientRect();
    if (rect.width > 0) return rect;
  }
  return null;
}

type Way = readonly [number, number];
const STILL: Way = [0, 0];

const far = ([x, y]: Way, least: number): boolean => Math.abs(x) >= least || Math.abs(y) >= least;

/** What moves from where it was, and by how much. */
interface Flight {
  element: HTMLElement;
  by: Way;
  fresh?: boolean;
  carrier?: boolean;
}

/** How something comes from where it was, beside what carries it; null where it has hardly moved. */
function flightOf(element: HTMLElement, from: DOMRect, along: Way, least: number): Flight | null {
  const [x, y] = between(element.getBoundingClientRect(), from);
  const by: Way = [x - along[0], y - along[1]];
  return far(by, least) ? { element, by } : null;
}

/**
 * Nothing but what can be moved without being drawn again: that it lies above the rest is said by an attribute. Opacity only where it
 * changes: one that stays has all there is in a board painted again as the flight begins, and as it ends.
 */
function fly({ element, by: [x, y], fresh, carrier }: Flight): void {
  if (!carrier) element.dataset.flying = '';
  const from = `translate(${x}px, ${y}px)`;
  const flight = element.animate(
    fresh ? { transform: [from, 'none'], opacity: [0.3, 1] } : { transform: [from, 'none'] },
    { duration: DURATION, easing: EASING },
  );
  const landed = (): void => element.removeAttribute('data-flying');
  flight.onfinish = landed;
  flight.oncancel = landed;
}

/** A card that is no longer on the table: a copy of it goes to the pile and is gone. */
function leaves(root: HTMLElement, ghost: HTMLElement, from: DOMRect, to: DOMRect): void {
  ghost.removeAttribute('data-card');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    margin: '0',
    zIndex: '40',
    pointerEvents: 'none',
  });
  root.append(ghost);
  const [x, y] = between(from, to);
  const flight = ghost.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(0.4)`, opacity: 0 },
    ],
    { duration: DURATION, easing: EASING },
  );
  flight.onfinish = () => ghost.remove();
  flight.oncancel = () => ghost.remove();
}

/** From the middle of one place to the middle of another. */
function between(from: DOMRect, to: DOMRect): Way {
  return [to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2];
}
