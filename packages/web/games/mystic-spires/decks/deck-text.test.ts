import { deckFaults, STARTER_DECKS } from '@three-spires/mystic-spires/library';
import { describe, expect, test } from 'vitest';
import { costCurve, isSameDeck, listOf, setsOf, shapeCounts, sumOf, withCount } from './deck.ts';
import { packDeck, unpackDeck } from './deck-link.ts';
import { readDeckText, writeDeckText } from './deck-text.ts';

const [court, march] = STARTER_DECKS.map(listOf) as [ReturnType<typeof listOf>, ReturnType<typeof listOf>];

describe('a deck as text', () => {
  test.each(STARTER_DECKS.map((deck) => [deck.name, deck] as const))('%s comes back as it was', (_, deck) => {
    const { deck: read, problems } = readDeckText(writeDeckText(deck));
    expect(problems).toEqual([]);
    expect(isSameDeck(read, listOf(deck))).toBe(true);
    expect(deckFaults(read)).toEqual([]);
  });

  test('is read however people write it', () => {
    const { deck, problems } = readDeckText(
      [
        '// from a letter',
        'deck: Ember & Ash: a test',
        'the kiln spire',
        '3x kindling imp',
        'Ashfoot Raider x2',
        'PYRE DRAKE',
        "1 Sleepers' Court",
        '4 Ember Token',
        '1 kindling imp',
      ].join('\r\n'),
    );
    expect(deck).toEqual({
      name: 'Ember & Ash: a test',
      tower: 'The Kiln Spire',
      main: { 'Kindling Imp': 4, 'Ashfoot Raider': 2, 'Pyre Drake': 1 },
      tokens: { 'Ember Token': 4 },
    });
    expect(problems.map(({ line }) => line)).toEqual([7]);
  });

  test('says which line cannot be read and guesses what was meant', () => {
    const { problems } = readDeckText('3 Kindling Imp\n2 Kindlin Imp\n0 Pyre Drake\n99 Ember Token');
    expect(problems.map(({ line }) => line)).toEqual([2, 3, 4]);
    expect(problems[0]?.text).toContain('did you mean "Kindling Imp"');
  });
});

describe('a deck in a link', () => {
  test('comes back as it was, in few letters', async () => {
    const letters = await packDeck(march);
    expect(letters).toMatch(/^[\w-]+$/);
    expect(letters.length).toBeLessThan(500);
    expect(await unpackDeck(letters)).toEqual(march);
  });

  test('keeps what it does not know, for the check to name', async () => {
    const strange = { ...march, tower: 'No Tower', main: { ...march.main, 'No Card': 2 } };
    const read = await unpackDeck(await packDeck(strange));
    expect(read).toEqual(strange);
    expect(deckFaults(read ?? march).map(({ code }) => code)).toEqual(['unknown-tower', 'unknown-card']);
  });

  test('is nothing where the link was cut off or is of something else', async () => {
    const letters = await packDeck(court);
    expect(await unpackDeck(letters.slice(0, -6))).toBeUndefined();
    expect(await unpackDeck('hello')).toBeUndefined();
    expect(await unpackDeck(await packDeck({ ...court, main: [] as never }))).toMatchObject({ main: {} });
  });
});

describe('what is counted in a deck', () => {
  test('curve and types hold every card of the Main Deck', () => {
    for (const deck of STARTER_DECKS) {
      const sum = (bars: readonly { readonly count: number }[]): number =>
        bars.reduce((all, { count }) => all + count, 0);
      expect(sum(costCurve(deck))).toBe(sumOf(deck.main));
      expect(sum(shapeCounts(deck))).toBe(sumOf(deck.main));
      expect(setsOf(deck)).toHaveLength(1);
    }
  });

  test('a count of nothing takes the name out and leaves the order of the others', () => {
    const [first, second] = Object.keys(march.main) as [string, string];
    expect(Object.keys(withCount(march, 'main', second, 1).main)).toEqual(Object.keys(march.main));
    expect(first in withCount(march, 'main', first, 0).main).toBe(false);
  });
});
