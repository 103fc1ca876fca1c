import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { marksFrom } from './marks.ts';
import { draw } from './rig.ts';
import units from './units.json' with { type: 'json' };
import { unitIds, unitNamed } from './units.ts';

const glass = ['ruby', 'gold', 'steel', 'skin', 'frost', 'amber'] as const;

describe('a line of a drawing', () => {
  test('is a piece of the glass that its letter stands for', () => {
    expect(marksFrom(['c+2* # 0 0 10 0 5 8'], glass)).toEqual([
      { d: 'M0 0L10 0L5 8Z', sheet: 'steel', whole: true, tone: 0.4 },
    ]);
  });

  test('is a painted line', () => {
    expect(marksFrom(['paint 3 0 0 9 0'], glass)).toEqual([{ d: 'M0 0C1.5 0 7.5 0 9 0', width: 3 }]);
  });

  test('is laid on both sides', () => {
    const [left, right] = marksFrom(['both a # 2 0 10 0 5 8'], glass);
    expect([left?.d, right?.d]).toEqual(['M-2 0L-10 0L-5 8Z', 'M2 0L10 0L5 8Z']);
  });

  test('has points, and a limb of no width is a tip', () => {
    const [tail] = marksFrom(['a = 0 0 10 40 0 0'], glass);
    expect(tail?.d).toContain(' 40 0C');
    expect(() => marksFrom(['a ~ 0 0 x 4'], glass)).toThrow('has a number that is none');
    expect(() => marksFrom(['glue o 0 0 4'], glass)).toThrow('"glue" is no glass');
    expect(() => marksFrom(['a ? 0 0 4'], glass)).toThrow('"?" is none of ~ # o =');
  });
});

describe('the table of Units', () => {
  test('names only drawings that exist', () => {
    expect(() => draw('head', ['halberd'], glass, { x: 0, y: 0 })).toThrow('there is no "halberd"');
    for (const id of unitIds()) expect(unitNamed(id)?.parts.length, id).toBeGreaterThan(0);
  });

  test('uses every drawing', () => {
    const used = new Set(JSON.stringify(units).match(/[\w-]+/g));
    const folder = path.join(import.meta.dirname, 'drawings');
    const drawings = readdirSync(folder).flatMap((file) =>
      Object.keys(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))),
    );
    expect(drawings.filter((name) => !used.has(name))).toEqual([]);
  });

  test('makes the same figure each time, and another for each Unit', () => {
    const made = unitIds().map((id) => JSON.stringify(unitNamed(id)?.parts));
    expect(made).toEqual(unitIds().map((id) => JSON.stringify(unitNamed(id)?.parts)));
    expect(new Set(made).size).toBe(made.length);
  });

  test('gives what stands upright the parts that a frame goes by', () => {
    const { parts = [] } = unitNamed('emb-002') ?? {};
    expect(parts.map(({ name }) => name)).toEqual([
      'far-arm',
      'legs',
      'body',
      'head',
      'far-hand',
      'near-arm',
    ]);
    expect(parts.find(({ name }) => name === 'head')?.paint?.length).toBeGreaterThan(2);
  });
});
