import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineBounds, requireBounds, SETUP_LIMITS } from './bounds.ts';
import { InputError } from './refusal.ts';

const inner = defineBounds(SETUP_LIMITS, {
  'keepers[].tokens.*': { number: 40, total: 50 },
  'keepers[].hand': { items: 3 },
  'cubes[].at[]': { number: 5, whole: false },
  name: { text: 5 },
});
const bounds = defineBounds(SETUP_LIMITS, {}, { position: inner });

/** The message and the field that a value is refused with. */
const refusedWith = (value: unknown): [string, string | undefined] => {
  try {
    requireBounds(value, bounds, 'setup');
  } catch (error) {
    if (error instanceof InputError) return [error.message, error.field];
    throw error;
  }
  throw new Error('was not refused');
};

const nested = (levels: number): unknown =>
  Array.from({ length: levels }).reduce((value: unknown) => [value], 1);

describe('requireBounds', () => {
  it('names the place and the limit of a number', () => {
    const keepers = [{ tokens: { 'Quilted Sentinel': 4_000_000_000 } }];
    expect(refusedWith({ position: { keepers } })).toEqual([
      'setup.position.keepers[0].tokens.Quilted Sentinel: at most 40, not 4000000000',
      'setup.position.keepers[0].tokens.Quilted Sentinel',
    ]);
  });

  it.each([
    [{ x: 1e300 }, 'setup.x: at most 999, not 1e+300'],
    [{ x: -1000 }, 'setup.x: at most 999, not -1000'],
    [{ x: 1.5 }, 'setup.x: must be a whole number, not 1.5'],
    [{ x: new Array(121).fill(1) }, 'setup.x: at most 120 entries, not 121'],
    [{ x: 'y'.repeat(201) }, 'setup.x: at most 200 characters, not 201'],
    [
      { x: Object.fromEntries(Array.from({ length: 101 }, (_, at) => [at, 1])) },
      'setup.x: at most 100 fields, not 101',
    ],
    [
      { position: { keepers: [{ hand: ['', '', '', ''] }] } },
      'setup.position.keepers[0].hand: at most 3 entries, not 4',
    ],
    [{ position: { name: 'longer' } }, 'setup.position.name: at most 5 characters, not 6'],
    [JSON.parse('{"x":{"__proto__":{"a":1}}}'), 'setup.x.__proto__: there is no such field'],
    [{ constructor: 1 }, 'setup.constructor: there is no such field'],
  ])('refuses %j', (value, message) => {
    expect(refusedWith(value)[0]).toBe(message);
  });

  it('adds up what lies at several places', () => {
    const tokens = { a: 20, b: 20 };
    expect(refusedWith({ position: { keepers: [{ tokens }, { tokens }] } })[0]).toBe(
      'setup.position.keepers[1].tokens.a: at most 50 in all',
    );
  });

  it('stops at nesting far deeper than the call stack', () => {
    expect(refusedWith({ x: nested(50_000) })[0]).toMatch(/: at most 12 levels inside each other$/);
  });

  it('stops where there is too much of it all', () => {
    const wide = new Array(100).fill(new Array(100).fill(1));
    expect(refusedWith(wide)[0]).toMatch(/: too much: at most 4000 values in all$/);
  });

  it('lets through what is within the limits, with wider ones where the table says so', () => {
    const position = {
      keepers: [{ tokens: { a: 40 }, hand: ['x'] }],
      cubes: [{ at: [1.25] }],
      name: 'short',
    };
    expect(() => requireBounds({ position, more: [true, null] }, bounds, 'setup')).not.toThrow();
  });

  it('cuts and quotes a field name that is no name', () => {
    expect(refusedWith({ ['\u202e'.repeat(60)]: 1000 })[0]).toMatch(/^setup\."\u202e{40}": at most 999/);
  });

  it('throws nothing but an InputError, whatever JSON it gets', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 20 }), (value) => {
        try {
          requireBounds(value, bounds);
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
        }
      }),
    );
  });
});
