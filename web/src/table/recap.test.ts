import type { BeatView, LogLine } from '$lib/wire';
import { expect, test } from 'vitest';
import { acts } from './recap';

const LOG: LogLine[] = [
  'Turn 2',
  'The Runner runs HQ.',
  'The Runner accesses Enigma.',
  'The run ends.',
  'The Runner installs Corroder.',
].map((text) => ({ turn: 2, text }));
let number = 0;
const beat = (kind: string, line: number, more: Partial<BeatView> = {}): BeatView => ({
  number: ++number,
  turn: 2,
  kind,
  line,
  side: 'runner',
  ...more,
});

test('a run is one act with what came of it, and the next act is its own', () => {
  const told = [beat('turn', 1), beat('run', 2), beat('access', 3), beat('run-ends', 4), beat('install', 5)];
  expect(acts(told, LOG, 2, 'runner').map(({ words, after }) => [words, after])).toEqual([
    ['The Runner runs HQ.', ['The Runner accesses Enigma.']],
    ['The Runner installs Corroder.', []],
  ]);
});

test('only the turn that is asked for is told', () => {
  expect(acts([beat('install', 5, { turn: 1 })], LOG, 2, 'runner')).toEqual([]);
});
