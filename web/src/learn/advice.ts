/** What the guide suggests at a moment, and why: worked out from what the reader can see. */

import type { OptionView } from '$lib/wire';
import { t } from '$text';
import { onButton } from './button-words';
import {
  corpAction,
  corpAmbush,
  corpDiscard,
  corpPlace,
  corpRezIce,
  corpScore,
  corpTrace,
  corpWindow,
} from './corp-advice';
import { accessed, breaking, encounter, jackOut, traced } from './run-advice';
import { runnerAction, runnerDiscard, worst } from './runner-advice';
import { isRemote, number, remark, suggest, tokens, type Advice, type Situation } from './situation';

type Adviser = (s: Situation) => Advice | null;

const { reasons } = t.guide;
const pass: Adviser = (s) => suggest(s.option('pass') ?? s.option('continue'), reasons.passWindow);
const use =
  (reason: string): Adviser =>
  (s) =>
    suggest(s.option('use'), reason);
const yes =
  (reason: string): Adviser =>
  (s) =>
    suggest(s.option('yes'), reason);

function opening(s: Situation): Advice | null {
  const [keep, mulligan] = [s.option('keep'), s.option('mulligan')];
  const of = (type: string): number => s.hand.filter((card) => card.type === type).length;
  if (s.side === 'corp') {
    if (of('agenda') >= 3) return suggest(mulligan, reasons.keepCorpAgendas(of('agenda')));
    return suggest(of('ice') === 0 ? mulligan : keep, reasons.keepCorp(of('ice')));
  }
  const earner = s.hand.find(({ title }) =>
    ['Sure Gamble', 'Magnum Opus', 'Armitage Codebusting'].includes(title ?? ''),
  );
  if (earner) return suggest(keep, reasons.keepRunnerRich(earner.title ?? ''));
  const useful = s.hand.filter(({ title }) => number(s.find(title)?.cost) <= 5).length;
  return useful >= 4 ? suggest(keep, reasons.keepRunnerFine) : suggest(mulligan, reasons.keepRunnerPoor);
}

/** The branch of a choice that does something: a word of the vocabulary. */
const branchOf = (s: Situation, effect: string): OptionView | undefined =>
  s.option('branch', ({ effects }) => effects?.includes(effect) === true);

/** The facedown card with the most tokens in a remote server, as something to look at. */
function infiltrate(s: Situation): Advice | null {
  const server = s.corp.servers.find(
    (each) => isRemote(each) && each.root.some((card) => !card.rezzed && tokens(card) > 0),
  );
  const look = branchOf(s, 'Expose');
  if (server && look) return suggest(look, reasons.infiltrationSee(server.name));
  return suggest(branchOf(s, 'Gain'), reasons.infiltrationMoney);
}

function expose(s: Situation): Advice | null {
  const weight = (id: number | null | undefined): number =>
    tokens(s.known.find((card) => card.id === id) ?? { id: 0, rezzed: false });
  const most = [...s.options].sort((one, other) => weight(other.card) - weight(one.card))[0];
  return suggest(most, reasons.exposeAdvanced);
}

/** The dearest of the cards that can be chosen. */
const dearest =
  (reason: string): Adviser =>
  (s) => {
    const cost = (id: number | null | undefined): number =>
      number(s.find(s.known.find((card) => card.id === id)?.title)?.cost);
    return suggest([...s.options].sort((one, other) => cost(other.card) - cost(one.card))[0], reason);
  };

const cheapest =
  (reason: string): Adviser =>
  (s) => {
    const cost = (id: number | null | undefined): number =>
      number(s.find(s.known.find((card) => card.id === id)?.title)?.cost);
    return suggest(
      [...s.options].filter(({ kind }) => kind === 'card').sort((one, other) => cost(one.card) - cost(other.card))[0],
      reason,
    );
  };

const ADVISERS: Record<string, Adviser> = {
  setup: opening,
  'corp.action': corpAction,
  'runner.action': runnerAction,
  'corp.discard': corpDiscard,
  'runner.discard': runnerDiscard,
  'install.replace': (s) => suggest(s.option('done'), reasons.keepCards),
  'corp.install.room': cheapest(reasons.leastUseful),
  'runner.install.room': cheapest(reasons.leastUseful),
  'corp.install.where': corpPlace,
  'runner.install.where': dearest(reasons.whereHost),
  order: () => remark(reasons.anyOrder),
  payment: (s) =>
    suggest(
      s.option('source', ({ source }) => source !== 'pool'),
      reasons.toolbox,
    ),
  'prevent.damage': use(reasons.shield),
  'prevent.trash': use(reasons.save),
  'prevent.expose': use(reasons.keepSecret),
  'corp.trace': corpTrace,
  'runner.trace': traced,
  'corp.ambush': corpAmbush,
  'corp.requisition': (s) => yes(reasons.freeIce)(s) ?? dearest(reasons.freeIce)(s),
  'corp.precognition': () => remark(reasons.order),
  'runner.pawnshop': (s) => suggest(s.option('no'), reasons.sellNothing),
  'runner.sacrifice': cheapest(reasons.sellSpent),
  'runner.infiltration': infiltrate,
  'runner.expose': expose,
  'runner.modded': dearest(reasons.modded),
  'runner.rabbit-hole': yes(reasons.hole),
  'runner.tinkering': () => remark(reasons.tinker),
  'runner.crypsis': (s) => suggest(branchOf(s, 'Remove'), reasons.crypsisPay) ?? remark(reasons.crypsisGone),
  'runner.break': breaking,
  'runner.jack-out.ice': jackOut,
  'runner.jack-out.server': jackOut,
  'runner.access.next': () => remark(reasons.accessFirst),
  'runner.access.steal': accessed,
  'runner.access.trash': accessed,
  'runner.access.look': accessed,
  'corp.score': corpScore,
  'corp.rez.ice': corpRezIce,
  'corp.rez.server': corpWindow,
  'corp.window.run': pass,
  'corp.window.encounter': pass,
  'corp.window.own': corpWindow,
  'corp.window.theirs': corpWindow,
  'runner.encounter': encounter,
  'runner.window.approach': pass,
  'runner.window.server': pass,
  'runner.window.own': pass,
  'runner.window.theirs': pass,
};

/**
 * What the guide says: what the ace would choose (`ace`, an option's place), with the reason that is known where it is the same, else
 * one for that kind of choice. While the ace thinks, only remarks are made: a suggestion that changes is none. What is suggested
 * has the words of its button.
 */
export function decided(known: Advice | null, situation: Situation, ace: number | null): Advice | null {
  const chosen = ace === null ? undefined : situation.options[ace];
  if (!chosen) return known && known.label === null ? known : null;
  if (known?.option && begins(known.option, chosen)) return known;
  const label =
    known?.option === chosen && chosen.kind === 'number' ? known.label : onButton(chosen, situation.room.view);
  if (known && (known.label === null || known.option === chosen)) return { ...known, label };
  return { label, reason: risk(chosen, situation) ?? reasons.ace[chosen.kind] ?? reasons.aceAny };
}

/** A run into which more cards should be taken, had one the time: that it may be the end is not kept back. */
function risk({ kind, server }: OptionView, s: Situation): string | null {
  if (kind !== 'run' || server == null || server === 'Archives') return null;
  const damage = worst(s.server(server));
  return damage > s.hand.length ? reasons.runRisk(damage, s.hand.length) : null;
}

/** Whether what the ace would do is a step of breaking everything, for which there is a button. */
const begins = (known: Advice['option'], chosen: OptionView): boolean =>
  known?.kind === 'break' &&
  'cards' in known &&
  chosen.kind === 'use' &&
  chosen.title != null &&
  known.cards.includes(chosen.title);

/** A suggestion for the moment; null where the guide has none. */
export function advise(key: string, situation: Situation): Advice | null {
  return ADVISERS[key]?.(situation) ?? null;
}
