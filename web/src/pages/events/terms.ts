/** An event's terms: as a form holds them, and as the server is told of them. */

import { localZone, today } from '$lib/dates';
import type { EventPage, Kind, NewEvent } from '$lib/wire';

/** What an event is announced as, while somebody fills it in. */
export interface Terms {
  name: string;
  date: string;
  tier: EventPage['tier'];
  structure: EventPage['structure'];
  swiss: string;
  cut: string;
  elimination: EventPage['elimination'];
  dayTwoAfter: string;
  dayTwoPlayers: string;
  singleSided: boolean;
  kind: Kind | '';
  place: string;
  start: string;
  zone: string;
  description: string;
  fee: string;
  capacity: string;
  listed: boolean;
  play: EventPage['play'];
  format: EventPage['format'];
  lists: EventPage['lists'];
  listsRequired: boolean;
  online: boolean;
  minutes: string;
}

export function terms(page?: EventPage): Terms {
  return {
    name: page?.name ?? '',
    date: page?.date ?? today(),
    tier: page?.tier ?? 'relaxed',
    structure: page?.structure ?? 'basic',
    swiss: String(page?.swiss ?? 4),
    cut: String(page?.cut ?? 4),
    elimination: page?.elimination ?? 'double',
    dayTwoAfter: page?.day_two ? String(page.day_two.after) : '',
    dayTwoPlayers: page?.day_two ? String(page.day_two.players) : '',
    singleSided: page?.single_sided ?? false,
    kind: page?.kind ?? '',
    place: page?.place ?? '',
    start: page?.start ?? '',
    zone: page?.zone || localZone(),
    description: page?.description ?? '',
    fee: page?.fee ?? '',
    capacity: page?.capacity ? String(page.capacity) : '',
    listed: page?.listed ?? true,
    play: page?.play ?? 'standard',
    format: page?.format ?? 'standard',
    lists: page?.lists ?? 'closed',
    listsRequired: page?.lists_required ?? false,
    online: page?.online ?? false,
    minutes: page?.seconds ? String(Math.round(page.seconds / 60)) : '',
  };
}

/** Terms as the server takes them, some of them or all. */
export type AskedTerms = Partial<NewEvent>;

/** What can be changed at any time. */
export function always(terms: Terms): AskedTerms {
  return {
    kind: terms.kind,
    place: terms.place,
    start: terms.start,
    zone: terms.start ? terms.zone : '',
    description: terms.description,
    fee: terms.fee,
    capacity: Number(terms.capacity || 0),
    listed: terms.listed,
  };
}

/** All of them. */
export function asked(terms: Terms): NewEvent {
  const custom = terms.structure === 'custom';
  return {
    name: terms.name,
    date: terms.date,
    tier: terms.tier,
    structure: terms.structure,
    ...(custom
      ? {
          swiss: Number(terms.swiss),
          cut: Number(terms.cut),
          day_two_after: Number(terms.dayTwoAfter || 0),
          ...(terms.dayTwoAfter ? { day_two_players: Number(terms.dayTwoPlayers || 0) } : {}),
        }
      : {}),
    elimination: terms.elimination,
    single_sided: terms.singleSided,
    ...always(terms),
    play: terms.play,
    format: terms.play === 'standard' ? terms.format : 'draft',
    lists: terms.lists,
    lists_required: terms.listsRequired,
    online: terms.online,
    seconds: terms.online ? Math.round(Number(terms.minutes || 0) * 60) : 0,
  };
}

/** What belongs together is told together. */
const TOGETHER: (keyof NewEvent)[][] = [
  ['structure', 'swiss', 'cut', 'elimination', 'day_two_after', 'day_two_players'],
  ['start', 'zone'],
];

/** Of what is asked for, what differs from before: what somebody else has changed meanwhile stays as it is. */
export function changed(before: AskedTerms, now: AskedTerms): AskedTerms {
  const differs = (key: keyof NewEvent): boolean => before[key] !== now[key];
  const told = (key: keyof NewEvent): boolean =>
    (TOGETHER.find((group) => group.includes(key)) ?? [key]).some((each) => differs(each));
  const found: AskedTerms = { ...now };
  for (const key of Object.keys(now) as (keyof NewEvent)[]) if (!told(key)) delete found[key];
  return found;
}
