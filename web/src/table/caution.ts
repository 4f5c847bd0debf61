/** What deserves a second question, because it cannot be taken back. */

import type { GameView } from '$lib/wire';
import { t } from '$text';
import type { Choice } from './choices';

export type Caution = 'never' | 'people' | 'always';

export interface Setting {
  confirm: Caution;
  lastClick: boolean;
}

/** Actions, which cost clicks. */
const ACTIONS = ['credit', 'draw', 'install', 'play', 'advance', 'run', 'remove-tag', 'trash-resource', 'purge'];

/** Why to ask again before a choice; null when there is no need. `breakable`: whether the subroutines could be broken. */
export function doubt(
  choice: Choice,
  view: GameView,
  title: string,
  breakable: boolean,
  setting: Setting,
): string | null {
  const { decision, run } = view;
  if (choice.kind === 'pass' && decision?.window === 'run [3.1]' && decision.side === 'runner' && breakable) {
    const unbroken = run?.encounter?.subroutines.filter(({ broken, resolved }) => !broken && !resolved).length ?? 0;
    if (unbroken > 0) return t.table.sure.unbroken(unbroken);
  }
  if (choice.cost?.includes('[trash]')) return t.table.sure.trash(title);
  if (choice.kind === 'card' && decision?.prompt?.startsWith('You may trash cards')) return t.table.sure.trash(choice.label);
  if (setting.lastClick && ACTIONS.includes(choice.kind) && decision && view[decision.side].clicks === 1) return t.table.sure.lastClick;
  return null;
}
