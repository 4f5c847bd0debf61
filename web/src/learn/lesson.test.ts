import type { GameView, OptionView } from '$lib/wire';
import { t } from '$text';
import { describe, expect, test } from 'vitest';
import concepts from './concepts.json';
import { momentOf, newsOf, stepName } from './lesson';
import table from './moments.json';

interface Asked {
  step: string;
  kinds: string[];
  side?: 'corp' | 'runner';
  active?: 'corp' | 'runner';
  prompt?: string;
  window?: string | null;
}

function view({ step, kinds, side = 'runner', active = side, prompt = 'Choose.', window = null }: Asked): GameView {
  const options: OptionView[] = kinds.map((kind) => ({ label: kind, kind }));
  return { side, active, step, run: null, decision: { side, prompt, window, options } } as unknown as GameView;
}

describe('the table of lessons', () => {
  const entries = [...table.moments, ...table.waiting];

  test('has words for every lesson, and no words for nothing', () => {
    const keys = new Set([...entries.map(({ key }) => key), 'over.won', 'over.lost', 'over.drawn']);
    expect(Object.keys(t.learn.lessons).sort()).toEqual([...keys].sort());
    for (const { title, what } of Object.values(t.learn.lessons)) expect(title && what).toBeTruthy();
    expect(Object.keys(t.learn.newsWords).sort()).toEqual(table.news.map(({ key }) => key).sort());
  });

  test('speaks of ideas that are in the list, all of them named', () => {
    const ids = concepts.map(({ id }) => id);
    for (const { concepts: named } of [...entries, ...table.news]) for (const id of named) expect(ids).toContain(id);
    expect(Object.keys(t.learn.conceptNames).sort()).toEqual([...ids].sort());
    const taught = new Set([...entries, ...table.news].flatMap(({ concepts: named }) => named));
    expect([...taught].sort()).toEqual([...ids].sort());
  });
});

describe('the lesson of a moment', () => {
  test('follows the step', () => {
    expect(stepName({ step: 'Setup: starting hands', active: 'corp' })).toBe('setup');
    expect(stepName({ step: 'Approach ice: paid abilities [2.1]', active: 'runner' })).toBe('run 2.1');
    expect(stepName({ step: 'Action phase: paid abilities and rezzing [1.5]', active: 'runner' })).toBe(
      'runner turn 1.5',
    );
  });

  test('follows the decision', () => {
    const action = 'Action phase: the Runner takes actions [1.6]';
    expect(momentOf(view({ step: action, kinds: ['credit', 'draw', 'run'] }), 'runner').key).toBe('runner.action');
    expect(momentOf(view({ step: action, kinds: ['source'] }), 'runner').key).toBe('payment');
    const rez = 'Approach ice: the ice and non-ice cards can be rezzed [2.3]';
    const asked = { step: rez, kinds: ['pass', 'rez'], active: 'runner' as const, window: 'run [2.3]' };
    expect(momentOf(view({ ...asked, side: 'corp' }), 'corp').key).toBe('corp.rez.ice');
    expect(momentOf(view({ ...asked, side: 'corp' }), 'runner').key).toBe('wait.own.runner');
    expect(momentOf(view({ step: 'Something new [9.9]', kinds: ['odd'] }), 'runner').key).toBe('runner.other');
  });

  test('tells the weightiest news first', () => {
    const lines = [
      'The Runner runs HQ.',
      'The run on HQ is successful.',
      'The Runner steals Nisei MK II.',
      'The Runner suffers 1 net damage.',
    ];
    expect(newsOf(lines).map(({ key }) => key)).toEqual(['steal', 'damage']);
    expect(newsOf(['The Runner takes 1 tag.']).map(({ key }) => key)).toEqual(['tag']);
    expect(newsOf(['The Runner takes a mulligan.'])).toEqual([]);
  });
});
