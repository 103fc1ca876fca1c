import { slayTheSpire } from '@three-spires/slay-the-spire';
import { describe, expect, it } from 'vitest';
import { optionsOf, pictureFor } from './picture.ts';
import { previewsFor } from './preview.ts';
import { openTable } from './table.ts';
import { toyGame } from './toy-game.ts';

/** The options of a Watcher with five Miracles and some cards for X, against 16 enemies: 656 and more for each card. */
const tableWith = (cards: number) => {
  const position = {
    players: [
      { character: 'Watcher', energy: 6, miracles: 5, hand: new Array<string>(cards).fill('Silent: Skewer') },
    ],
    enemies: Array.from({ length: 16 }, () => ({ name: 'Jaw Worm', row: 1 })),
  };
  const setup = { characters: ['Watcher'], position };
  const seats = [{ person: 'ann', name: 'Ann' }];
  return openTable({ game: slayTheSpire, setup, seed: 'seed', seats });
};

const optionsWith = (cards: number) => pictureFor(tableWith(cards), 'ann').outlooks[0]?.options ?? [];

describe('a picture of more moves than any real game has', () => {
  it('shows some of each kind, so that the turn can end', () => {
    const options = optionsWith(20);
    expect(options.length).toBeLessThanOrEqual(800);
    expect(new Set(options.map(({ readable }) => readable.do))).toEqual(new Set(['play', 'end turn']));
  });

  it('shows all moves if there are fewer', () => {
    expect(optionsWith(1).length).toBeGreaterThan(600);
  });
});

describe('the seats of a picture', () => {
  it('say who sits there, which seat is open and which bot plays', () => {
    const seats = [
      { person: 'ann', name: 'Ann', avatar: 'owl' },
      { person: undefined, name: 'Moth', bot: 'random' },
      { person: undefined, name: 'Open' },
    ];
    const setup = { characters: ['Watcher', 'Silent', 'Defect'] };
    const table = openTable({ game: slayTheSpire, setup, seed: 'seed', seats });
    expect(pictureFor(table, 'ann').seats).toEqual([
      { seat: 0, name: 'Ann', open: false, mine: true, avatar: 'owl' },
      { seat: 1, name: 'Moth', open: false, mine: false, bot: 'random' },
      { seat: 2, name: 'Open', open: true, mine: false },
    ]);
  });
});

describe('previews', () => {
  const table = tableWith(1);
  const moves = optionsOf(table, 0).map(({ move }) => move);

  it('are made for those moves that a person asks for, and for no more than 150 in a position', () => {
    const [first, second] = [moves.slice(0, 100), moves.slice(100, 201)];
    expect(previewsFor(table, 'ann', 0, first).map(([move]) => move)).toEqual(first);
    const later = previewsFor(table, 'ann', 0, second);
    expect(later[0]?.[1].changes).not.toEqual([]);
    expect(later[100]?.[1]).toEqual({ changes: [], unknown: true });
    expect(previewsFor(table, 'ann', 0, [moves[0] ?? 0])[0]?.[1].changes).not.toEqual([]);
  });

  it('are not given to others, and not for moves that are not legal', () => {
    expect(previewsFor(table, 'eve', 0, moves.slice(0, 3))).toEqual([]);
    const illegal = Math.max(...moves) + 1;
    expect(previewsFor(table, 'ann', 0, [illegal])).toEqual([]);
  });
});

describe('the set-up of a picture', () => {
  it('hides what the game hides from a seat until the game is over', () => {
    const setup = { players: 2, rounds: 1, words: ['moth', 'lamp'] };
    const seats = ['ann', 'ben'].map((person) => ({ person, name: person }));
    const table = openTable({ game: toyGame, setup, seed: 'seed', seats });
    expect(pictureFor(table, 'ann').setup).toMatchObject({ words: ['moth', '?'] });
    const over = {
      ...table,
      game: { ...table.game, outcome: () => ({ result: 'draw', winners: [], reason: 'over' }) },
    };
    expect(pictureFor(over as typeof table, 'ann').setup).toMatchObject({ words: ['moth', 'lamp'] });
  });
});
