import { expect, test } from 'vitest';
import type { Card } from '$lib/wire';
import { grouped, headingOf } from './grouping';

const card = (title: string, type: string, ...subtypes: string[]): Card =>
  ({ title, type, subtypes }) as unknown as Card;

test('ice stands under its kind, icebreakers apart from other programs', () => {
  expect(headingOf(card('Ice Wall', 'ice', 'barrier'))).toBe('Barrier');
  expect(headingOf(card('Rainbow', 'ice', 'barrier', 'code gate', 'sentry'))).toBe('Multi');
  expect(headingOf(card('Data Mine', 'ice', 'trap'))).toBe('Other');
  expect(headingOf(card('Corroder', 'program', 'icebreaker', 'fracter'))).toBe('Icebreaker');
  expect(headingOf(card('Djinn', 'program', 'daemon'))).toBe('Program');
});

test('groups come in the usual order with their counts, cards by title', () => {
  const pool = [card('Sure Gamble', 'event'), card('Corroder', 'program', 'icebreaker'), card('Déjà Vu', 'event')];
  const groups = grouped({ Corroder: 2, 'Sure Gamble': 3, 'Déjà Vu': 1 }, (title) =>
    pool.find((each) => each.title === title),
  );
  expect(groups.map((group) => [group.heading, group.count])).toEqual([
    ['Event', 4],
    ['Icebreaker', 2],
  ]);
  expect(groups[0]!.lines.map((line) => line.card.title)).toEqual(['Déjà Vu', 'Sure Gamble']);
});
