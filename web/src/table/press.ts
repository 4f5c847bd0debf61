/**
 * Pressing a card. A mouse or a key does what the card offers when that is one thing. A finger first selects, and acts with the
 * second press. A card that offers nothing says why. With Shift, or the other button of the mouse, its menu opens in any case.
 */

import type { CardView } from '$lib/wire';
import { t } from '$text';
import type { TableModel } from './model.svelte';
import type { Place } from './places';

export function pressOn(table: TableModel, card: CardView, event: MouseEvent): void {
  const anchor = event.currentTarget as HTMLElement;
  const choices = table.onCard(card.id);
  const touch = (event as PointerEvent).pointerType === 'touch' || (event as PointerEvent).pointerType === 'pen';
  const again = table.selection?.card.id === card.id;
  const menu = event.shiftKey || event.type === 'contextmenu';
  if (choices.length === 1 && (!touch || again) && !menu) {
    void table.choose(choices[0]!);
    return;
  }
  if (again) {
    table.selection = null;
    return;
  }
  const label = choices.length === 0 ? wished(table, card) : null;
  table.selection = { card, anchor, reason: null, asked: label };
  if (label !== null) void answered(table, card, label);
}

/** Ask the server why a card offers nothing, and show the answer in its menu. */
async function answered(table: TableModel, card: CardView, label: string): Promise<void> {
  await table.perform(async (act) => {
    const reason = await act.whyNot(label);
    if (table.selection?.card.id === card.id) table.selection = { ...table.selection, reason };
  });
}

/** What somebody who presses a card most likely wants to do with it; null for cards that are not theirs. */
export function wished(table: TableModel, card: CardView): string | null {
  const place = table.places.get(card.id);
  if (!place || !card.title || place.owner !== table.mine || !table.act || table.over) return null;
  return labelFor(place);
}

function labelFor({ card, zone }: Place): string | null {
  const { verbs } = t.table;
  const title = card.title ?? '';
  if (zone === 'hand')
    return ['event', 'operation'].includes(card.type ?? '') ? verbs.play(title) : verbs.install(title);
  if (zone === 'ice') return card.rezzed ? null : verbs.rez(title);
  if (zone === 'root')
    return card.type === 'agenda' ? verbs.score(title) : card.rezzed ? verbs.use(title) : verbs.rez(title);
  if (zone === 'rig' || zone === 'identity' || zone === 'scored') return verbs.use(title);
  return null;
}

/** Everything somebody could ask about: their cards, the servers, the plain actions, less what is offered. */
export function askable(table: TableModel): string[] {
  if (!table.mine) return [];
  const offered = new Set(table.choices.map(({ label }) => label));
  const labels = new Set<string>(t.table.plainActions[table.mine]);
  if (table.mine === 'runner') for (const { name } of table.view.corp.servers) labels.add(t.table.verbs.run(name));
  for (const place of table.places.values()) {
    if (place.owner !== table.mine || !place.card.title) continue;
    const label = labelFor(place);
    if (label) labels.add(label);
    if (place.zone === 'root' && !place.card.rezzed) labels.add(t.table.verbs.advance(place.card.title));
  }
  return [...labels].filter((label) => ![...offered].some((known) => known === label || known.startsWith(`${label}:`)));
}
