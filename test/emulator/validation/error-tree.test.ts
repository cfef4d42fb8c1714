import { describe, expect, it } from 'vitest';
import { at, fieldRefusal, merge, mergeAll } from '#emulator/validation/error-tree.ts';

const LONG = fieldRefusal('LONG', 'Too long');
const ODD = fieldRefusal('ODD', 'Too odd');

describe('error trees', () => {
  it('take a complaint to its place', () => {
    expect(at(['embeds', 0, 'title'], LONG)).toEqual({
      embeds: { 0: { title: { _errors: [{ code: 'LONG', message: 'Too long' }] } } },
    });
  });

  it('keep the complaints of both when merged', () => {
    expect(merge(at(['a', 'b'], LONG), at(['a', 'c'], ODD))).toEqual({ a: { b: LONG, c: ODD } });
  });

  it('list two complaints about one field one after the other', () => {
    expect(merge(at(['a'], LONG), at(['a'], ODD))).toEqual({
      a: { _errors: [...(LONG._errors ?? []), ...(ODD._errors ?? [])] },
    });
  });

  it('merge to nothing where there is nothing', () => {
    expect(mergeAll([null, null])).toBeNull();
    expect(mergeAll([null, LONG, null])).toBe(LONG);
  });

  it('leave what they were made of alone', () => {
    const left = at(['a'], LONG);
    merge(left, at(['b'], ODD));
    expect(left).toEqual({ a: LONG });
  });
});
