import { slayTheSpire } from '@three-spires/slay-the-spire';
import { describe, expect, it } from 'vitest';
import { pictureFor } from './picture.ts';
import { openTable } from './table.ts';

/** The options of a Watcher with five Miracles and some cards for X, against 16 enemies: 656 and more for each card. */
const optionsWith = (cards: number) => {
  const position = {
    players: [
      { character: 'Watcher', energy: 6, miracles: 5, hand: new Array<string>(cards).fill('Silent: Skewer') },
    ],
    enemies: Array.from({ length: 16 }, () => ({ name: 'Jaw Worm', row: 1 })),
  };
  const setup = { characters: ['Watcher'], position };
  const seats = [{ person: 'ann', name: 'Ann' }];
  const table = openTable({ game: slayTheSpire, setup, seed: 'seed', seats });
  return pictureFor(table, 'ann').outlooks[0]?.options ?? [];
};

describe('a picture of more moves than any real game has', () => {
  it('shows some of each kind, so that the turn can end', () => {
    const options = optionsWith(20);
    expect(options.length).toBeLessThanOrEqual(800);
    expect(new Set(options.map(({ readable }) => readable.do))).toEqual(new Set(['play', 'end turn']));
  });

  it('shows all moves if there are fewer, and previews the first of them', () => {
    const options = optionsWith(1);
    expect(options.length).toBeGreaterThan(600);
    expect(options[100]?.preview.changes).not.toEqual([]);
    expect(options[200]?.preview).toEqual({ changes: [], unknown: true });
  });
});
