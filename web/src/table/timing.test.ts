import type { GameView } from '$lib/wire';
import { expect, test } from 'vitest';
import { questionOf, ruleAddress, stepOf, waitingFor, WINDOWS } from './timing';
import { t } from '$text';

const view = (step: string, active: 'corp' | 'runner' = 'runner', more: object = {}): GameView =>
  ({ step, active, run: null, resolving: [], corp: { servers: [] }, ...more }) as unknown as GameView;

test('a step of a run leads to its rule, and a step of a turn to that of whoever has it', () => {
  expect(stepOf(view('Approach ice: paid abilities [2.1]')).rule).toBe('RR/timing/run/2.1');
  expect(stepOf(view('Action phase: the Corp takes actions [2.2]', 'corp')).rule).toBe('RR/timing/corp-turn/2.2');
  expect(stepOf(view('Setup: starting hands')).rule).toBeNull();
  expect(ruleAddress('RR/jack-out')).toBe('/rules/RR%2Fjack-out');
});

test('waiting says for whom and for what', () => {
  expect(waitingFor(view('Setup: starting hands'), 'corp')).toBe('The Corp decides whether to keep the starting hand.');
  expect(waitingFor(view('Setup: before the first turn'), 'corp')).toBe(t.table.waiting.other('corp'));
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
  const asked = (kinds: string[], side = 'corp') => ({ decision: { side, window: 'open', options: kinds.map((kind) => ({ kind })) } });
  expect(questionOf(view('Action phase: the Corp takes actions [2.2]', 'corp', asked(['pass', 'rez', 'score'])))).toBe('You may score, rez or pass.');
  const run = { server: 'HQ', ice: 5 };
  expect(questionOf(view('Approach server: paid abilities and rezzing [5.3]', 'runner', { run, ...asked(['pass', 'rez']) }))).toBe(
    'The Runner approaches HQ. You may rez or pass.',
  );
  expect(questionOf(view('Approach ice: paid abilities [2.1]', 'runner', { run, ...asked(['pass', 'use'], 'runner') }))).toBe(
    'You approach a piece of ice. You may use abilities or pass.',
  );
  expect(questionOf(view('Encounter ice: break subroutines, paid abilities [3.1]', 'runner', { run, ...asked(['pass']) }))).toBe('You can only pass.');
});

test('an encounter says how many subroutines are unbroken, and jacking out what is approached', () => {
  const subroutines = [{ broken: true }, { broken: false }, { broken: false, resolved: true }, { broken: false }];
  const run = { server: 'HQ', ice: 5, encounter: { ice: { title: 'Archer' }, subroutines } };
  const asked = (kinds: string[], more = {}) => ({ run, decision: { side: 'runner', options: kinds.map((kind) => ({ kind })), ...more } });
  expect(questionOf(view('Encounter ice: break subroutines, paid abilities [3.1]', 'runner', asked(['pass', 'use'], { window: 'run [3.1]' })))).toBe(
    '2 subroutines are unbroken. You may use abilities or pass.',
  );
  const step = 'Approach server: jack out or continue [5.2]';
  expect(questionOf(view(step, 'runner', asked(['jack-out', 'continue'], { prompt: `${step}.` })))).toBe(
    'You approach HQ. Do you jack out, or continue?',
  );
});

test('a question is asked without the step, which stands above it', () => {
  const decision = { side: 'corp', prompt: 'Setup: starting hands: keep it?', options: [{ kind: 'keep' }] };
  expect(questionOf(view('Setup: starting hands', 'corp', { decision }))).toBe('Keep it?');
});

test('waiting names the card that a decision is about, where the reader sees it', () => {
  const step = 'Encounter ice [3]';
  const run = { server: 'HQ', ice: 5, encounter: { ice: { title: 'Shadow' }, subroutines: [] } };
  expect(waitingFor(view(step, 'runner', { run }), 'corp')).toBe('The Corp has to decide about Shadow.');
  expect(waitingFor(view(step, 'runner', { run: { ...run, encounter: null } }), 'corp')).toBe('The Corp has to decide.');
});

test('every window has a name', () => {
  for (const [, windows] of WINDOWS) for (const window of windows) expect(t.table.windows[window]).toBeTruthy();
});
