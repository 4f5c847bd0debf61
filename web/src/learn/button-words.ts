/** What stands on the button that makes a choice: the guide calls it by the same name. */

import type { GameView, OptionView } from '$lib/wire';
import { t } from '$text';
import { harmOf } from '../table/confirmation';

export function onButton(option: OptionView, view: GameView): string {
  const { decision, run } = view;
  if (option.kind === 'no-action' && decision?.ask === 'access' && run?.accessed) {
    const { ok, leave, leaveNext } = t.table.access;
    return decision.options?.length === 1 ? ok : run.accessed.left ? leaveNext : leave;
  }
  const harm = harmOf({ ...option, price: option.price ?? null }, view);
  return harm && (harm.fatal || harm.avoidable) ? harm.words : option.label;
}
