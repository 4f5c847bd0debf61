import { describe, expect, test } from 'vitest';
import { patched, PatchError, type Operation } from './patch';

const document = () => ({ turn: 1, corp: { credits: 5, bonus: 1 }, log: ['a', 'b', 'c'], rig: [{ id: 1 }, { id: 2 }] });

describe('patches', () => {
  test('set a value at a path, through lists too', () => {
    const result = patched(document(), [
      ['set', ['corp', 'credits'], 7],
      ['set', ['rig', 1, 'id'], 9],
      ['set', ['corp', 'new'], null],
    ]);
    expect(result).toEqual({
      turn: 1,
      corp: { credits: 7, bonus: 1, new: null },
      log: ['a', 'b', 'c'],
      rig: [{ id: 1 }, { id: 9 }],
    });
  });

  test('delete a key', () => {
    expect(patched(document(), [['del', ['corp', 'bonus'], null]]).corp).toEqual({ credits: 5 });
  });

  test('cut a list and add to it', () => {
    const result = patched(document(), [
      ['cut', ['log'], 1],
      ['add', ['log'], ['x', 'y']],
    ]);
    expect(result.log).toEqual(['a', 'x', 'y']);
  });

  test('change the document in place, so that only what changed is drawn again', () => {
    const before = document();
    const rig = before.rig;
    const after = patched(before, [['set', ['turn'], 2]]);
    expect(after).toBe(before);
    expect(after.rig).toBe(rig);
  });

  test('replace the whole document when the path is empty', () => {
    expect(patched(document() as unknown, [['set', [], { turn: 9 }]])).toEqual({ turn: 9 });
  });

  test.each<[string, Operation]>([
    ['a path through nothing', ['set', ['runner', 'credits'], 1]],
    ['a list that is none', ['add', ['turn'], [1]]],
    ['a cut beyond the end', ['cut', ['log'], 4]],
    ['adding what is no list', ['add', ['log'], 'x']],
    ['deleting the document', ['del', [], null]],
  ])('refuse %s', (_, operation) => {
    expect(() => patched(document(), [operation])).toThrow(PatchError);
  });
});
