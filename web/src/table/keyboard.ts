/** The keys of the table (`t.table.keys` lists them for people). */

import { tick } from 'svelte';
import type { Choice } from './choices';
import { keyed } from './choice-keys';
import type { TableModel } from './model.svelte';
import { step } from './arrow-navigation';

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where somebody writes, keys are letters. */
function writing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

/** Whether a button that the keyboard has reached should get the key itself. */
function owned(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('button:focus-visible, a:focus-visible, [role="tab"]:focus-visible')
  );
}

/** Handle a key pressed anywhere on the page. True when it meant something. */
export function pressed(event: KeyboardEvent, table: TableModel, root: HTMLElement): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || writing(event.target)) return false;
  if (document.querySelector('dialog[open]')) return false;
  if (event.key in ARROWS) return steered(event, root);
  if (event.repeat) return held(event.key, table);
  // A card that was accessed lies over the table until it is answered: what lies below is not chosen unseen.
  const covered = table.beats.current?.kind === 'access';
  // While a menu is open, its own keys choose (CardMenu.svelte).
  if (!covered && !table.selection) {
    const name = event.shiftKey ? `⇧${event.code.replace('Digit', '')}` : event.key.toLowerCase();
    const keys = keyed(table);
    const chosen = keys.press(name) ?? (seen(name, table, root) ? keys.point(name) : null);
    if (chosen) {
      table.showKeys(false);
      return doIf(chosen);
    }
  }
  switch (event.key.toLowerCase()) {
    case 'k':
      return doIf(covered || table.selection ? null : () => table.showKeys(!table.keysShown));
    case ' ':
      if (owned(event.target)) return false;
      if (table.beats.current) return doIf(() => skip(table));
      return table.beats.lapsed ? true : goOn(table); // meant for what stood there until just now
    case 'enter':
      return covered && !owned(event.target) ? doIf(() => skip(table)) : false;
    case 'p':
      if (covered) return doIf(() => skip(table));
      return event.shiftKey ? doIf(table.passesOn ? () => void table.passOn() : null) : goOn(table);
    case 'u':
      return doIf(table.mine && table.act && !table.over ? () => void table.perform((act) => act.undo()) : null);
    case 'w':
      return doIf(table.mine && table.act ? () => (table.window = 'why') : null);
    case '?':
      return doIf(() => (table.window = 'keys'));
    case 'escape':
      return doIf(table.keysShown ? () => table.showKeys(false) : table.stepBack);
    default:
      return went(event.key.toLowerCase(), table, root);
  }
}

/** Whether something on the table shows this key now. */
function seen(name: string, table: TableModel, root: HTMLElement): boolean {
  return table.keysShown && root.querySelector(`[data-key="${name}"]`) !== null;
}

/** A key that is held skips what is shown, and does nothing else: no press was meant for what comes up meanwhile. */
function held(key: string, table: TableModel): boolean {
  if (key === ' ') table.beats.skipAll();
  return key.length === 1 || key === 'Enter' || key === 'Escape';
}

/** On to the next scene. A card that has only just come to lie over the table was not seen yet. */
function skip(table: TableModel): void {
  if (table.beats.current?.kind !== 'access') table.beats.skip();
  else if (!table.beats.fresh) table.acknowledge();
}

function doIf(action: (() => void) | null): boolean {
  action?.();
  return action !== null;
}

/** Continue, pass, or the suggested choice: the usual way to pay, where there are several. */
function goOn(table: TableModel): boolean {
  const usual = table.sorted.sources.length && !table.advised ? table.room.shortcuts[0] : undefined;
  if (usual) return doIf(() => void table.shortcut(usual.index));
  const choice: Choice | null = table.suggested;
  return doIf(choice ? () => void table.choose(choice) : null);
}

/** Go to a part of the table, opening its tab where it has one. */
function went(key: string, table: TableModel, root: HTMLElement): boolean {
  const areas: Record<string, string> = { d: 'decision', h: `hand-${table.near}`, s: 'servers', l: 'log', c: 'chat' };
  const area = areas[key];
  if (area === undefined) return false;
  if (focusOn(root, area)) return true;
  if (area === 'log' || area === 'chat' || area === 'servers') table.beside = area;
  root.querySelector<HTMLElement>(`[data-opens="${area}"]`)?.click();
  void tick().then(() => focusOn(root, area));
  return true;
}

/** Put the focus on the first thing to press in an area. False when it is not in sight. */
function focusOn(root: HTMLElement, area: string): boolean {
  const place = root.querySelector<HTMLElement>(`[data-area="${area}"]`);
  if (!place) return false;
  const first =
    place.querySelector<HTMLElement>('input') ??
    place.querySelector<HTMLElement>('button:not([disabled]), [tabindex="0"]');
  (first ?? place).focus();
  return true;
}

function steered(event: KeyboardEvent, root: HTMLElement): boolean {
  const target = event.target instanceof HTMLElement ? event.target : null;
  const free = target === null || target === document.body || target.matches('[data-card], [data-option], main');
  if (!free) return false;
  const [x, y] = ARROWS[event.key]!;
  return step(root, target, x, y);
}
