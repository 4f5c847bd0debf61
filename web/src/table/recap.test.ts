import type { BeatView, LogLine } from '$lib/wire';
import { expect, test } from 'vitest';
import { acts, followedBy, lastAct, mattersMost, merged } from './recap';

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

test('what a run came to is said, and what was done in it is no act of its own', () => {
  const told = [
    beat('play', 2),
    beat('run', 2, { cause: { card: 9, title: 'Stimhack' } }),
    beat('gain', 2),
    beat('use', 3),
    beat('trash', 3, { title: 'PAD Campaign' }),
    beat('run-ends', 4),
    beat('install', 5),
  ];
  expect(acts(told, LOG, 2, 'runner').map(({ words, outcome }) => [words, outcome])).toEqual([
    ['The Runner runs HQ.', 'PAD Campaign trashed'],
    ['The Runner installs Corroder.', null],
  ]);
  const two = [beat('run', 2), beat('trash', 3, { title: 'A' }), beat('steal', 3, { title: 'B' })];
  expect(acts(two, LOG, 2, 'runner')[0]!.outcome).toBe('steals B');
});

test('the same thing in a row is said once', () => {
  const again = [beat('install', 5), beat('install', 5), beat('run', 2)];
  expect(merged(acts(again, LOG, 2, 'runner')).map(({ words, times }) => [words, times])).toEqual([
    ['The Runner installs Corroder.', 2],
    ['The Runner runs HQ.', 1],
  ]);
});

test('only the turn that is asked for is told', () => {
  expect(acts([beat('install', 5, { turn: 1 })], LOG, 2, 'runner')).toEqual([]);
});

test('what happens as the turn begins stands before the first act', () => {
  const told = [beat('turn', 1), beat('lose', 3, { cause: { card: 9, title: 'Pad Tap' } }), beat('install', 5)];
  expect(acts(told, LOG, 2, 'runner').map(({ words }) => words)).toEqual([LOG[2]!.text, LOG[4]!.text]);
});

test('a resource that the Corp pays to trash is an act of its own', () => {
  const corp = { side: 'corp' as const, turn: 3 };
  const told = [beat('play', 2, corp), beat('trash', 3, { ...corp, title: 'Armitage Codebusting' })];
  expect(acts(told, LOG, 3, 'corp').map(({ words, after }) => [words, after])).toEqual([
    [LOG[1]!.text, []],
    [LOG[2]!.text, []],
  ]);
});

test('the last act is pointed at while it has something on the table', () => {
  const told = [beat('install', 5, { card: 7 }), beat('use', 3, { card: 8, cause: { card: 7 } })];
  expect(lastAct(told, 2, 'runner')?.card).toBe(7);
  expect(lastAct([...told, beat('draw', 3)], 2, 'runner')).toBeNull();
  expect(lastAct(told, 4, 'runner')).toBeNull();
});

test('however many cards damage takes, the damage itself is told', () => {
  const log = ['plays', 'suffers 4 damage', 'A', 'B', 'C', 'D'].map((text) => ({ turn: 2, text }));
  const lost = [3, 4, 5, 6].map((line) =>
    beat('trash', line, { side: 'corp', cause: { card: 9, title: 'Scorched Earth' } }),
  );
  const [act] = acts([beat('play', 1), beat('damage', 2, { amount: 4 }), ...lost], log, 2, 'runner');
  expect(followedBy(act!, 3)).toEqual(['suffers 4 damage', 'C', 'D']);
  const [few] = acts([beat('play', 1), beat('damage', 2, { amount: 1 }), lost[0]!], log, 2, 'runner');
  expect(followedBy(few!, 3)).toEqual(['suffers 4 damage', 'A']);
});

test('however much the Runner gains, what the Corp loses is told', () => {
  const log = ['plays', 'loses 5', 'gains 10', 'takes 2 tags', 'gains 2'].map((text) => ({ turn: 2, text }));
  const cause = { card: 9, title: 'Account Siphon' };
  const told = [
    beat('play', 1),
    beat('lose', 2, { side: 'corp', cause }),
    beat('gain', 2, { cause }),
    beat('tag', 4, { amount: 2, cause }),
    beat('gain', 4, { cause }),
  ];
  const [act] = acts(told, log, 2, 'runner');
  expect(followedBy(act!, 3)).toEqual(['loses 5', 'takes 2 tags', 'gains 2']);
});

test('an effect names its cause, and how many cards were drawn', () => {
  const log: LogLine[] = [
    { turn: 2, text: 'The Runner plays Diesel.', kind: 'play' },
    ...[1, 2, 3].map(() => ({ turn: 2, text: 'The Runner draws a card.', cause: 'Diesel', kind: 'draw' })),
    { turn: 2, text: 'The Runner runs HQ.', kind: 'run' },
    { turn: 2, text: 'The Runner loses a click.', cause: 'Enigma', kind: 'lose-click' },
    { turn: 2, text: 'The run is ended.', cause: 'Enigma', kind: 'end-run' },
  ];
  const told = [
    beat('play', 1, { title: 'Diesel' }),
    beat('draw', 4, { amount: 3, cause: { card: 9, title: 'Diesel' } }),
    beat('run', 5),
    beat('lose-click', 6, { cause: { card: 7, title: 'Enigma' } }),
    beat('end-run', 7, { side: 'corp', cause: { card: 7, title: 'Enigma' } }),
  ];
  expect(acts(told, log, 2, 'runner').map(({ after }) => after)).toEqual([
    ['The Runner draws a card. ×3'],
    ['Enigma: The Runner loses a click.', 'Enigma ends the run.'],
  ]);
});

test('what a card makes of another one is told under it, though it is no beat', () => {
  const log: LogLine[] = [
    { turn: 2, text: 'The Runner plays Tinkering.', kind: 'play' },
    { turn: 2, text: 'Enigma gains sentry until the end of the turn.', cause: 'Tinkering' },
    { turn: 2, text: 'Tinkering is trashed.' },
    { turn: 2, text: 'The Runner gains 1 credit.', kind: 'gain' },
  ];
  const told = [beat('play', 1, { title: 'Tinkering' }), beat('gain', 3, { amount: 1 })];
  expect(acts(told, log, 2, 'runner').map(({ words, after }) => [words, after])).toEqual([
    ['The Runner plays Tinkering.', ['Enigma gains sentry until the end of the turn.']],
    ['The Runner gains 1 credit.', []],
  ]);
});

test('what two cards alike do as the turn begins is told twice', () => {
  const log: LogLine[] = ['Turn 3', 'takes 3 credits from Adonis', 'takes 3 credits from Adonis'].map((text) => ({
    turn: 2,
    text,
  }));
  const told = [beat('lose', 2, { cause: { card: 7 } }), beat('lose', 3, { cause: { card: 8 } })];
  expect(acts(told, log, 2, 'runner').map(({ words, times }) => [words, times])).toEqual([[log[1]!.text, 2]]);
});

test('what must not be missed is where an agenda changed hands, however much was done after it', () => {
  const done = [
    beat('install', 5),
    beat('run', 2),
    beat('steal', 3, { title: 'Nisei MK II' }),
    beat('run-ends', 4),
    beat('run', 2),
    beat('failure', 4),
    beat('run-ends', 4),
    beat('draw', 5),
  ];
  expect(mattersMost(acts(done, LOG, 2, 'runner'))).toBe(1);
  expect(mattersMost(acts(done.slice(4), LOG, 2, 'runner'))).toBe(0);
  expect(mattersMost(acts(done.slice(7), LOG, 2, 'runner'))).toBeNull();
});

test('what is trashed before an install is told under that install, not under what came before it', () => {
  const log: LogLine[] = [
    { turn: 2, text: 'The Runner installs Joshua B.', kind: 'install' },
    { turn: 2, text: 'Medium is trashed.', kind: 'trash', first: true },
    { turn: 2, text: 'The Runner gains 1 credit.', kind: 'gain', cause: 'Wasteland' },
    { turn: 2, text: 'The Runner installs Mimic for 3 credits.', kind: 'install' },
  ];
  const cause = { card: 4, title: 'Wasteland' };
  const told = [
    beat('install', 1, { title: 'Joshua B.' }),
    beat('trash', 2, { title: 'Medium' }),
    beat('gain', 2, { cause }),
    beat('install', 4, { title: 'Mimic' }),
  ];
  expect(acts(told, log, 2, 'runner').map(({ words, after, outcome }) => [words, after, outcome])).toEqual([
    ['The Runner installs Joshua B.', [], null],
    [
      'The Runner installs Mimic for 3 credits.',
      ['Medium is trashed.', 'Wasteland: The Runner gains 1 credit.'],
      'Medium trashed',
    ],
  ]);
  // Until it is installed, what was trashed for it stands for itself.
  expect(acts(told.slice(0, 2), log, 2, 'runner').map(({ words, outcome }) => [words, outcome])).toEqual([
    ['The Runner installs Joshua B.', null],
    ['Medium is trashed.', null],
  ]);
});

test('what the Corp replaces is told under an install that does not name its card', () => {
  const log: LogLine[] = [
    { turn: 2, text: 'The Corp gains 1 credit.', kind: 'gain' },
    { turn: 2, text: 'PAD Campaign is trashed.', kind: 'trash', first: true },
    { turn: 2, text: 'The Corp installs a card in Server 1.', kind: 'install' },
  ];
  const side = 'corp' as const;
  const told = [
    beat('gain', 0, { side, amount: 1 }),
    beat('trash', 2, { side, title: 'PAD Campaign' }),
    beat('install', 3, { side }),
  ];
  expect(acts(told, log, 2, side).map(({ words, after }) => [words, after])).toEqual([
    ['The Corp gains 1 credit.', []],
    ['The Corp installs a card in Server 1.', ['PAD Campaign is trashed.']],
  ]);
});
