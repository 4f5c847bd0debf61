/** What the guide suggests to a Runner who has clicks to spend: stay alive, get rich, get in. */

import { t } from '$text';
import type { OptionView, ServerView } from '$lib/wire';
import { number, isRemote, suggest, tokens, type Advice, type Situation } from './situation';

/** What a trap of the usual kind does. */
export const TRAP = 3;
/** What an ambush does for each advancement token on it. */
const PER_TOKEN = 2;
const ENGINES = ['Magnum Opus', 'Armitage Codebusting'];
const RICH = 6;
const PER_UNKNOWN_ICE = 4;

/** Which icebreaker breaks which kind of ice, the cheapest first. */
const BREAKERS: Record<string, string[]> = {
  barrier: ['Battering Ram', 'Crypsis'],
  'code gate': ['Gordian Blade', 'Crypsis'],
  sentry: ['Pipeline', 'Crypsis'],
};
const KINDS = Object.keys(BREAKERS);

/** The most damage that is to be reckoned with from cards nobody has seen in a server. */
export function worst(server: ServerView | undefined): number {
  if (!server) return TRAP;
  const facedown = server.root.filter((card) => !card.rezzed && !card.title);
  const lying = facedown.map((card) => Math.max(TRAP, PER_TOKEN * tokens(card)));
  return isRemote(server) ? Math.max(0, ...lying) : TRAP;
}

export function runnerAction(s: Situation): Advice {
  return survive(s) ?? earn(s) ?? arm(s) ?? raid(s) ?? save(s);
}

function survive(s: Situation): Advice | null {
  const { tags, rig } = s.runner;
  const exposed = tags > 0 && rig.some(({ type }) => type === 'resource');
  const free = s.option('remove-tag');
  if (exposed && free) return suggest(free, t.guide.reasons.untag(tags));
  if (s.hand.length > 2 || s.runner.deck === 0) return null;
  return suggest(s.about('play', 'Diesel') ?? s.option('draw'), t.guide.reasons.drawToLive(s.hand.length));
}

function earn(s: Situation): Advice | null {
  const gamble = s.about('play', 'Sure Gamble');
  if (gamble) return suggest(gamble, t.guide.reasons.gamble(4));
  for (const title of ENGINES) {
    const use = s.credits < RICH ? s.about('use', title) : undefined;
    if (use) return suggest(use, t.guide.reasons.engine(title));
  }
  for (const title of ENGINES) {
    const install = s.installed(title) ? undefined : s.about('install', title);
    if (install) return suggest(install, t.guide.reasons.installEngine(title, number(s.facts(install)?.cost)));
  }
  return null;
}

function arm(s: Situation): Advice | null {
  for (const kind of KINDS) {
    const seen = s.corp.servers.some(({ ice }) => ice.some((piece) => piece.rezzed && piece.subtypes?.includes(kind)));
    if (!seen || BREAKERS[kind]!.some((title) => s.installed(title))) continue;
    const advice = first(s, BREAKERS[kind]!, (title) => t.guide.reasons.breakerFor(title, kind));
    if (advice) return advice;
  }
  const armed = s.runner.rig.some(({ subtypes }) => subtypes?.includes('icebreaker'));
  return armed
    ? null
    : first(s, ['Gordian Blade', 'Battering Ram', 'Crypsis', 'Pipeline'], t.guide.reasons.firstBreaker);
}

function first(s: Situation, titles: string[], reason: (title: string) => string): Advice | null {
  for (const title of titles) {
    const install = s.about('install', title);
    if (install) return suggest(install, reason(title));
  }
  return null;
}

/** The most promising run, if there is one that can be survived and paid for. */
function raid(s: Situation): Advice | null {
  if (s.clicks < 2) return null; // nothing would be left to recover with
  const runs = s.options.filter(({ kind }) => kind === 'run');
  const found = runs.map((run) => weigh(s, run)).filter((each) => each !== null);
  found.sort((one, other) => other.weight - one.weight);
  return found[0]?.advice ?? null;
}

interface Weighed {
  weight: number;
  advice: Advice;
}

function weigh(s: Situation, run: OptionView): Weighed | null {
  const server = s.server(run.server ?? '');
  if (!server || server.name === 'Archives' || worst(server) > s.hand.length) return null;
  if (isRemote(server) && !server.root.some((card) => !card.rezzed)) return null;
  const advanced = Math.max(0, ...server.root.map(tokens));
  const cost = toll(s, server);
  if (cost === null || cost > s.credits) return null;
  const weight = 10 * advanced + (isRemote(server) ? 2 : 3) - cost;
  return { weight, advice: { label: run.label, option: run, reason: why(s, server, advanced, cost) } };
}

function why(s: Situation, server: ServerView, advanced: number, cost: number): string {
  const { reasons } = t.guide;
  if (advanced > 0) return reasons.runAdvanced(server.name, advanced);
  if (server.ice.length === 0)
    return isRemote(server) ? reasons.runOpenRemote(server.name) : reasons.runOpen(server.name);
  if (server.ice.some((piece) => !piece.rezzed)) return reasons.runUnknown(server.name, s.credits);
  return reasons.runKnown(server.name, cost);
}

/** What it takes to get past the ice, roughly; null when something rezzed cannot be broken. */
function toll(s: Situation, server: ServerView): number | null {
  let sum = 0;
  for (const piece of server.ice) {
    if (!piece.rezzed) {
      sum += PER_UNKNOWN_ICE;
      continue;
    }
    const kinds = KINDS.filter((kind) => piece.subtypes?.includes(kind));
    if (kinds.length === 0) continue; // traps and the like: they hurt, they do not stop
    const title = kinds.flatMap((kind) => BREAKERS[kind]!).find((name) => s.installed(name));
    if (!title) return null;
    const breaker = s.runner.rig.find((card) => card.title === title);
    sum += Math.max(0, (piece.strength ?? 0) - (breaker?.strength ?? 0)) + 2;
  }
  return sum;
}

function save(s: Situation): Advice {
  const { reasons } = t.guide;
  const few = s.hand.length < 4 && s.runner.deck > 0;
  const draw = few ? suggest(s.about('play', 'Diesel') ?? s.option('draw'), reasons.draw(s.hand.length)) : null;
  const credit = suggest(
    s.option('credit'),
    s.clicks === 1 && s.credits >= RICH ? reasons.lastClick : reasons.credit(s.credits),
  );
  return draw ?? credit ?? { label: null, reason: reasons.credit(s.credits) };
}

/** What to throw away: what is there twice, else what can be played the latest. */
export function runnerDiscard(s: Situation): Advice | null {
  const titles = s.hand.map(({ title }) => title);
  const spare = s.options.find((option) => {
    const title = s.card(option)?.title;
    return title != null && (titles.indexOf(title) !== titles.lastIndexOf(title) || s.installed(title));
  });
  const dearest = [...s.options].sort((one, other) => number(s.facts(other)?.cost) - number(s.facts(one)?.cost))[0];
  return suggest(spare ?? dearest, t.guide.reasons.discardSpare);
}
