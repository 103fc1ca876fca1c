import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, fingerprint } from './hash.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** JSON as it is after a save and load; `-0` is no number of its own there. */
const json = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as Json);

/** The same data with the keys of every object the other way round. */
const turned = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, field]) => [key, turned(field)]),
  );
};

describe('canonicalJson', () => {
  it('puts the keys of every object in order, at every depth', () => {
    expect(canonicalJson({ b: 1, a: [{ d: null, c: 'x' }], B: true })).toBe(
      '{"B":true,"a":[{"c":"x","d":null}],"b":1}',
    );
  });

  it('leaves fields out that are undefined', () => {
    expect(canonicalJson({ a: 1, b: undefined })).toBe(canonicalJson({ a: 1 }));
  });

  it('is JSON for the same data', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(value);
      }),
    );
  });

  it('is the same text whatever the order of the keys', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(canonicalJson(turned(value))).toBe(canonicalJson(value));
      }),
    );
  });
});

describe('a fingerprint', () => {
  it('is 16 hexadecimal digits, the same on every machine', () => {
    expect(fingerprint({ a: 1 })).toMatch(/^[0-9a-f]{16}$/);
    expect(fingerprint({ b: [1, 2], a: 'x' })).toBe(fingerprint({ a: 'x', b: [1, 2] }));
    expect(fingerprint([])).toBe('f8d0e8d9a99ac79b');
  });

  it('is equal for equal data and different for different data', () => {
    fc.assert(
      fc.property(json, json, (one, other) => {
        expect(fingerprint(turned(one))).toBe(fingerprint(one));
        expect(fingerprint(one) === fingerprint(other)).toBe(canonicalJson(one) === canonicalJson(other));
      }),
      { numRuns: 1000 },
    );
  });

  it('changes with every single number of a long list', () => {
    const list = Array.from({ length: 300 }, (_, index) => index % 7);
    const prints = list.map((item, at) => fingerprint(list.with(at, item + 1)));
    expect(new Set([...prints, fingerprint(list)]).size).toBe(301);
  });

  it('tells 20,000 near states apart', () => {
    const prints = new Set<string>();
    for (let hp = 0; hp < 20_000; hp++) prints.add(fingerprint({ players: [{ hp, block: 0 }] }));
    expect(prints.size).toBe(20_000);
  });
});
