/** Sheets to be printed that are tables: pairings by name, tables, result slips, standings, codes. */

import type { EventStandings } from '$lib/wire';
import { t } from '$text';
import type { LiveEvent } from './live.svelte';
import { score } from './results';

export interface Sheet {
  title: string;
  /** A line under the table. */
  below?: string;
  /** Columns; the names of those that hold numbers begin with #. */
  head: string[];
  rows: (string | number)[][];
}

/** The sheets of a kind; none while there is nothing to print. */
export function sheets(kind: string, event: LiveEvent, standings: EventStandings | null): Sheet[] {
  const page = event.page;
  if (page === null) return [];
  const words = t.events.print;
  const names = t.events.page;
  const matches = page.round?.matches ?? [];
  const round = `${page.name}: ${t.events.roundOf(page.round?.number ?? 0)}`;
  if (kind === 'pairings' && page.round) {
    const rows = matches.flatMap((match) =>
      [match.first, match.second].flatMap((player, index) => {
        if (player === null) return [];
        const opponent = index === 0 ? match.second : match.first;
        if (opponent === null) return [[event.name(player), '–', names.byeShort, '']];
        return [
          [
            event.name(player),
            match.table,
            event.name(opponent),
            match.runner_first === player ? names.runner : names.corp,
          ],
        ];
      }),
    );
    rows.sort((a, b) => String(a[0]).localeCompare(String(b[0])));
    return [{ title: round, head: [names.player, `#${names.table}`, names.opponent, words.first], rows }];
  }
  if (kind === 'tables' && page.round) {
    const rows = matches.map((match) => [
      match.second === null ? '–' : match.table,
      event.name(match.first),
      match.second === null ? names.byeShort : event.name(match.second),
      match.result && match.second !== null ? score(match.result) : '',
    ]);
    return [{ title: round, head: [`#${names.table}`, names.player, names.opponent, `#${names.result}`], rows }];
  }
  if (kind === 'slips') {
    return matches
      .filter((match) => match.second !== null)
      .map((match) => ({
        title: words.slipTitle(page.name, page.round?.number ?? 0, match.table),
        below: (page.games === 2 ? words.slipFirst : words.slipOnly)(event.name(match.runner_first)),
        head: [names.player, words.asCorp, words.asRunner, names.points, words.signature],
        rows: [match.first, match.second].map((player) => [event.name(player), '', '', '', '']),
      }));
  }
  if (kind === 'codes') {
    const rows = page.players.flatMap((player) =>
      player.code && player.status === 'active' ? [[player.name, player.code]] : [],
    );
    rows.sort((a, b) => String(a[0]).localeCompare(String(b[0])));
    const below = words.codesHow(`${location.origin}/e/${page.short}`);
    return rows.length > 0
      ? [{ title: `${page.name}: ${words.codes}`, below, head: [names.player, words.code], rows }]
      : [];
  }
  if (kind === 'standings' && standings) {
    return [
      {
        title: `${page.name}: ${names.standings}`,
        head: [
          `#${names.rank}`,
          names.player,
          ...[names.points, names.roundsPlayed, names.sos, names.esos].map((name) => `#${name}`),
        ],
        rows: standings.standings.map((line) => [
          line.rank,
          line.left ? words.left(line.name) : line.name,
          line.points,
          line.rounds,
          line.sos,
          line.esos,
        ]),
      },
    ];
  }
  return [];
}
