import type { GameView } from '$lib/wire';
import { expect, test } from 'vitest';
import { ruleAddress } from '$lib/rule-address';
import { t } from '$text';
import { WINDOWS } from './stop-windows';
import { questionOf, stepOf, waitingFor } from './timing';

type Timing = [structure: string, number: string, does: string];
const view = ([structure, number, does]: Timing, active: 'corp' | 'runner' = 'runner', more: object = {}): GameView =>
  ({
    timing: { structure, number, does, words: '' },
    active,
    run: null,
    contest: null,
    resolving: [],
    currents: [],
    corp: { servers: [], clicks: 3, hand_count: 5 },
    runner: { clicks: 2, hand_count: 5 },
    ...more,
  }) as unknown as GameView;
const SETUP: Timing = ['setup', '', 'setup'];
const run = (number: string, does = 'other'): Timing => ['run', number, does];

test('a step of a run leads to its rule, and a step of a turn to that of whoever has it', () => {
  expect(stepOf(view(run('2.1', 'abilities'))).rule).toBe('RR/timing/run/2.1');
  expect(stepOf(view(['corp-turn', '2.2', 'actions'], 'corp')).rule).toBe('RR/timing/corp-turn/2.2');
  expect(stepOf(view(SETUP)).rule).toBeNull();
  expect(ruleAddress('RR/jack-out')).toBe('/rules/RR%2Fjack-out');
});

test('waiting says for whom and for what', () => {
  expect(waitingFor(view(SETUP), 'corp')).toBe('The Corp decides whether to keep the starting hand.');
  expect(waitingFor(view(SETUP, 'corp', { runner: { hand_count: 0 } }), 'runner')).toBe(
    'The Runner chooses what their identity starts the game with.',
  );
  expect(waitingFor(view(['setup', '', 'other']), 'corp')).toBe(t.table.waiting.other('corp'));
  expect(waitingFor(view(run('5.3', 'rez')), 'corp')).toBe('The Corp may rez or use abilities.');
  expect(waitingFor(view(['runner-turn', '1.6', 'actions']), 'runner')).toBe('The Runner takes an action.');
  expect(waitingFor(view(['runner-turn', '1.6', 'actions']), 'corp')).toBe('The Corp may rez or use abilities.');
});

test('while a card is resolved, waiting names it', () => {
  const resolving = { resolving: [{ id: 3, title: 'Forged Activation Orders' }] };
  expect(waitingFor(view(['runner-turn', '1.6', 'actions'], 'runner', resolving), 'corp')).toBe(
    'The Corp has to decide about Forged Activation Orders.',
  );
});

test('the ice that may be rezzed is named for whoever knows it', () => {
  const ice = { id: 5, rezzed: false, title: 'Ice Wall' };
  const attack = { server: 'HQ', ice: 5 };
  const known = view(run('2.3', 'rez-ice'), 'runner', {
    run: attack,
    corp: { servers: [{ name: 'HQ', ice: [ice], root: [] }] },
  });
  expect(waitingFor(known, 'corp')).toBe('The Corp may rez Ice Wall, rez other cards or use abilities.');
  ice.rezzed = true;
  expect(waitingFor(known, 'corp')).toBe('The Corp may rez or use abilities.');
});

test('a window says what may be done in it', () => {
  const asked = (kinds: string[], side = 'corp') => ({
    decision: { side, window: 'open', options: kinds.map((kind) => ({ kind })) },
  });
  expect(questionOf(view(['corp-turn', '2.2', 'actions'], 'corp', asked(['pass', 'rez', 'score'])))).toBe(
    'You may score, rez or pass.',
  );
  const attack = { server: 'HQ', ice: 5 };
  expect(questionOf(view(run('5.3', 'rez'), 'runner', { run: attack, ...asked(['pass', 'rez']) }))).toBe(
    'The Runner approaches HQ. You may rez or pass.',
  );
  expect(
    questionOf(view(run('2.1', 'abilities'), 'runner', { run: attack, ...asked(['pass', 'use'], 'runner') })),
  ).toBe('You approach a piece of ice. You may use abilities or pass.');
  expect(questionOf(view(run('3.1', 'break'), 'runner', { run: attack, ...asked(['pass']) }))).toBe(
    'You can only pass.',
  );
});

test('an encounter says how many subroutines are unbroken, and jacking out what is approached', () => {
  const subroutines = [{ broken: true }, { broken: false }, { broken: false, resolved: true }, { broken: false }];
  const attack = { server: 'HQ', ice: 5, encounter: { ice: { title: 'Archer' }, subroutines } };
  const asked = (kinds: string[], more = {}) => ({
    run: attack,
    decision: { side: 'runner', options: kinds.map((kind) => ({ kind })), ...more },
  });
  expect(questionOf(view(run('3.1', 'break'), 'runner', asked(['pass', 'use'], { window: 'run [3.1]' })))).toBe(
    '2 subroutines are unbroken. You may use abilities or pass.',
  );
  expect(questionOf(view(run('5.2'), 'runner', asked(['jack-out', 'continue'], { ask: 'jack-out' })))).toBe(
    'You approach HQ. Do you jack out, or continue?',
  );
});

test('a question names the card that asks it, once', () => {
  const asks = (prompt: string) =>
    view(run('5.1'), 'runner', {
      decision: { side: 'corp', ask: 'psi', prompt, about: { title: 'Caprice Nisei' }, options: [] },
    });
  expect(questionOf(asks('Secretly spend 0, 1 or 2 credits.'))).toBe(
    'Caprice Nisei: Secretly spend 0, 1 or 2 credits.',
  );
  expect(questionOf(asks('Caprice Nisei: choose.'))).toBe('Caprice Nisei: choose.');
});

test('an action says how many clicks are left', () => {
  expect(
    questionOf(
      view(['runner-turn', '1.6', 'actions'], 'runner', { decision: { side: 'runner', ask: 'action', options: [] } }),
    ),
  ).toContain('2 clicks left');
});

test('waiting names the card that a decision is about, where the reader sees it', () => {
  const attack = { server: 'HQ', ice: 5, encounter: { ice: { title: 'Shadow' }, subroutines: [] } };
  expect(waitingFor(view(run('3'), 'runner', { run: attack }), 'corp')).toBe('The Corp has to decide about Shadow.');
  expect(waitingFor(view(run('3'), 'runner', { run: { ...attack, encounter: null } }), 'corp')).toBe(
    'The Corp has to decide.',
  );
});

test('every window has a name', () => {
  for (const [, windows] of WINDOWS) for (const window of windows) expect(t.stops.windows[window]).toBeTruthy();
});
