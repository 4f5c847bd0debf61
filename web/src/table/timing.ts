/** The timing step: the rule behind it, and whom the table waits for. Rules Reference: Timing Structure of Turns, of a Run. */

import type { CardView, GameView } from '$lib/wire';
import { t } from '$text';
import type { Side } from '../lib/side';

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

export function stepOf({ timing }: GameView): Step {
  const { structure, number, words } = timing;
  return { words, number, run: structure === 'run', rule: number ? `RR/timing/${structure}/${number}` : null };
}

/** Whom and what the table waits for, in a sentence. */
export function waitingFor(view: GameView, side: Side): string {
  const { waiting } = t.table;
  const { structure, number, does } = view.timing;
  if (does === 'setup') return view[side].hand_count ? waiting.setup(side) : waiting.beforeHand(side);
  if (view.contest) return waiting.contest(side, view.contest.kind, view.contest.source.title ?? null);
  if (structure === 'run') return waitingInRun(view, side, number);
  if (view.resolving.some(({ title }) => title)) return undecided(view, side);
  switch (does) {
    case 'actions':
      return side === view.active ? waiting.action(side) : waiting.rez(side);
    case 'discard':
      return waiting.discard(side);
    case 'score':
      return waiting.rezOrScore(side);
    case 'rez':
    case 'abilities':
      return waiting.rez(side);
    default:
      return undecided(view, side);
  }
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
      return approachedIce(view)?.rezzed
        ? waiting.rez(side)
        : waiting.rezIce(side, approached(view) ?? t.table.approachedIce);
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

/** What the reader is asked. In a window, what may be done; in a run, what it is about; the card that asks is named. */
export function questionOf(view: GameView): string {
  const { decision } = view;
  if (!decision) return '';
  if (decision.window)
    return `${situation(view)} ${t.table.may((decision.options ?? []).map(({ kind }) => kind))}`.trim();
  if (decision.ask === 'jack-out') return `${situation(view)} ${t.table.jackOutOr}`;
  if (decision.ask === 'action') return t.table.actNow(view[decision.side].clicks);
  const prompt = decision.prompt ?? '';
  const title = decision.about?.title;
  return title && !prompt.includes(title) ? `${title}: ${prompt}` : prompt;
}

/** Where the run stands, in a sentence; nothing outside of one. */
function situation(view: GameView): string {
  const { decision, run } = view;
  const { number } = view.timing;
  if (!run || !decision) return '';
  if (number.startsWith('3')) {
    const unbroken = run.encounter?.subroutines.filter(({ broken, resolved }) => !broken && !resolved).length ?? 0;
    return run.encounter?.subroutines.length ? t.table.unbrokenNow(unbroken) : '';
  }
  return t.table.approaches(decision.side, number.startsWith('2') ? (approached(view) ?? t.table.someIce) : run.server);
}

/** The title of the ice that is approached, for whoever knows it. */
function approached(view: GameView): string | null {
  return approachedIce(view)?.title ?? null;
}

function approachedIce(view: GameView): CardView | undefined {
  const server = view.corp.servers.find(({ name }) => name === view.run?.server);
  return server?.ice.find(({ id }) => id === view.run?.ice);
}
