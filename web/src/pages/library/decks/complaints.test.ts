import { t } from '$text';
import { expect, test } from 'vitest';

test('one line that is not understood is spoken of as one', () => {
  expect(t.decks.complaints(1)).toContain('1 line is not understood. Mend it ');
  expect(t.decks.complaints(2)).toContain('2 lines are not understood. Mend them ');
});
