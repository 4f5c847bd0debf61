/** What the guide looks at: the reader's view, what they can choose, and the facts of the cards they know. Nothing else. */

import type { Card, CardView, CorpView, OptionView, Room, RunnerView, ServerView, Shortcut } from '$lib/wire';
import type { Side } from '../lib/side';

export interface Advice {
  /** What is suggested, in words; null where nothing in particular is. */
  label: string | null;
  /** The option or shortcut it is. */
  option?: OptionView | Shortcut | undefined;
  reason: string;
}

export class Situation {
  readonly room: Room;
  readonly side: Side;
  readonly options: readonly OptionView[];
  readonly find: (title: string | null | undefined) => Card | undefined;

  constructor(room: Room, side: Side, find: (title: string | null | undefined) => Card | undefined) {
    this.room = room;
    this.side = side;
    this.options = room.view.decision?.options ?? [];
    this.find = find;
  }

  get corp(): CorpView {
    return this.room.view.corp;
  }

  get runner(): RunnerView {
    return this.room.view.runner;
  }

  get hand(): readonly CardView[] {
    return this.room.view[this.side].hand ?? [];
  }

  get credits(): number {
    return this.room.view[this.side].credits;
  }

  get clicks(): number {
    return this.room.view[this.side].clicks;
  }

  get shortcuts(): readonly Shortcut[] {
    return this.room.shortcuts;
  }

  option(kind: string, fits: (option: OptionView) => boolean = () => true): OptionView | undefined {
    return this.options.find((option) => option.kind === kind && fits(option));
  }

  /** The option that is a number. */
  amount(number: number): OptionView | undefined {
    return this.option('number', (option) => option.number === number);
  }

  /** The card of an option, where the reader can see it. */
  card(option: OptionView): CardView | undefined {
    return this.known.find(({ id }) => id === option.card);
  }

  /** The facts of an option's card. */
  facts(option: OptionView): Card | undefined {
    return this.find(this.card(option)?.title);
  }

  /** The option that plays, installs or uses a card of this title. */
  about(kind: string, title: string): OptionView | undefined {
    return this.option(kind, (option) => option.title === title);
  }

  get known(): CardView[] {
    const { corp, runner } = this;
    const lying = [
      ...corp.servers.flatMap(({ ice, root }) => [...ice, ...root]),
      ...(corp.hand ?? []),
      ...(runner.hand ?? []),
      ...runner.rig,
      ...corp.scored,
      ...runner.scored,
    ];
    return [...lying, ...lying.flatMap(({ hosted }) => hosted ?? [])];
  }

  server(name: string): ServerView | undefined {
    return this.corp.servers.find((server) => server.name === name);
  }

  installed(title: string): boolean {
    return this.runner.rig.some((card) => card.title === title);
  }
}

export const CENTRALS = ['HQ', 'R&D', 'Archives'];
export const isRemote = (server: ServerView): boolean => !CENTRALS.includes(server.name);
export const tokens = (card: CardView): number => card.counters?.advancement ?? 0;
export const number = (value: number | 'X' | null | undefined): number => (typeof value === 'number' ? value : 0);

export function suggest(option: OptionView | Shortcut | undefined, reason: string): Advice | null {
  return option ? { label: option.label, option, reason } : null;
}

/** Just the reason: nothing in particular is suggested. */
export function remark(reason: string): Advice {
  return { label: null, reason };
}
