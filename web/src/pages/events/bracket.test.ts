import { expect, test } from 'vitest';
import type { BracketGame } from '$lib/wire';
import { draw } from './bracket';

const FOUR = [
  '1 1 upper s1 s4',
  '2 1 upper s2 s3',
  '3 2 upper w1 w2',
  '4 2 lower l1 l2',
  '5 3 lower l3 w4',
  '6 4 final w3 w5',
  '7 5 second-final w6 l6',
];

function game(line: string): BracketGame {
  const [number, round, part, first, second] = line.split(' ');
  return {
    game: Number(number),
    round: Number(round),
    part: part?.replace('-', ' '),
    first_from: first,
    second_from: second,
  } as BracketGame;
}

test('no two games stand in one place, and lines go from left to right', () => {
  const drawing = draw(FOUR.map(game));
  const places = drawing.placed.map(({ x, y }) => `${x},${y}`);
  expect(new Set(places).size).toBe(FOUR.length);
  expect(drawing.lines.every(({ from, to }) => from.x < to.x)).toBe(true);
  expect(drawing.columns).toBe(5);
});

test('a game stands between those that it comes from', () => {
  const { placed } = draw(FOUR.map(game));
  expect(placed.find((each) => each.game.game === 3)).toMatchObject({ x: 1, y: 0.5 });
  expect(placed.find((each) => each.game.game === 4)?.y).toBeGreaterThanOrEqual(2);
});
