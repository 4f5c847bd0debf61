import type { GameView, OptionView, ThreatView } from '$lib/wire';
import { t } from '$text';
import { describe, expect, test } from 'vitest';
import concepts from './concepts.json';
import { momentOf, newsOf, stepName } from './lesson';
import table from './moments.json';

interface Asked {
  step: [structure: string, number: string];
  kinds: string[];
  side?: 'corp' | 'runner';
  active?: 'corp' | 'runner';
  about?: string;
  ask?: string;
  threat?: ThreatView;
  effects?: string[];
  window?: string | null;
}

function view({ step, kinds, side = 'runner', active = side, window = null, effects, ...asked }: Asked): GameView {
  const { ask, threat, about } = asked;
  const options: OptionView[] = kinds.map((kind) => ({ label: kind, kind, effects: effects ?? null }));
  const timing = { structure: step[0], number: step[1], words: '', does: 'other' };
  const decision = { side, ask, window, options, threat, about: about ? { card: 1, title: about } : null };
  return { side, active, timing, run: null, decision } as unknown as GameView;
}

describe('the table of lessons', () => {
  const entries = [...table.moments, ...table.waiting];

  test('has words for every lesson, and no words for nothing', () => {
    const keys = new Set([...entries.map(({ key }) => key), 'over.won', 'over.lost', 'over.drawn']);
    expect(Object.keys(t.guide.lessons).sort()).toEqual([...keys].sort());
    for (const { title, what } of Object.values(t.guide.lessons)) expect(title && what).toBeTruthy();
    expect(Object.keys(t.guide.newsWords).sort()).toEqual(table.news.map(({ key }) => key).sort());
  });

  test('speaks of ideas that are in the list, all of them named', () => {
    const ids = concepts.map(({ id }) => id);
    for (const { concepts: named } of [...entries, ...table.news]) for (const id of named) expect(ids).toContain(id);
    expect(Object.keys(t.concepts.names).sort()).toEqual([...ids].sort());
    const taught = new Set([...entries, ...table.news].flatMap(({ concepts: named }) => named));
    expect([...taught].sort()).toEqual([...ids].sort());
  });
});

describe('the lesson of a moment', () => {
  test('follows the step', () => {
    const timing = (structure: 'setup' | 'run' | 'runner-turn', number: string) => ({
      timing: { structure, number, words: '', does: 'other' as const },
    });
    expect(stepName(timing('setup', ''))).toBe('setup');
    expect(stepName(timing('run', '2.1'))).toBe('run 2.1');
    expect(stepName(timing('runner-turn', '1.5'))).toBe('runner turn 1.5');
  });

  test('follows the decision', () => {
    const action: [string, string] = ['runner-turn', '1.6'];
    expect(momentOf(view({ step: action, kinds: ['credit', 'draw', 'run'] }), 'runner').key).toBe('runner.action');
    expect(momentOf(view({ step: action, kinds: ['source'] }), 'runner').key).toBe('payment');
    const rez: [string, string] = ['run', '2.3'];
    const asked = { step: rez, kinds: ['pass', 'rez'], active: 'runner' as const, window: 'run [2.3]' };
    expect(momentOf(view({ ...asked, side: 'corp' }), 'corp').key).toBe('corp.rez.ice');
    expect(momentOf(view({ ...asked, side: 'corp' }), 'runner').key).toBe('wait.own.runner');
    expect(momentOf(view({ step: ['run', '9.9'], kinds: ['odd'] }), 'runner').key).toBe('runner.other');
  });

  test('follows what is asked, and by which card', () => {
    const step: [string, string] = ['runner-turn', '1.6'];
    const key = (asked: Omit<Asked, 'step'>): string => {
      const { side = 'runner' } = asked;
      return momentOf(view({ step, active: 'runner', ...asked }), side).key;
    };
    expect(key({ kinds: ['card'], ask: 'make-room' })).toBe('runner.install.room');
    expect(key({ kinds: ['card'], ask: 'memory' })).toBe('runner.memory');
    expect(key({ kinds: ['card', 'done'], ask: 'make-room' })).toBe('install.replace');
    expect(key({ kinds: ['pass', 'use'], ask: 'prevent', threat: { damage: 2 } })).toBe('prevent.damage');
    expect(key({ kinds: ['pass', 'use'], ask: 'prevent', threat: { trashed: 1 } })).toBe('prevent.trash');
    expect(key({ kinds: ['pass', 'use'], ask: 'prevent', threat: { tags: 1 } })).toBe('prevent.other');
    expect(key({ kinds: ['yes', 'no'], side: 'corp', ask: 'trigger', effects: ['PayTo', 'Damage'] })).toBe(
      'corp.ambush',
    );
    expect(key({ kinds: ['branch'], about: 'Crypsis' })).toBe('runner.crypsis');
    expect(key({ kinds: ['card'], about: 'Infiltration' })).toBe('runner.expose');
  });

  test('tells the weightiest news first', () => {
    const lines = (...kinds: string[]) => kinds.map((kind) => ({ turn: 2, text: kind, kind }));
    expect(newsOf(lines('run', 'success', 'steal', 'damage')).map(({ key }) => key)).toEqual(['steal', 'damage']);
    expect(newsOf(lines('tag')).map(({ key }) => key)).toEqual(['tag']);
    expect(newsOf(lines('draw'))).toEqual([]);
  });
});
