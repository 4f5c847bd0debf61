import type { GameView } from '$lib/wire';
import { expect, test } from 'vitest';
import { mayDo, ruleAddress, stepOf, waitingFor, WINDOWS } from './timing';
import { t } from '$text';

const view = (step: string, active: 'corp' | 'runner' = 'runner', more: object = {}): GameView =>
  ({ step, active, run: null, corp: { servers: [] }, ...more }) as unknown as GameView;

test('a step of a run leads to its rule, and a step of a turn to that of whoever has it', () => {
  expect(stepOf(view('Approach ice: paid abilities [2.1]')).rule).toBe('RR/timing/run/2.1');
  expect(stepOf(view('Action phase: the Corp takes actions [2.2]', 'corp')).rule).toBe('RR/timing/corp-turn/2.2');
  expect(stepOf(view('Setup: starting hands')).rule).toBeNull();
  expect(ruleAddress('RR/jack-out')).toBe('/rules/RR%2Fjack-out');
});

test('waiting says for whom and for what', () => {
  expect(waitingFor(view('Setup: starting hands'), 'corp')).toBe('The Corp decides whether to keep the starting hand.');
  expect(waitingFor(view('Approach server: paid abilities and rezzing [5.3]'), 'corp')).toBe('The Corp may rez or use abilities.');
  expect(waitingFor(view('Action phase: the Runner takes actions [1.6]'), 'runner')).toBe('The Runner takes an action.');
  expect(waitingFor(view('Action phase: the Runner takes actions [1.6]'), 'corp')).toBe('The Corp may rez or use abilities.');
});

test('the ice that may be rezzed is named for whoever knows it', () => {
  const ice = { id: 5, rezzed: false, title: 'Ice Wall' };
  const run = { server: 'HQ', ice: 5 };
  const known = view('Approach ice: the ice and non-ice cards can be rezzed [2.3]', 'runner', {
    run,
    corp: { servers: [{ name: 'HQ', ice: [ice], root: [] }] },
  });
  expect(waitingFor(known, 'corp')).toBe('The Corp may rez Ice Wall, rez other cards or use abilities.');
});

test('a window says what may be done in it', () => {
  const asked = (kinds: string[], side = 'corp') => ({ decision: { side, options: kinds.map((kind) => ({ kind })) } });
  expect(mayDo(view('Action phase: the Corp takes actions [2.2]', 'corp', asked(['pass', 'rez', 'score'])))).toBe('You may score, rez or pass.');
  const run = { server: 'HQ', ice: 5 };
  expect(mayDo(view('Approach server: paid abilities and rezzing [5.3]', 'runner', { run, ...asked(['pass', 'rez']) }))).toBe(
    'The Runner approaches HQ. You may rez or pass.',
  );
  expect(mayDo(view('Approach ice: paid abilities [2.1]', 'runner', { run, ...asked(['pass', 'use'], 'runner') }))).toBe(
    'You approach a piece of ice. You may use abilities or pass.',
  );
  expect(mayDo(view('Encounter ice: break subroutines, paid abilities [3.1]', 'runner', { run, ...asked(['pass']) }))).toBe('You can only pass.');
});

test('every window has a name', () => {
  for (const [, windows] of WINDOWS) for (const window of windows) expect(t.table.windows[window]).toBeTruthy();
});
