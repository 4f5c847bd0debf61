import type { Replay, ReplayStep, Room } from '$lib/wire';
import { describe, expect, test } from 'vitest';
import { Film } from './film';

function replay(count: number): Replay {
  const steps = Array.from({ length: count }, (_, index): ReplayStep => {
    const number = index + 1;
    const operations: ReplayStep['operations'] = [['set', ['view', 'turn'], number]];
    if (number % 3 === 0) operations.push(['add', ['log'], [{ turn: number, text: `Line ${number}` }]]);
    if (number === 1) operations.push(['set', ['view', 'corp'], { credits: 5 }]);
    else operations.push(['set', ['view', 'corp', 'credits'], 5 + number]);
    return { number, side: 'corp', label: 'Pass', turn: number, active: 'corp', run: null, quiet: number % 3 !== 0, operations };
  });
  const document = { view: { turn: 0 }, log: [] } as unknown as Room;
  const turns = [2, 40, 80].map((step, index) => ({ step, turn: index + 1, side: 'corp' as const }));
  return { id: 'x', perspective: 'both', document, steps, timeline: { turns, runs: [], moments: [] } };
}

describe('a film', () => {
  test('shows the same room however it is reached', () => {
    const film = new Film(replay(100));
    const forth = Array.from({ length: 101 }, (_, at) => JSON.stringify(film.room(at)));
    const back = Array.from({ length: 101 }, (_, at) => JSON.stringify(new Film(replay(100)).room(100 - at))).reverse();
    expect(back).toEqual(forth);
    for (const at of [77, 3, 99, 0, 31, 32, 33, 64]) expect(JSON.stringify(film.room(at))).toBe(forth[at]);
    expect(film.room(100).view.corp.credits).toBe(105);
    expect(film.room(100).log).toHaveLength(33);
  });

  test('steps over what the log does not tell of', () => {
    const film = new Film(replay(100));
    expect([film.forward(0), film.forward(3), film.forward(99), film.forward(100)]).toEqual([3, 6, 100, 100]);
    expect([film.back(100), film.back(7), film.back(3), film.back(0)]).toEqual([99, 6, 0, 0]);
    expect(film.lines(6)).toEqual(['Line 6']);
    expect(film.lines(5)).toEqual([]);
    expect(film.nearest(61)).toBe(60);
  });

  test('goes from turn to turn', () => {
    const film = new Film(replay(100));
    expect([film.nextTurn(0), film.nextTurn(2), film.nextTurn(80)]).toEqual([2, 40, 100]);
    expect([film.previousTurn(100), film.previousTurn(80), film.previousTurn(1)]).toEqual([80, 40, 0]);
  });
});
