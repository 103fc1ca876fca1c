import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import { placesOf } from './index.ts';

const all = GAMES.flatMap((game) =>
  placesOf(game).map((place) => ({ ...place, name: `${game}/${place.key}` })),
);

describe('places', () => {
  it('have names of their own', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });

  it('come out the same in every run', () => {
    const rose = all.find(({ key }) => key === 'rose/donu');
    expect(rose).toBeDefined();
    const [one, other] = [rose?.draw(), rose?.draw()];
    expect(one?.data.length).toBe(480 * 480 * 4);
    expect(Buffer.from(one?.data ?? []).equals(Buffer.from(other?.data ?? []))).toBe(true);
  });

  it('name the icons in them for the credits', () => {
    expect(all.find(({ key }) => key === 'rose/corrupt-heart')?.emblems).toEqual(['heart-organ']);
    expect(all.find(({ key }) => key === 'place/act-1')?.emblems).toContain('slime');
    // A ring of our own needs no credit.
    expect(all.find(({ key }) => key === 'rose/donu')?.emblems).toEqual([]);
  });

  it('are clear outside a rose and opaque in its middle', () => {
    const pixels = all.find(({ key }) => key === 'rose/the-champ')?.draw();
    const alphaAt = (x: number, y: number) => pixels?.data[4 * (y * 480 + x) + 3];
    expect(alphaAt(2, 2)).toBe(0);
    expect(alphaAt(240, 240)).toBe(255);
  });
});
