import { expect, test } from 'vitest';
import { Pieces } from './pieces';

/** Frames that come when a test says so. */
function frames(): { pieces: Pieces; frame: () => void } {
  let waiting: (() => void)[] = [];
  const pieces = new Pieces((then) => waiting.push(then));
  const frame = (): void => {
    const now = waiting;
    waiting = [];
    for (const then of now) then();
  };
  return { pieces, frame };
}

test('a change is drawn first, then one piece in every frame, in its order', () => {
  const { pieces, frame } = frames();
  const done: string[] = [];
  pieces.later('log', () => done.push('log'));
  pieces.later('servers', () => done.push('servers'));
  pieces.later('reader', () => done.push('reader'));
  pieces.later('servers', () => done.push('servers as well'));
  frame();
  expect(done).toEqual([]);
  frame();
  expect(done).toEqual(['servers']);
  frame();
  expect(done).toEqual(['servers', 'servers as well']);
  frame();
  expect(done).toEqual(['servers', 'servers as well', 'reader']);
  frame();
  frame();
  expect(done).toEqual(['servers', 'servers as well', 'reader', 'log']);
});

test('what is called off is not done, and what comes later waits for a change to be drawn again', () => {
  const { pieces, frame } = frames();
  const done: string[] = [];
  pieces.later('rig', () => done.push('rig'))();
  frame();
  frame();
  pieces.later('log', () => done.push('log'));
  frame();
  expect(done).toEqual([]);
  frame();
  expect(done).toEqual(['log']);
});

test('where no frames are drawn everything is done at once, and only once', () => {
  const { pieces, frame } = frames();
  const done: string[] = [];
  pieces.later('log', () => done.push('log'));
  pieces.later('rig', () => done.push('rig'));
  pieces.hurry();
  expect(done).toEqual(['log', 'rig']);
  frame();
  frame();
  expect(done).toEqual(['log', 'rig']);
});

test('it is told for how long something is still to follow', () => {
  const waiting: (() => void)[] = [];
  const told: boolean[] = [];
  const pieces = new Pieces(
    (then) => waiting.push(then),
    (waits) => told.push(waits),
  );
  const frame = (): void => waiting.splice(0).forEach((then) => then());
  pieces.later('hand', () => undefined);
  pieces.later('hand', () => pieces.later('log', () => undefined));
  frame();
  frame();
  frame();
  expect(told.at(-1)).toBe(true);
  frame();
  frame();
  expect(told.at(-1)).toBe(false);
  expect(told.filter((waits) => !waits)).toHaveLength(1);
});
