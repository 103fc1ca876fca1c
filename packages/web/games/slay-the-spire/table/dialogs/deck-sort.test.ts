import { CONTENT } from '@three-spires/slay-the-spire/content';
import { describe, expect, test } from 'vitest';
import { faceInfo } from '../../pieces/content.ts';
import { filterFaces, sortFaces } from './deck-sort.ts';

/** Faces by name, looked up as the game numbers them: every second one is an upgraded side. */
const faceOf = (name: string): number => {
  for (let face = 0; face < CONTENT.length * 2; face++)
    if (faceInfo(face).name === name && faceInfo(face).owner !== 'Silent') return face;
  throw new Error(name);
};
const DECK = ['Strike', 'Whirlwind', 'Bash', 'Inflame', 'Defend', 'Feed'].map(faceOf);
const names = (faces: readonly number[]): string[] => faces.map((face) => faceInfo(face).name);
const ALL = { type: undefined, upgraded: false, text: '' } as const;

describe('looking through a deck', () => {
  test('by name', () => {
    expect(names(sortFaces(DECK, 'name'))).toEqual([
      'Bash',
      'Defend',
      'Feed',
      'Inflame',
      'Strike',
      'Whirlwind',
    ]);
  });
  test('by cost, X after the numbers', () => {
    const sorted = names(sortFaces(DECK, 'cost'));
    expect(sorted.at(-1)).toBe('Whirlwind');
    expect(sorted.indexOf('Bash')).toBeGreaterThan(sorted.indexOf('Strike'));
  });
  test('by type: Attacks, Skills, Powers', () => {
    expect(names(sortFaces(DECK, 'type'))).toEqual([
      'Bash',
      'Feed',
      'Strike',
      'Whirlwind',
      'Defend',
      'Inflame',
    ]);
  });
  test('by rarity, the rarest first', () => {
    expect(names(sortFaces(DECK, 'rarity'))[0]).toBe('Feed');
  });
  test('filters by type, upgrade and words', () => {
    expect(names(filterFaces(DECK, { ...ALL, type: 'power' }))).toEqual(['Inflame']);
    expect(filterFaces(DECK, { ...ALL, upgraded: true })).toEqual([]);
    expect(names(filterFaces([...DECK, (DECK[2] as number) + 1], { ...ALL, upgraded: true }))).toEqual([
      'Bash+',
    ]);
    expect(names(filterFaces(DECK, { ...ALL, text: 'vulnerable' }))).toEqual(['Bash']);
    expect(filterFaces(DECK, { ...ALL, text: 'vulnerable power' })).toEqual([]);
  });
});
