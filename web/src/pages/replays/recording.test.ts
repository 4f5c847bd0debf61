import type { Replay, ReplayStep, Room } from '$lib/wire';
import { describe, expect, test } from 'vitest';
import { Recording } from './recording';

function replay(count: number): Replay {
  const steps = Array.from({ length: count }, (_, index): ReplayStep => {
    const number = index + 1;
    const operations: ReplayStep['operations'] = [['set', ['view', 'turn'], number]];
    if (number % 3 === 0) operations.push(['add', ['log'], [{ turn: number, text: `Line ${number}` }]]);
    if (number === 1) operations.push(['set', ['view', 'corp'], { credits: 5 }]);
    else operations.push(['set', ['view', 'corp', 'credits'], 5 + number]);
    return {
      number,
      side: 'corp',
      label: 'Pass',
      turn: number,
      active: 'corp',
      run: null,
      quiet: number % 3 !== 0,
      operations,
    };
  });
  const document = { view: { turn: 0 }, log: [] } as unknown as Room;
  const turns = [2, 40, 80].map((step, index) => ({ step, turn: index + 1, side: 'corp' as const }));
  return { id: 'x', perspective: 'both', document, steps, timeline: { turns, runs: [], moments: [] } };
}

describe('a recording', () => {
  test('finds the moment of a line of its log', () => {
    const recording = new Recording(replay(20));
    for (const line of [0, 2, 5]) {
      const at = recording.atLine(line);
      expect(recording.room(at).log).toHaveLength(line + 1);
      expect(recording.room(at - 1).log).toHaveLength(line);
    }
    expect(recording.atLine(99)).toBe(20);
    expect(recording.before(3)).toBe(6);
    expect(recording.before(0)).toBe(0);
  });

  test('shows the same room however it is reached', () => {
    const recording = new Recording(replay(100));
    const forth = Array.from({ length: 101 }, (_, at) => JSON.stringify(recording.room(at)));
    const back = Array.from({ length: 101 }, (_, at) =>
      JSON.stringify(new Recording(replay(100)).room(100 - at)),
    ).reverse();
    expect(back).toEqual(forth);
    for (const at of [77, 3, 99, 0, 31, 32, 33, 64]) expect(JSON.stringify(recording.room(at))).toBe(forth[at]);
    expect(recording.room(100).view.corp.credits).toBe(105);
    expect(recording.room(100).log).toHaveLength(33);
  });

  test('steps over what the log does not tell of', () => {
    const recording = new Recording(replay(100));
    expect([recording.forward(0), recording.forward(3), recording.forward(99), recording.forward(100)]).toEqual([
      3, 6, 100, 100,
    ]);
    expect([recording.back(100), recording.back(7), recording.back(3), recording.back(0)]).toEqual([99, 6, 0, 0]);
    expect(recording.lines(6).map(({ text }) => text)).toEqual(['Line 6']);
    expect(recording.lines(5)).toEqual([]);
    expect(recording.nearest(61)).toBe(60);
  });

  test('goes from turn to turn', () => {
    const recording = new Recording(replay(100));
    expect([recording.nextTurn(0), recording.nextTurn(2), recording.nextTurn(80)]).toEqual([2, 40, 100]);
    expect([recording.previousTurn(100), recording.previousTurn(80), recording.previousTurn(1)]).toEqual([80, 40, 0]);
  });
});
