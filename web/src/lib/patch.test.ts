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

  test('leave the document that there was as it is, and share with it what they do not change', () => {
    const before = document();
    const after = patched(before, [
      ['set', ['rig', 1, 'id'], 9],
      ['set', ['rig', 0, 'hosted'], [3]],
      ['add', ['rig', 0, 'hosted'], [4]],
      ['add', ['log'], ['d']],
    ]);
    expect(before).toEqual(document());
    expect(after.rig).toEqual([{ id: 1, hosted: [3, 4] }, { id: 9 }]);
    expect(after.corp).toBe(before.corp);
  });

  test('do not change what an operation holds', () => {
    const operations: Operation[] = [
      ['set', ['corp'], { credits: 1, servers: [] }],
      ['add', ['corp', 'servers'], ['HQ']],
    ];
    const held = structuredClone(operations);
    expect(patched(document() as object, operations)).toMatchObject({ corp: { credits: 1, servers: ['HQ'] } });
    expect(operations).toEqual(held);
  });

  test('keep the parts of a list that say the same, by their numbers where they have such', () => {
    const before = document();
    const after = patched(before, [['set', ['rig'], [{ id: 3 }, { id: 1 }, { id: 2, virus: 1 }]]]);
    expect(after.rig).toEqual([{ id: 3 }, { id: 1 }, { id: 2, virus: 1 }]);
    expect(after.rig[1]).toBe(before.rig[0]);
    const same = patched(before, [['set', ['rig'], [{ id: 1 }, { id: 2 }]]]);
    expect(same.rig).toBe(before.rig);
    const fewer = patched(before, [['set', ['corp'], { credits: 5 }]]);
    expect(fewer.corp).toEqual({ credits: 5 });
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
