import { describe, expect, test } from 'vitest';
import { findMutants, instrument } from './find-mutants.ts';

const mutated = (source: string): string[] => findMutants('x.ts', source).map((mutant) => mutant.mutated);

describe('findMutants', () => {
  test('changes operators, conditions and booleans, and removes calls', () => {
    expect(mutated('const a = b + 1;')).toEqual(['b - 1']);
    expect(mutated('const a = b < 1 && !c;')).toEqual(['b < 1 || !c', 'b <= 1', 'c']);
    expect(mutated('if (a) b();')).toEqual(['true', 'false', '']);
    expect(mutated('const a = b ? 1 : 2; n++; n += 2;')).toEqual(['true', 'false', 'n--', 'n -= 2']);
    expect(mutated('export const a = { b: true };')).toEqual(['false']);
  });

  test('skips types and imports', () => {
    expect(mutated("import { a } from 'b'; type C = { readonly d: true }; const e: true | 1 = f;")).toEqual(
      [],
    );
  });

  test('reports the position of a mutant', () => {
    expect(findMutants('x.ts', 'a;\nb = c - 1;')).toMatchObject([
      { file: 'x.ts', line: 2, original: 'c - 1' },
    ]);
  });
});

test('instrument builds mutants in, each behind its switch', () => {
  const source = 'if (a < b) { c(); }';
  const mutants = findMutants('x.ts', source)
    .filter(({ mutated: text }) => text !== 'true' && text !== 'false')
    .map((mutant, id) => ({ ...mutant, id }));
  expect(instrument(source, mutants)).toBe(
    'if ((globalThis.mutant(0) ? (a <= b) : (a < b))) { { if (!globalThis.mutant(1)) { c(); } } }',
  );
});
