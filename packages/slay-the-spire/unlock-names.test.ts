import { describe, expect, test } from 'vitest';
import { CARDS } from './content/index.ts';
import { openedBy } from './unlock-names.ts';
import { CHARACTERS } from './words/lists.ts';

const namesOf = (...of: Parameters<typeof openedBy>): readonly string[] =>
  openedBy(...of).map(({ name }) => name);

describe('what is opened (STS-28.3)', () => {
  test('a lock names the cards that carry its number', () => {
    expect(namesOf({ kind: 'lock', character: 'Ironclad', lock: 1 }).toSorted()).toEqual(
      ['Evolve', 'Fire Breathing', 'Immolate', 'Power Through'].toSorted(),
    );
    expect(openedBy({ kind: 'lock', character: 'Ironclad', lock: 2 })).toContainEqual({
      name: 'Havoc',
      kind: 'card',
      copies: 2,
    });
  });

  test('every locked card is named by one lock of its owner, with all its copies', () => {
    for (const character of CHARACTERS) {
      const opened = [1, 2, 3].flatMap((lock) => openedBy({ kind: 'lock', character, lock }));
      const locked = CARDS.filter(({ owner, unlock }) => owner === character && unlock !== undefined);
      const sum = (cards: readonly { readonly copies: number }[]): number =>
        cards.reduce((copies, card) => copies + card.copies, 0);
      expect(sum(opened)).toBe(sum(locked));
    }
  });

  test('the colorless track opens 22 cards, 6 of Neow’s Blessings and Sensory Stone (STS-28.7)', () => {
    const opened = openedBy({ kind: 'colorless' });
    expect(opened.filter(({ kind }) => kind === 'card')).toHaveLength(22);
    expect(opened.filter(({ kind }) => kind !== 'card')).toEqual([
      { name: 'Sensory Stone', kind: 'event', copies: 1 },
      { name: "Neow's Blessing", kind: 'neow', copies: 6 },
    ]);
  });

  test('Act IV opens its Elites and its Boss, a level or an achievement no card', () => {
    expect(namesOf({ kind: 'actFour' })).toEqual(['Corrupt Heart', 'Spire Shield', 'Spire Spear']);
    expect(namesOf({ kind: 'ascension', level: 3 })).toEqual([]);
    expect(namesOf({ kind: 'achievement', achievement: 'Ninja' })).toEqual([]);
  });
});
