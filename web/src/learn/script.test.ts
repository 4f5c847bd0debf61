import type { Lesson, LessonFrame, Room } from '$lib/wire';
import { expect, test } from 'vitest';
import { Script } from './script.svelte';

const frame = (say: string, act: LessonFrame['act']): LessonFrame => ({ say, act, room: { id: say } as Room });
const LESSON: Lesson = {
  name: 'turn',
  title: 'The turn',
  about: '',
  side: 'runner',
  frames: [frame('read', null), frame('run', 'choose'), frame('break', 'shortcut'), frame('end', null)],
};

test('a lesson goes on by what it offers and by nothing else', async () => {
  const script = new Script(LESSON, 'Not now.');
  await expect(script.actions.choose(0)).rejects.toThrow('Not now.');
  script.next();
  expect(script.room.id).toBe('run');
  await expect(script.actions.passOn()).rejects.toThrow('Not now.');
  await script.actions.choose(0);
  expect(script.frame.say).toBe('break');
  await script.actions.shortcut(0);
  expect(script.over).toBe(true);
});

test('what a shortcut does is done as well by pressing the card that begins it', async () => {
  const script = new Script(LESSON, 'Not now.');
  script.at = 2;
  await script.actions.choose(0);
  expect(script.over).toBe(true);
});

test('a lesson can be gone back in, and stays within its ends', async () => {
  const script = new Script(LESSON, 'Not now.');
  await script.actions.undo();
  expect(script.at).toBe(0);
  for (let times = 0; times < 9; times += 1) script.next();
  expect(script.at).toBe(3);
  await script.actions.undo();
  expect(script.at).toBe(2);
});
