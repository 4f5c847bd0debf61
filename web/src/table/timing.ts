/** The timing step: the rule behind it, and whom the table waits for. Rules Reference: Timing Structure of Turns, of a Run. */

import type { GameView } from '$lib/wire';
import { t } from '$text';
import type { Side } from './side';

export interface Step {
  /** "Approach ice: paid abilities" */
  words: string;
  /** "2.1"; empty where the rules number nothing. */
  number: string;
  /** Whether it is a step of a run, not of a turn. */
  run: boolean;
  /** The id of the rule, where there is one. */
  rule: string | null;
}

const RUN_STEPS = ['Initiation', 'Approach', 'Encounter', 'Pass ice', 'The run'];

export function stepOf(view: GameView): Step {
  const found = /^(.*) \[([\d.]+)\]$/.exec(view.step);
  if (!found) return { words: view.step, number: '', run: false, rule: null };
  const [, words = '', number = ''] = found;
  const run = RUN_STEPS.some((start) => words.startsWith(start));
  return { words, number, run, rule: `RR/timing/${run ? 'run' : `${view.active}-turn`}/${number}` };
}

/** Where a rule can be read. */
export function ruleAddress(rule: string): string {
  return `/rules/${encodeURIComponent(rule)}`;
}

/** Whom and what the table waits for, in a sentence. */
export function waitingFor(view: GameView, side: Side): string {
  const { waiting } = t.table;
  const { number, run, words } = stepOf(view);
  if (words.includes('starting hands')) return waiting.setup(side);
  if (!number) return undecided(view, side);
  if (run) return waitingInRun(view, side, number);
  if (words.includes('takes actions')) return side === view.active ? waiting.action(side) : waiting.rez(side);
  if (words.includes('discards down')) return waiting.discard(side);
  if (words.includes('scoring')) return waiting.rezOrScore(side);
  if (words.includes('paid abilities')) return waiting.rez(side);
  return undecided(view, side);
}

/** Something has to be decided that has no step of its own; the card that it is about is named where everybody sees it. */
function undecided(view: GameView, side: Side): string {
  const { run, resolving } = view;
  const title = resolving.at(-1)?.title ?? run?.accessed?.title ?? run?.encounter?.ice.title;
  return title ? t.table.waiting.about(side, title) : t.table.waiting.other(side);
}

function waitingInRun(view: GameView, side: Side, number: string): string {
  const { waiting } = t.table;
  switch (number) {
    case '2.1':
    case '5.1':
      return waiting.abilities(side);
    case '2.3':
      return waiting.rezIce(side, approached(view) ?? t.table.approachedIce);
    case '5.3':
      return waiting.rez(side);
    case '2.2':
    case '5.2':
      return side === 'runner' ? waiting.jackOut() : undecided(view, side);
    case '3.1':
      return waiting.encounter(side);
    case '3.2':
      return waiting.subroutines(side);
    case '5.5':
      return waiting.access(side);
    default:
      return undecided(view, side);
  }
}

/** What the reader is asked. The step stands above it already: in a window, what may be done; in a run, what it is about. */
export function questionOf(view: GameView): string {
  const { decision, step } = view;
  const prompt = decision?.prompt ?? '';
  if (decision?.window) return `${situation(view)} ${t.table.may((decision.options ?? []).map(({ kind }) => kind))}`.trim();
  const rest = prompt.startsWith(step) ? prompt.slice(step.length).replace(/^[:.\s]+/, '') : prompt;
  if (rest) return rest.charAt(0).toUpperCase() + rest.slice(1);
  return decision?.options?.some(({ kind }) => kind === 'jack-out') ? `${situation(view)} ${t.table.jackOutOr}` : prompt;
}

/** Where the run stands, in a sentence; nothing outside of one. */
function situation(view: GameView): string {
  const { decision, run } = view;
  const { number } = stepOf(view);
  if (!run || !decision) return '';
  if (number.startsWith('3')) {
    const unbroken = run.encounter?.subroutines.filter(({ broken, resolved }) => !broken && !resolved).length ?? 0;
    return run.encounter?.subroutines.length ? t.table.unbrokenNow(unbroken) : '';
  }
  return t.table.approaches(decision.side, number.startsWith('2') ? (approached(view) ?? t.table.someIce) : run.server);
}

/** The title of the ice that is approached, for whoever knows it. */
function approached(view: GameView): string | null {
  const server = view.corp.servers.find(({ name }) => name === view.run?.server);
  return server?.ice.find(({ id }) => id === view.run?.ice)?.title ?? null;
}

/** The number of a window's step: "[2.1]"; nothing for what has none. */
export function numberOf(window: string): string {
  return /\[.*\]$/.exec(window)?.[0] ?? '';
}

/** Every window in which a player can be asked, by where it lies, in the order of the rules. */
export const WINDOWS: readonly [group: 'run' | 'corp' | 'runner' | 'install', windows: readonly string[]][] = [
  ['run', ['run [2.1]', 'run [2.3]', 'run [3.1]', 'run [5.1]', 'run [5.3]']],
  ['corp', ['corp turn [1.2]', 'corp turn [2.1]', 'corp turn [2.2]', 'corp turn [3.2]']],
  ['runner', ['runner turn [1.2]', 'runner turn [1.5]', 'runner turn [1.6]', 'runner turn [2.2]']],
  ['install', ['installing']],
];
