/** A sign for each kind of line in the log, so that it can be skimmed. */

import type { LogLine } from '$lib/wire';

const MARKS: Record<string, string> = {
  play: '▶',
  install: '+',
  rez: '◢',
  derez: '◣',
  use: '◇',
  gain: '⬡',
  lose: '⬡',
  draw: '▤',
  run: '→',
  approach: '→',
  encounter: '◆',
  pass: '✓',
  'approach-server': '→',
  success: '★',
  failure: '✕',
  'end-run': '✕',
  'jack-out': '↩',
  subroutine: '↳',
  break: '∥',
  access: '◉',
  steal: '★',
  score: '★',
  trash: '✗',
  discard: '✗',
  damage: '!',
  tag: '◎',
  'remove-tag': '◎',
  'bad-publicity': '!',
  expose: '◉',
  advance: '▲',
  purge: '∅',
  affect: '◇',
  forfeit: '✗',
  trace: '≈',
  psi: '≈',
  win: '★',
};

export const markOf = ({ kind }: LogLine): string => MARKS[kind ?? ''] ?? '·';
