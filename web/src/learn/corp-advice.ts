/** What the guide suggests to a Corp: protect, earn, advance, score. */

import { t } from '$text';
import type { CardView, OptionView, ServerView } from '$lib/wire';
import { isRemote, number, remark, suggest, tokens, type Advice, type Situation } from './situation';

const ENOUGH = 5;

export function corpAction(s: Situation): Advice {
  return finish(s) ?? protect(s) ?? earn(s) ?? build(s) ?? save(s);
}

interface Growing {
  card: CardView;
  server: ServerView;
  missing: number;
}

/** Installed agendas and what they still need. */
function growing(s: Situation): Growing[] {
  return s.corp.servers.flatMap((server) =>
    server.root.flatMap((card) => {
      const needed = s.find(card.title)?.advancement;
      return needed ? [{ card, server, missing: Math.max(0, needed - tokens(card)) }] : [];
    }),
  );
}

function finish(s: Situation): Advice | null {
  const near = growing(s).find(({ missing }) => missing > 0 && missing <= s.clicks && missing <= s.credits);
  if (!near) return null;
  const advance = s.option('advance', ({ card }) => card === near.card.id);
  return suggest(advance, t.guide.reasons.advanceToScore(near.card.title ?? '', near.missing));
}

function protect(s: Situation): Advice | null {
  for (const name of ['R&D', 'HQ']) {
    if (s.server(name)?.ice.length === 0) {
      const ice = cheapest(s, 'ice');
      if (ice) return suggest(ice, t.guide.reasons.iceCentral(name));
    }
  }
  return null;
}

function earn(s: Situation): Advice | null {
  return suggest(s.about('play', 'Hedge Fund'), t.guide.reasons.fund);
}

function build(s: Situation): Advice | null {
  const { reasons } = t.guide;
  const remotes = s.corp.servers.filter(isRemote);
  const ready = remotes.find(({ ice, root }) => ice.length > 0 && root.length === 0);
  const agenda = ready ? cheapest(s, 'agenda') : undefined;
  if (agenda) return suggest(agenda, reasons.agendaBehindIce(s.card(agenda)?.title ?? ''));
  const guarded = growing(s).find(
    ({ missing, server }) => missing > 0 && server.ice.length > 0 && missing <= s.clicks + 3,
  );
  const advance = guarded && s.credits >= 3 ? s.option('advance', ({ card }) => card === guarded.card.id) : undefined;
  if (guarded && advance) return suggest(advance, reasons.advanceNext(guarded.card.title ?? ''));
  const campaign = s.credits >= 4 ? s.about('install', 'PAD Campaign') : undefined;
  if (campaign) return suggest(campaign, reasons.campaign);
  const open = remotes.every(({ ice }) => ice.length === 0);
  const ice = open && s.credits >= 4 ? cheapest(s, 'ice') : undefined;
  if (ice) return suggest(ice, reasons.iceRemote);
  const trap = s.about('install', 'Project Junebug') ?? s.about('install', 'Snare!');
  return s.credits >= ENOUGH && trap ? suggest(trap, reasons.trap(s.card(trap)?.title ?? '')) : null;
}

function save(s: Situation): Advice {
  const { reasons } = t.guide;
  const draw = s.hand.length <= 2 && s.credits >= ENOUGH ? suggest(s.option('draw'), reasons.corpDraw) : null;
  return draw ?? suggest(s.option('credit'), reasons.corpCredit(s.credits)) ?? remark(reasons.corpCredit(s.credits));
}

function cheapest(s: Situation, type: string): OptionView | undefined {
  const cost = (option: OptionView): number =>
    number(s.facts(option)?.cost ?? s.facts(option)?.advancement) + (stops(option) ? 0 : 20);
  // Ice that does not end the run is for later: alone it stops nobody.
  const stops = (option: OptionView): boolean => type !== 'ice' || s.facts(option)?.ends_run === true;
  return s.options
    .filter((option) => option.kind === 'install' && s.facts(option)?.type === type)
    .sort((one, other) => cost(one) - cost(other))[0];
}

/** Where to install: ice where it is missed most, everything else behind ice that waits for it. */
export function corpPlace(s: Situation): Advice | null {
  const title = s.room.view.decision?.about?.title;
  const at = (name: string): OptionView | undefined => s.option('server', ({ server }) => server === name);
  const { reasons } = t.guide;
  if (s.find(title)?.type === 'ice') {
    const bare = ['R&D', 'HQ'].find((name) => s.server(name)?.ice.length === 0 && at(name));
    if (bare) return suggest(at(bare), reasons.whereIce(bare, 0));
    const remotes = s.corp.servers.filter((server) => isRemote(server) && at(server.name));
    const thinnest = remotes.sort((one, other) => one.ice.length - other.ice.length)[0];
    if (thinnest && thinnest.ice.length < 2)
      return suggest(at(thinnest.name), reasons.whereIce(thinnest.name, thinnest.ice.length));
    return suggest(at('New server'), reasons.whereNew);
  }
  const ready = s.corp.servers.find(
    (server) => isRemote(server) && server.ice.length > 0 && server.root.length === 0 && at(server.name),
  );
  if (ready) return suggest(at(ready.name), reasons.whereRemote(ready.name));
  return suggest(at('New server'), reasons.whereNew);
}

/** Rez the ice that is approached, if it can be paid for without becoming poor over little. */
export function corpRezIce(s: Situation): Advice | null {
  const { reasons } = t.guide;
  const approached = s.room.view.run?.ice;
  const rez = s.option('rez', ({ card }) => card === approached);
  const pass = s.option('pass');
  if (!rez) return suggest(pass, reasons.noRezIce);
  const cost = number(s.facts(rez)?.cost);
  const server = s.server(s.room.view.run?.server ?? '');
  const little = server !== undefined && server.name === 'Archives' && server.root.length === 0 && cost > 3;
  if (little && s.credits - cost < 3) return suggest(pass, reasons.rezKeepMoney(cost));
  return suggest(rez, reasons.rezIce(s.card(rez)?.title ?? '', cost, Math.max(0, s.credits - cost)));
}

/** In any other window: rez what earns, leave traps alone. */
export function corpWindow(s: Situation): Advice | null {
  const { reasons } = t.guide;
  const earners = ['PAD Campaign', 'Melange Mining Corp.', 'Akitaro Watanabe'];
  for (const title of earners) {
    const rez = s.about('rez', title);
    if (rez && s.credits >= number(s.facts(rez)?.cost)) return suggest(rez, reasons.rezAsset(title));
  }
  const trap = s.option('rez', (option) => s.facts(option)?.subtypes?.includes('ambush') === true);
  return suggest(s.option('pass'), trap ? reasons.noRezTrap : reasons.passWindow);
}

export function corpScore(s: Situation): Advice | null {
  const score = s.option('score');
  return score ? suggest(score, t.guide.reasons.score(s.card(score)?.title ?? '', s.facts(score)?.points ?? 0)) : null;
}

/** What to throw away: never an agenda. */
export function corpDiscard(s: Situation): Advice | null {
  const titles = s.hand.map(({ title }) => title);
  const safe = s.options.filter((option) => s.facts(option) && s.facts(option)?.type !== 'agenda');
  const spare = safe.find((option) => {
    const title = s.card(option)?.title;
    return titles.indexOf(title) !== titles.lastIndexOf(title);
  });
  return suggest(spare ?? safe[0], spare ? t.guide.reasons.discardSpare : t.guide.reasons.discardNoAgenda);
}

/** An ambush: as good as the damage that it does. */
export function corpAmbush(s: Situation): Advice | null {
  const { reasons } = t.guide;
  const yes = s.option('yes');
  const damage = yes?.damage ?? 0;
  if (damage === 0) return suggest(s.option('no'), reasons.springBare);
  return suggest(yes, reasons.spring(damage, s.runner.hand_count));
}

/** How much to add to a trace: enough that the Runner cannot reach it, if that is to be had. */
export function corpTrace(s: Situation): Advice | null {
  const { contest } = s.room.view;
  if (contest?.kind !== 'trace') return null;
  const [base, link] = [contest.base ?? 0, contest.link ?? 0];
  const sure = Math.max(0, link + s.runner.credits + 1 - base);
  const amount = sure <= s.credits / 2 ? sure : 0;
  const { traceCorpSure, traceCorpDear } = t.guide.reasons;
  const reason = amount === sure ? traceCorpSure(sure) : traceCorpDear;
  return { label: t.guide.spend(amount), option: s.amount(amount), reason };
}
