import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyDelta, deltaOf, type KnownDeltas } from './delta.ts';

/** Few names and numbers, so that two values have much in common. */
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(0, 1, 'a', null, true),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('one', 'two', 'three', '__proto__'), tie('any')),
  ),
})).any;

const overTheWire = <Value>(sent: Value): Value => JSON.parse(JSON.stringify(sent)) as Value;

describe('A change', () => {
  it('leads from the value before to the value after', () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        const there = overTheWire(before);
        expect(applyDelta(there, overTheWire(deltaOf(there, overTheWire(after))))).toEqual(
          overTheWire(after),
        );
      }),
    );
  });

  it('tells fields of other names from fields of other values', () => {
    const [before, after] = [
      { one: 1, two: 2 },
      { two: 1, three: 2 },
    ];
    expect(applyDelta(before, deltaOf(before, after))).toEqual(after);
  });

  it('is the same where parts of the values were compared before', () => {
    fc.assert(
      fc.property(value, value, value, (before, after, other) => {
        const known: KnownDeltas = new Map();
        deltaOf([other, before], [other, after], known);
        deltaOf([after, other], [after, before], known);
        expect(deltaOf({ one: before, two: other }, { one: after, two: other }, known)).toEqual(
          deltaOf({ one: before, two: other }, { one: after, two: other }),
        );
      }),
    );
  });

  it('names the items of a list that are others, or the whole list where most are', () => {
    expect(deltaOf([1, 2, 3], [1, 2, 4])).toEqual([{ 2: [4] }, 3, 0]);
    expect(deltaOf([1, 2], [1, 3])).toEqual([{ 1: [3] }, 2, 0]);
    expect(deltaOf([1, 2, 3], [1, 4, 5])).toEqual([[1, 4, 5]]);
  });

  it('leaves out fields without a value', () => {
    expect(deltaOf({ one: 1, two: undefined }, { one: 1, two: undefined })).toBe(0);
    expect(deltaOf({ one: 1, two: 2 }, { one: 1, two: undefined })).toEqual([{}, ['two']]);
    expect(deltaOf({ one: 1, two: undefined }, { one: 1, two: 2 })).toEqual([{ two: [2] }, []]);
  });
});
