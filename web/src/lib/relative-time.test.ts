import { expect, test } from 'vitest';
import { ago } from './relative-time';

const NOW = Date.parse('2026-01-02T12:00:00Z');

test.each([
  ['2026-01-02T12:00:30Z', 'this minute'], // a clock that is ahead of ours
  ['2026-01-02T11:59:40Z', 'this minute'],
  ['2026-01-02T11:58:50Z', '1 minute ago'],
  ['2026-01-02T10:00:01Z', '1 hour ago'],
  ['2026-01-02T09:00:00Z', '3 hours ago'],
  ['2026-01-01T12:00:00Z', 'yesterday'],
])('%s is %s', (at, words) => expect(ago(at, NOW)).toBe(words));
