/** Where the cards in sight lie. */

import type { CardView, GameView, ServerView } from '$lib/wire';
import { t } from '$text';
import type { ServerNeed, Words } from './fit/servers';
import type { Side } from '../lib/side';
import { alike } from './keeper';
import { stacked } from './stacks';

/** The central servers in the order in which they lie, beginning at the left. */
export const CENTRAL: readonly string[] = ['Archives', 'R&D', 'HQ'];

/** Where a server lies in the row: the central ones first, the others as they were made. */
export function serverOrder(name: string): number {
  const place = CENTRAL.indexOf(name);
  return place < 0 ? CENTRAL.length : place;
}

const hosted = (card: CardView): number => (card.hosted ?? []).reduce((sum, guest) => sum + 1 + hosted(guest), 0);

/** What a server needs of the screen. `textOf` gives the lines of a card's text. */
export function needOf(
  server: ServerView,
  attacked: boolean,
  textOf: (title: string) => readonly string[] = () => [],
): ServerNeed {
  const longest = (cards: readonly CardView[]): Words =>
    cards
      .map(({ title }) => (title ? textOf(title) : []))
      .map((lines) => ({ letters: lines.join('').length, lines: lines.length }))
      .reduce((most, one) => (one.letters > most.letters ? one : most), { letters: 0, lines: 0 });
  return {
    name: server.name,
    central: CENTRAL.includes(server.name),
    attacked,
    ice: server.ice.map(hosted),
    root: stacked(server.root, () => false).map(({ card }) => hosted(card)),
    words: { ice: longest(server.ice), root: longest(server.root) },
  };
}

/** How many rows of the rig a card takes with what it carries. */
export function unitsOf(card: CardView): number {
  return 2 + hosted(card);
}

export type Zone =
  'ice' | 'root' | 'rig' | 'hand' | 'scored' | 'discard' | 'identity' | 'current' | 'resolving' | 'accessed';

export interface Place {
  card: CardView;
  zone: Zone;
  owner: Side;
  server?: string;
  /** The id of the card that hosts it. */
  host?: number;
}

const SIDES: readonly Side[] = ['corp', 'runner'];

/** Every card of a view by its number. */
export function placesOf(view: GameView): Map<number, Place> {
  const places = new Map<number, Place>();
  const put = (card: CardView, place: Omit<Place, 'card'>): void => {
    places.set(card.id, { card, ...place });
    for (const guest of card.hosted ?? []) put(guest, { ...place, host: card.id });
  };
  for (const side of SIDES) {
    const player = view[side];
    for (const card of player.discard) put(card, { zone: 'discard', owner: side });
    for (const card of player.scored) put(card, { zone: 'scored', owner: side });
    for (const card of player.hand ?? []) put(card, { zone: 'hand', owner: side });
    put(identityOf(view, side), { zone: 'identity', owner: side });
  }
  for (const { name, ice, root } of view.corp.servers) {
    for (const card of ice) put(card, { zone: 'ice', owner: 'corp', server: name });
    for (const card of root) put(card, { zone: 'root', owner: 'corp', server: name });
  }
  for (const card of view.runner.rig) put(card, { zone: 'rig', owner: 'runner' });
  for (const card of view.currents)
    put(card, { zone: 'current', owner: card.type === 'operation' ? 'corp' : 'runner' });
  for (const card of view.resolving) {
    if (!places.has(card.id)) put(card, { zone: 'resolving', owner: view.active });
  }
  const accessed = view.run?.accessed;
  if (accessed?.id != null && !places.has(accessed.id)) {
    put({ ...accessed, id: accessed.id, rezzed: accessed.rezzed ?? false }, { zone: 'accessed', owner: 'corp' });
  }
  return places;
}

/** The places that there were, where every card lies as it lay and is as it was: else whatever asks for one would look again. */
export function keptPlaces(before: Map<number, Place>, now: Map<number, Place>): Map<number, Place> {
  const old = before.values();
  const same = ({ card, zone, owner, server, host }: Place): boolean => {
    const was = old.next().value;
    if (was?.zone !== zone || was.owner !== owner || was.server !== server || was.host !== host) return false;
    return was.card === card || alike(was.card, card);
  };
  return before.size === now.size && [...now.values()].every(same) ? before : now;
}

export function identityOf(view: GameView, side: Side): CardView {
  const { identity, identity_id, identity_counters, identity_hosted, identity_named, identity_flipped } = view[side];
  return {
    id: identity_id,
    rezzed: true,
    title: identity,
    type: 'identity',
    counters: identity_counters ?? null,
    hosted: identity_hosted ?? null,
    named: identity_named ?? null,
    chosen_server: identity_flipped ? t.cards.otherSide : null,
  };
}

/** Which ice of the attacked server the Runner is at, from 0 for the outermost; null when they are past the ice. */
export function runnerAt(view: GameView): { server: string; ice: number | null } | null {
  const { run } = view;
  if (!run) return null;
  const server = view.corp.servers.find(({ name }) => name === run.server);
  if (!server || ['approach server', 'access'].includes(run.phase)) return { server: run.server, ice: null };
  const found = server.ice.findIndex(({ id }) => id === run.ice);
  const ice = found >= 0 ? found : server.ice.length - run.position;
  return { server: run.server, ice: ice >= 0 && ice < server.ice.length ? ice : null };
}
