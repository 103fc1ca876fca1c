import { describe, expect, test } from 'vitest';
import { reuse } from './reuse.ts';

describe('reusing the parts of an older picture', () => {
  test('an equal value is the old one', () => {
    const before = { enemies: [{ hp: 3 }, { hp: 4 }] };
    expect(reuse(before, { enemies: [{ hp: 3 }, { hp: 4 }] })).toBe(before);
  });

  test('a changed part is new, the others keep their identity', () => {
    const before = { enemies: [{ hp: 3 }, { hp: 4 }], players: [{ hp: 9 }] };
    const after = reuse(before, { enemies: [{ hp: 2 }, { hp: 4 }], players: [{ hp: 9 }] });
    expect(after).toEqual({ enemies: [{ hp: 2 }, { hp: 4 }], players: [{ hp: 9 }] });
    expect(after.enemies[1]).toBe(before.enemies[1]);
    expect(after.players).toBe(before.players);
    expect(after.enemies).not.toBe(before.enemies);
  });

  test('a field that is gone, or new, makes a new value', () => {
    const question: { kind?: string; seat: number } = { kind: 'enemy', seat: 0 };
    expect(reuse(question, { seat: 0 })).toEqual({ seat: 0 });
    expect(reuse({ seat: 0 }, { seat: 0, kind: undefined })).toHaveProperty('kind');
  });

  test('a list that has become shorter is not the old one', () => {
    expect(reuse([1, 2, 3], [1, 2])).toEqual([1, 2]);
  });
});
