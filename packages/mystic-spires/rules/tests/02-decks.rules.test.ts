import { describe, expect, test } from 'vitest';
import { STARTER_DECKS } from '../../content/index.ts';
import { mysticSpires } from '../../index.ts';
import { both, duel, look, pass, play, use } from '../../testing/duel.ts';
import type { DeckList } from '../../words/definition.ts';
import { SETS, type SetId } from '../../words/lists.ts';
import { deckFaults } from '../deck-list.ts';

/** A deck of this many cards, three of each name. */
const NAMES = [
  'Kindling Imp',
  'Ashfoot Raider',
  'Berserk Emberborn',
  'Coalback Hound',
  'Match-Striker Twins',
  'Slag Bulwark',
  'Spellburn Salamander',
  'Torchbearer Adept',
  'Cinder Lancer',
  'Forge Matron',
  'Kilnguard',
  'Pyre Drake',
  'Ghostfire Lantern',
  'Molten Edge',
  'Kiln Spark',
  'Scorch the Seal',
  'Stoke the Coals',
  'Second Breath of Ash',
  'Smother the Spark',
  'Answering Flame',
  'Sheet of Flame',
];

const deckOfSize = (size: number): DeckList => {
  const main: Record<string, number> = {};
  for (let card = 0; card < size; card++) {
    const name = NAMES[Math.floor(card / 3)] ?? '';
    main[name] = (main[name] ?? 0) + 1;
  }
  return { name: 'test', tower: 'The Kiln Spire', main, tokens: {} };
};

const codes = (deck: DeckList, sets: readonly SetId[] = []): string[] =>
  deckFaults(deck, { sets }).map(({ code }) => code);

test.each([
  [29, ['too-small']],
  [30, []],
  [60, []],
  [61, ['too-large']],
])('MYS-2.1 a deck of %i cards', (size, faults) => {
  expect(codes(deckOfSize(size))).toEqual(faults);
});

test('MYS-2.2 at most three of a name', () => {
  const deck = deckOfSize(30);
  expect(codes({ ...deck, main: { ...deck.main, 'Kindling Imp': 4 } })).toEqual(['too-many-copies']);
});

test('MYS-2.3 a card may limit itself further', () => {
  const deck = deckOfSize(30);
  const [fault] = deckFaults({ ...deck, main: { ...deck.main, 'Ashwake Phoenix': 3 } });
  expect(fault).toMatchObject({ code: 'too-many-copies', rule: 'MYS-2.3', params: { limit: 2 } });
  expect(codes({ ...deck, main: { ...deck.main, 'Ashwake Phoenix': 2 } })).toEqual([]);
});

test('MYS-2.4 neither Tokens nor Towers belong in it, and they do not count', () => {
  const deck = deckOfSize(29);
  expect(codes({ ...deck, main: { ...deck.main, 'Ember Token': 1 } })).toEqual(['token-in-main']);
  expect(codes({ ...deck, main: { ...deck.main, 'The Kiln Spire': 1 } })).toEqual(['unknown-card']);
  expect(codes({ ...deck, tokens: { 'Ember Token': 5 } })).toEqual(['too-small']);
});

test('MYS-2.5 a deck may shrink in play', () => {
  duel({
    one: { hand: ['Flood the Stacks'], crystal: 3 },
    two: { deck: new Array<string>(30).fill('Drowsy Pixie') },
    moves: [play('Flood the Stacks')],
    expect: { phase: 'Main 1' },
  });
});

describe('Token Deck', () => {
  test('MYS-3.1 any number of Tokens, none included, of any names', () => {
    expect(codes({ ...deckOfSize(30), tokens: {} })).toEqual([]);
    expect(codes({ ...deckOfSize(30), tokens: { 'Ember Token': 40, 'Dream Token': 20 } })).toEqual([]);
    expect(codes({ ...deckOfSize(30), tokens: { 'Kindling Imp': 1 } })).toEqual(['card-in-tokens']);
    expect(codes({ ...deckOfSize(30), tokens: { 'Ember Token': 61 } })).toEqual(['too-many-tokens']);
  });

  test('MYS-3.2 only its owner looks through it', () => {
    const { state } = duel({ one: { tokens: { 'Ember Token': 2, 'Dream Token': 1 } }, moves: [] });
    expect(mysticSpires.view(state, 0).keepers[0]?.tokens).toHaveLength(3);
    expect(mysticSpires.view(state, 1).keepers[0]?.tokens).toBeUndefined();
    expect(mysticSpires.view(state, 1).keepers[0]?.tokenCount).toBe(3);
  });

  test('MYS-3.3 Tokens come from the maker’s Token Deck, even onto the other field, and cost nothing', () => {
    duel({
      one: { hand: ['Trade of Glass'], crystal: 2, tokens: { 'Golem Token': 2 } },
      two: { field: ['Reef Lurker'], tokens: { 'Golem Token': 2 } },
      moves: [play('Trade of Glass', 'Reef Lurker')],
      expect: both(
        { crystal: 0, tokens: { 'Golem Token': 1 } },
        { tokens: { 'Golem Token': 2 }, field: [{ card: 'Golem Token' }], exiled: ['Reef Lurker'] },
      ),
    });
  });

  test('MYS-3.4 as many as are left come; with none left nothing happens', () => {
    duel({
      one: { hand: ['Reverie', 'Reverie'], crystal: 6, tokens: { 'Dream Token': 1 } },
      moves: [
        play('Reverie'),
        pass(),
        pass(),
        look({ tokens: {}, field: [{ card: 'Dream Token' }] }),
        play('Reverie'),
      ],
      expect: both({ field: [{ card: 'Dream Token' }], graveyard: ['Reverie', 'Reverie'] }),
    });
  });

  test('MYS-3.5 a destroyed Token goes home and counts as destroyed; an Exiled one stays Exiled', () => {
    duel({
      one: { hand: ['Sheet of Flame', 'Stasis Prism'], crystal: 20, field: ['Spoils of Ruin'] },
      two: { field: ['Ember Token', 'Golem Token'] },
      moves: [
        play('Sheet of Flame'),
        pass(),
        pass(),
        look({ crystal: 18 }),
        play('Stasis Prism', 'Golem Token'),
      ],
      expect: both({}, { tokens: { 'Ember Token': 1 }, exiled: ['Golem Token'], graveyard: [] }),
    });
    duel({
      one: { hand: ['Turning Maw'], crystal: 3 },
      two: { field: ['Bone Token'] },
      moves: [play('Turning Maw', 'Bone Token')],
      expect: both({}, { hand: [], tokens: { 'Bone Token': 1 } }),
    });
  });
});

describe('Formats', () => {
  const starter = (id: string): DeckList => STARTER_DECKS.find((deck) => deck.id === id) as DeckList;

  test('MYS-40.1 open play allows every set', () => {
    const deck = deckOfSize(30);
    expect(codes({ ...deck, tower: 'The Sunken Stair', main: { ...deck.main, 'Silt Scribe': 1 } })).toEqual(
      [],
    );
  });

  test('MYS-40.2 set formats hold for Main Deck and Tower', () => {
    expect(codes(starter('D2'), ['EMB'])).toEqual([]);
    expect(codes({ ...deckOfSize(30), tower: 'The Sunken Stair' }, ['EMB'])).toEqual(['set-not-allowed']);
    const mixed = { ...deckOfSize(30), main: { ...deckOfSize(30).main, 'Silt Scribe': 1 } };
    expect(codes(mixed, ['EMB'])).toEqual(['set-not-allowed']);
    expect(codes(mixed, ['EMB', 'TID'])).toEqual([]);
  });

  test('MYS-40.3 Tokens are never restricted', () => {
    expect(codes({ ...deckOfSize(30), tokens: { 'Dream Token': 4 } }, ['EMB'])).toEqual([]);
  });

  test.each(STARTER_DECKS.map((deck) => [deck.name, deck] as const))(
    '%s is legal in single-set play',
    (_, deck) => {
      const [set] = Object.keys(SETS).filter((id) => codes(deck, [id as SetId]).length === 0);
      expect(set).toBeDefined();
      expect(Object.values(deck.main).reduce((sum, count) => sum + count, 0)).toBe(40);
    },
  );
});

test('MYS-38.1 a search that takes the last card loses too', () => {
  duel({
    one: { hand: ['Lucid Dreaming'], crystal: 1, deck: ['Dusk Moth'] },
    moves: [play('Lucid Dreaming'), { do: 'choose', card: 'Dusk Moth', seat: 0 }],
    expect: { result: ['decked-out', 'won'] },
  });
});

test('MYS-5.6 a Resource Token is no Unit: it is used, not fought', () => {
  duel({
    one: { field: ['Shard Token', 'Shard Token'] },
    moves: [use('Shard Token 1')],
    expect: both({ crystal: 2, field: [{ card: 'Shard Token' }], tokens: { 'Shard Token': 1 } }),
  });
});

test.each([
  ['too few cards', { 'Drowsy Pixie': 3 }, '3 cards; a Main Deck has at least 30. (MYS-2.1)'],
  [
    'too many copies',
    { ...deckOfSize(30).main, 'Kindling Imp': 4 },
    '4 copies of Kindling Imp; 3 are allowed. (MYS-2.2)',
  ],
  [
    'a card that is not there',
    { ...deckOfSize(30).main, 'Kindling Imb': 1 },
    'There is no card "Kindling Imb"',
  ],
])('a set-up with %s is refused in a sentence', (_, main, sentence) => {
  const deck = { ...deckOfSize(30), main };
  expect(() => mysticSpires.readSetup({ decks: ['March of Cinders', deck] })).toThrow(
    `setup: decks.1: ${sentence}`,
  );
});
