/** What the guide suggests to a Runner in the middle of a run. */

import { t } from '$text';
import type { OptionView, SubroutineView } from '$lib/wire';
import { number, suggest, type Advice, type Situation } from './situation';
import { TRAP, worst } from './runner-advice';

const damageOf = ({ damage }: SubroutineView): number => damage ?? 0;
const endsRun = ({ effects }: SubroutineView): boolean => effects?.includes('EndRun') === true;

export function encounter(s: Situation): Advice | null {
  const { reasons } = t.guide;
  const pass = s.option('pass');
  const facing = s.room.view.run?.encounter;
  const open = facing?.subroutines.filter(({ broken, resolved }) => !broken && !resolved) ?? [];
  if (open.length === 0) return suggest(pass, reasons.allBroken);
  const shortcut = s.shortcuts.find(({ kind }) => kind === 'break');
  if (shortcut) return suggest(shortcut, reasons.breakAll(shortcut.label));
  const damage = open.reduce((sum, subroutine) => sum + damageOf(subroutine), 0);
  if (damage > 0) return suggest(pass, reasons.mustSuffer(damage, s.hand.length));
  if (open.some(({ effects }) => effects?.includes('Trace'))) return suggest(pass, reasons.letTrace);
  if (open.some(endsRun)) {
    const kinds = facing?.ice.subtypes?.join(', ') ?? '';
    const armed = s.runner.rig.some(({ subtypes }) => subtypes?.includes('icebreaker'));
    return suggest(pass, armed || !kinds ? reasons.letEnd : reasons.noBreaker(kinds));
  }
  return suggest(pass, reasons.letEnd);
}

/** Go on or leave: could what lies ahead do more damage than there are cards in the grip? */
export function jackOut(s: Situation): Advice | null {
  const run = s.room.view.run;
  const server = s.server(run?.server ?? '');
  const danger = Math.max(worst(server), run?.ice != null ? TRAP : 0);
  const { jackOut: leave, goOn } = t.guide.reasons;
  if (danger > s.hand.length) return suggest(s.option('jack-out'), leave(danger, s.hand.length));
  return suggest(s.option('continue'), goOn(danger, s.hand.length));
}

export function accessed(s: Situation): Advice | null {
  const { reasons } = t.guide;
  const steal = s.option('steal');
  if (steal) return suggest(steal, reasons.steal);
  const trash = s.option('trash');
  const leave = s.option('no-action');
  if (!trash) return suggest(leave, reasons.nothingToDo);
  const title = s.room.view.run?.accessed?.title ?? '';
  const cost = number(s.find(title)?.trash_cost);
  if (cost === 0) return suggest(trash, reasons.trashTrap);
  if (s.credits - cost >= 2) return suggest(trash, reasons.trashCheap(title, cost));
  return suggest(leave, reasons.trashDear(cost));
}

/** Spend what makes us equal, if that is not too much. */
export function traced(s: Situation): Advice | null {
  const { contest } = s.room.view;
  if (contest?.kind !== 'trace') return null;
  const { reasons } = t.guide;
  const need = Math.max(0, (contest.strength ?? 0) - (contest.link ?? 0));
  const amount = need <= Math.min(3, s.credits) ? need : 0;
  const reason =
    need === 0 ? reasons.traceRunnerNothing : amount === need ? reasons.traceRunner(need) : reasons.traceRunnerDear;
  return { label: t.guide.spend(amount), option: s.amount(amount), reason };
}

/** Which subroutine first: the one that hurts. */
export function breaking(s: Situation): Advice | null {
  const facing = s.room.view.run?.encounter?.subroutines ?? [];
  const weight = ({ subroutine }: OptionView): number => {
    const found = facing[subroutine ?? -1];
    return !found ? 0 : damageOf(found) > 0 ? 3 : endsRun(found) ? 2 : 1;
  };
  const subroutines = s.options.filter(({ kind }) => kind === 'subroutine');
  const first = [...subroutines].sort((one, other) => weight(other) - weight(one))[0];
  return suggest(first, t.guide.reasons.breakFirst);
}
