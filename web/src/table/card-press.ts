/**
 * Pressing a card. A mouse or a key does what the card offers when that is one thing. A finger first selects, and acts with the
 * second press. A card that could have been used in the window before this action still can; one that offers nothing does what its server
 * offers, or says why. With Shift, or the other button of the mouse, its menu opens in any case.
 */

import type { Side } from '../lib/side';
import type { CardView, WantedAction } from '$lib/wire';
import { t } from '$text';
import type { TableModel } from './model.svelte';
import type { Place } from './places';

export function pressOn(table: TableModel, card: CardView, event: MouseEvent): void {
  const anchor = event.currentTarget as HTMLElement;
  const choices = table.offeredBy(card);
  const touch = (event as PointerEvent).pointerType === 'touch' || (event as PointerEvent).pointerType === 'pen';
  const again = table.selection?.card?.id === card.id;
  const menu = event.shiftKey || event.type === 'contextmenu';
  const late = table.late(card.id);
  if (choices.length === 1 && late.length === 0 && (!touch || again) && !menu) {
    void table.choose(choices[0]!);
    return;
  }
  if (again) {
    table.selection = null;
    return;
  }
  const wish = choices.length === 0 && late.length === 0 ? wished(table, card) : null;
  if (!choices.length && !late.length && !wish && !card.title) {
    table.selection = null; // of a card that nobody knows there is nothing to say
    return;
  }
  table.selection = { card, anchor, reason: null, asked: wish?.label ?? null };
  if (wish !== null) void answered(table, card, wish);
}

/** Ask the server why a card offers nothing, and show the answer in its menu. */
async function answered(table: TableModel, card: CardView, wish: NamedWish): Promise<void> {
  await table.perform(async (act) => {
    const reason = await act.whyNot(wish);
    if (table.selection?.card?.id === card.id) table.selection = { ...table.selection, reason };
  });
}

/** Something that a player would like to do, with the words for it. */
export interface NamedWish extends WantedAction {
  label: string;
}

/** What somebody who presses a card most likely wants to do with it; null for cards that are not theirs. */
export function wished(table: TableModel, card: CardView): NamedWish | null {
  const place = table.places.get(card.id);
  if (!place || !card.title || place.owner !== table.mine || !table.act || table.over) return null;
  return wishFor(place);
}

function wishFor({ card, zone }: Place): NamedWish | null {
  const wish = (kind: keyof typeof t.table.verbs): NamedWish => ({
    kind,
    card: card.id,
    label: t.table.verbs[kind](card.title ?? ''),
  });
  if (zone === 'hand') return wish(['event', 'operation'].includes(card.type ?? '') ? 'play' : 'install');
  if (zone === 'ice') return card.rezzed ? null : wish('rez');
  if (zone === 'root') return wish(card.type === 'agenda' ? 'score' : card.rezzed ? 'use' : 'rez');
  if (zone === 'rig' || zone === 'identity' || zone === 'scored') return wish('use');
  return null;
}

const PLAIN: Record<Side, (keyof typeof t.table.plainActions)[]> = {
  runner: ['credit', 'draw', 'remove-tag', 'jack-out'],
  corp: ['credit', 'draw', 'purge'],
};

/** Everything somebody could ask about: their cards, the servers, the plain actions, less what is offered. Of cards that are
 * called the same, one. */
export function askable(table: TableModel): NamedWish[] {
  if (!table.mine) return [];
  const { verbs, plainActions } = t.table;
  const wishes: NamedWish[] = PLAIN[table.mine].map((kind) => ({ kind, label: plainActions[kind] }));
  if (table.mine === 'runner')
    for (const { name } of table.view.corp.servers) wishes.push({ kind: 'run', server: name, label: verbs.run(name) });
  for (const place of table.places.values()) {
    const { card, owner, zone } = place;
    if (owner !== table.mine || !card.title) continue;
    const wish = wishFor(place);
    if (wish) wishes.push(wish);
    if (zone === 'root' && !card.rezzed)
      wishes.push({ kind: 'advance', card: card.id, label: verbs.advance(card.title) });
  }
  const offered = (wish: NamedWish): boolean =>
    table.choices.some(
      ({ kind, card, server }) =>
        kind === wish.kind && card === (wish.card ?? null) && server === (wish.server ?? null),
    );
  const left = wishes.filter((wish) => !offered(wish));
  return left.filter(({ label }, index) => left.findIndex((other) => other.label === label) === index);
}
