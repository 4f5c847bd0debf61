/**
 * A game that is over as it stands until what ended it has been shown: nobody has won yet, and what the end lays open, both hands and
 * every facedown card, stays as it was.
 */

import type { CardView, GameView, Room } from '$lib/wire';
import type { Side } from '../lib/side';

type Named = Pick<CardView, 'named' | 'chosen_names'>;

/** What somebody knew of a game when it last went on. A room is always the same object (lib/layers.ts): it is noted as it is told. */
export interface Known {
  game: string;
  /** The cards whose titles were known, by their numbers. */
  cards: ReadonlyMap<number, Named>;
  hands: Record<Side, boolean>;
  identities: Record<Side, string | null>;
  accessed: number | null;
  lines: number;
}

export function knownOf({ id, view, log }: Room): Known {
  const cards = new Map<number, Named>();
  const note = (card: CardView): void => {
    if (card.title != null) cards.set(card.id, { named: card.named, chosen_names: card.chosen_names });
    card.hosted?.forEach(note);
  };
  const { corp, runner, run } = view;
  for (const { discard, scored } of [corp, runner]) [...discard, ...scored].forEach(note);
  for (const { ice, root } of corp.servers) [...ice, ...root].forEach(note);
  runner.rig.forEach(note);
  return {
    game: id,
    cards,
    hands: { corp: corp.hand != null, runner: runner.hand != null },
    identities: { corp: corp.identity_named ?? null, runner: runner.identity_named ?? null },
    accessed: run?.accessed?.title == null ? null : (run.accessed.id ?? null),
    lines: log.length,
  };
}

/** `known`: null where the game was not looked at while it went on. */
export function untoldEnd(room: Room, known: Known | null): Room {
  const win = room.beats.findLast(({ kind }) => kind === 'win');
  const lines = win ? win.line - 1 : (known?.lines ?? room.log.length);
  const view = room.perspective === 'both' ? room.view : closed(room.view, known, room.seat);
  return { ...room, result: null, summary: null, log: room.log.slice(0, lines), view: { ...view, result: null } };
}

/** Of a view that lays everything open what was known before, or is not hidden. `mine`: whose own cards stay as they are. */
function closed(view: GameView, known: Known | null, mine: Side | null): GameView {
  const card = (now: CardView): CardView => {
    const was = known?.cards.get(now.id);
    const hosted = now.hosted?.map(card) ?? null;
    if (now.rezzed || was)
      return { ...now, hosted, named: was?.named ?? null, chosen_names: was?.chosen_names ?? null };
    return { id: now.id, rezzed: false, counters: now.counters, advancement: now.advancement, hosted };
  };
  const cards = (side: Side, all: CardView[]): CardView[] => (side === mine ? all : all.map(card));
  const player = <P extends GameView['corp'] | GameView['runner']>(side: Side, now: P): P =>
    side === mine
      ? now
      : {
          ...now,
          hand: known?.hands[side] ? now.hand : undefined,
          identity_named: known?.identities[side] ?? null,
          discard: cards(side, now.discard),
          scored: cards(side, now.scored),
        };

  const { corp, runner, run } = view;
  const seen = run?.accessed?.id != null && run.accessed.id === known?.accessed;
  const servers = corp.servers.map((server) => ({
    ...server,
    ice: cards('corp', server.ice),
    root: cards('corp', server.root),
  }));
  return {
    ...view,
    corp: { ...player('corp', corp), servers },
    runner: { ...player('runner', runner), rig: cards('runner', runner.rig) },
    run: run && { ...run, accessed: seen ? run.accessed : null },
  };
}
