import { fingerprint, InputError } from '@three-spires/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KINDS, playRandomly } from '../testing/random-games.ts';
import { readBytes, shapesIn, writeBytes } from './bytes.ts';
import { dumpState, loadState } from './dump.ts';

const NO_SHAPES = new Map<string, readonly string[]>();

test('any plain data comes back as it was', () => {
  const numbers = fc.oneof(
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.maxSafeInteger(),
  );
  const plain = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      numbers,
      fc.string(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('value'), { maxLength: 5 }),
      fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), tie('value'), { maxKeys: 4 }),
    ),
  })).value;
  fc.assert(
    fc.property(plain, fc.boolean(), (value, areShapesKnown) => {
      const known = areShapesKnown ? shapesIn(value) : NO_SHAPES;
      expect(readBytes(writeBytes(value, known), known)).toEqual(value);
    }),
    { numRuns: 500 },
  );
});

test('any bytes are a value or are refused as bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      try {
        readBytes(Buffer.from(bytes), NO_SHAPES);
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
        expect((error as InputError).field).toBe('bytes');
      }
    }),
    { numRuns: 3000 },
  );
});

test('values nested without end are refused', () => {
  expect(() => readBytes(Buffer.alloc(100_000, Buffer.from([204, 1])), NO_SHAPES)).toThrow(/too deep/);
});

describe.each(KINDS)('states of $name', ({ game, ...kind }) => {
  test('come back as they were, in fewer bytes than text takes', () => {
    let looked = 0;
    let [bytes, text] = [0, 0];
    playRandomly({ game, ...kind }, 'bytes', 300, ({ state }) => {
      if (looked++ % 10 !== 0) return;
      const dumped = dumpState(game, state, looked);
      const loaded = loadState(dumped);
      expect(loaded.game).toBe(game);
      expect(loaded.made).toBe(looked);
      expect(fingerprint(loaded.state)).toBe(fingerprint(state));
      expect(loaded.state).toEqual(state);
      bytes += dumped.length;
      text += JSON.stringify(state).length;
    });
    expect(bytes * 2).toBeLessThan(text);
  });

  test('a changed byte is noticed', () => {
    const [state] = ((): unknown[] => {
      const states: unknown[] = [];
      playRandomly({ game, ...kind }, 'damage', 1, (moment) => states.push(moment.state));
      return states;
    })();
    const dumped = dumpState(game, state, 0);
    for (let at = 0; at < dumped.length; at += 7) {
      const damaged = Buffer.from(dumped);
      damaged.writeUInt8((damaged.readUInt8(at) + 1) % 256, at);
      let loaded: unknown;
      try {
        loaded = loadState(damaged);
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
        continue;
      }
      // The header counts moves without a checksum; nothing else may change.
      expect(loaded).toMatchObject({ state });
    }
    for (let length = 0; length < dumped.length; length += 11)
      expect(() => loadState(dumped.subarray(0, length))).toThrow(InputError);
  });
});
