import { defined } from '@three-spires/kernel';
import { describe, it } from 'vitest';
import { FRIEND, HERO, leave, onClimb, pickCard } from '../../testing/climb.ts';

const DECK = ['Strike', 'Defend', 'Bash'];
const BOTH = [HERO, FRIEND];

describe('Merchant', () => {
  const shop = (more: object = {}) => ({ climb: { room: 'merchant', ...more } });
  const buy = (fields: object, seat?: string) => ({
    do: 'buy',
    ...fields,
    ...defined({ seat }),
  });

  it('STS-10.17 STS-10.18 STS-10.19 STS-10.20 STS-10.21 the stock and its prices', () => {
    onClimb({
      ...shop(),
      players: BOTH,
      moves: [],
      expect: {
        climb: {
          merchant: {
            // Anchor costs 6, but lies in the slot on sale.
            relics: [
              ['Anchor', 5],
              ['Lantern', 6],
              ['Vajra', 7],
            ],
            potions: [
              ['Fire Potion', 2],
              ['Block Potion', 2],
              ['Swift Potion', 2],
            ],
            colorless: [],
            cards: {
              Ironclad: [
                ['Anger', 2],
                ['Cleave', 2],
                ['Carnage', 3],
              ],
              Silent: [
                ['Slice', 2],
                ['Backflip', 2],
                ['Bane', 3],
              ],
            },
            removePrice: 3,
          },
        },
      },
    });
  });

  it('STS-10.17 Old Coin goes under the deck and another relic is drawn (R41)', () => {
    onClimb({
      ...shop({ decks: { relics: ['Old Coin', 'Anchor', 'Lantern', 'Vajra', 'Sundial'] } }),
      moves: [],
      expect: {
        climb: {
          merchant: {
            relics: [
              ['Anchor', 5],
              ['Lantern', 6],
              ['Vajra', 7],
            ],
          },
          decks: { relics: ['Sundial', 'Old Coin'] },
        },
      },
    });
  });

  it('STS-10.17 a deck with too few relics for sale leaves slots empty (R41)', () => {
    onClimb({
      ...shop({ decks: { relics: ['Old Coin', 'Anchor'] } }),
      moves: [],
      expect: { climb: { merchant: { relics: [['Anchor', 5]] }, decks: { relics: ['Old Coin'] } } },
    });
  });

  it('STS-10.17 STS-10.20 what is sold is not replaced, and the sale stays with its slot (R42, R43)', () => {
    onClimb({
      ...shop(),
      player: { gold: 20 },
      moves: [buy({ relic: 'Anchor' }), buy({ potion: 'Block Potion' })],
      expect: {
        players: [{ gold: 13, relics: ['Anchor'], potions: ['Block Potion'] }],
        climb: {
          merchant: {
            relics: [null, ['Lantern', 6], ['Vajra', 7]],
            potions: [['Fire Potion', 2], null, ['Swift Potion', 2]],
          },
        },
      },
    });
  });

  it('STS-10.21 any number of the own cards can be bought, no one else’s', () => {
    onClimb({
      ...shop(),
      players: [
        { ...HERO, gold: 5 },
        { ...FRIEND, gold: 9 },
      ],
      moves: [
        { refused: buy({ card: 'Anger' }, 'Silent'), code: 'cannot-buy' },
        buy({ card: 'Carnage' }),
        buy({ card: 'Anger' }),
        { refused: buy({ card: 'Cleave' }), code: 'cannot-buy' },
      ],
      expect: { players: [{ gold: 0, deck: [...DECK, 'Carnage', 'Anger'] }, { gold: 9 }] },
    });
  });

  it('STS-10.22 a card is removed for 3 gold, once per player', () => {
    onClimb({
      ...shop(),
      player: { gold: 9 },
      moves: [
        buy({ service: 'remove' }),
        pickCard('Strike'),
        { refused: buy({ service: 'remove' }), code: 'cannot-buy' },
      ],
      expect: { players: [{ gold: 6, deck: ['Defend', 'Bash'] }] },
    });
    onClimb({
      ...shop(),
      player: { gold: 9, deck: ["Ascender's Bane"] },
      moves: [{ refused: buy({ service: 'remove' }), code: 'cannot-buy' }],
      expect: {},
    });
  });

  it('STS-29.12 from Ascension 8 on it costs 4 gold', () => {
    onClimb({
      ...shop({ ascension: 8 }),
      player: { gold: 4 },
      moves: [buy({ service: 'remove' }), pickCard('Strike')],
      expect: { players: [{ gold: 0 }] },
    });
    onClimb({
      ...shop({ ascension: 8 }),
      player: { gold: 3 },
      moves: [{ refused: buy({ service: 'remove' }), code: 'cannot-buy' }],
      expect: {},
    });
  });

  it('STS-10.23 a Golden Ticket adds the top rare for 6 gold', () => {
    onClimb({
      ...shop(),
      player: { gold: 6, rewardDeck: ['Anger', 'Golden Ticket', 'Cleave', 'Flex'] },
      moves: [
        { refused: buy({ card: 'Golden Ticket' }), code: 'cannot-buy' },
        buy({ card: 'Feed', price: 6 }),
        leave(),
      ],
      expect: {
        players: [
          { gold: 0, deck: [...DECK, 'Feed'], rewardDeck: ['Flex', 'Anger', 'Golden Ticket', 'Cleave'] },
        ],
      },
    });
  });

  it('STS-10.24 at the potion limit a place has to be free, or the potion is for another player', () => {
    const FULL = ['Flex Potion', 'Energy Potion', 'Explosive Potion'];
    onClimb({
      ...shop(),
      players: [{ ...HERO, gold: 6, potions: FULL }, FRIEND],
      moves: [
        { refused: buy({ potion: 'Fire Potion', player: 'Ironclad' }), code: 'cannot-buy' },
        buy({ potion: 'Fire Potion', player: 'Silent' }),
        { do: 'drop', potion: 'Flex Potion' },
        buy({ potion: 'Block Potion', player: 'Ironclad' }),
      ],
      expect: {
        players: [
          { gold: 2, potions: ['Energy Potion', 'Explosive Potion', 'Block Potion'] },
          { potions: ['Fire Potion'] },
        ],
      },
    });
    onClimb({
      ...shop(),
      player: { gold: 6, relics: ['Sozu'] },
      moves: [{ refused: buy({ potion: 'Fire Potion' }), code: 'cannot-buy' }],
      expect: {},
    });
  });

  const offer = (gold: number, seat = 'Silent') =>
    Array.from({ length: gold }, () => ({ seat, do: 'share', change: 1 }));
  const purses = (hero: number, friend: number) => [
    { ...HERO, gold: hero },
    { ...FRIEND, gold: friend },
  ];

  it('STS-8.23 gold that another player offers is spent first (R173)', () => {
    onClimb({
      ...shop(),
      players: purses(2, 5),
      moves: [
        { refused: buy({ relic: 'Anchor' }), code: 'cannot-buy' },
        { seat: 'Silent', do: 'share' },
        { ...buy({ relic: 'Anchor' }), paidBy: 'Silent 5' },
      ],
      expect: { players: [{ gold: 2, relics: ['Anchor'] }, { gold: 0 }], climb: { sharing: [0, 0] } },
    });
  });

  it.each([
    [0, 3, 6],
    [2, 5, 4],
    [6, 9, 0],
  ])('STS-8.23 after an offer of %i gold a purchase for 6 leaves %i and %i', (offered, hero, friend) => {
    onClimb({
      ...shop(),
      players: purses(9, 6),
      moves: [...offer(offered), buy({ relic: 'Lantern' })],
      expect: { players: [{ gold: hero }, { gold: friend }] },
    });
  });

  it('STS-8.23 several players share a price as they have offered, each up to the own offer', () => {
    onClimb({
      ...shop(),
      players: [...purses(3, 6), { character: 'Defect', gold: 6 }],
      moves: [
        ...offer(1),
        ...offer(2, 'Defect'),
        { ...buy({ relic: 'Lantern' }), paidBy: 'Silent 1, Defect 2' },
      ],
      expect: { players: [{ gold: 0 }, { gold: 5 }, { gold: 4 }] },
    });
  });

  it('STS-8.23 an offer can be made smaller, and is never more than its player still has', () => {
    onClimb({
      ...shop(),
      players: purses(9, 6),
      moves: [
        { refused: { seat: 'Silent', do: 'share', change: -1 } },
        { seat: 'Silent', do: 'share' },
        { refused: { seat: 'Silent', do: 'share', change: 1 } },
        { seat: 'Silent', do: 'share', change: -1 },
        { expect: { climb: { sharing: [0, 5] } } },
        { ...buy({ relic: 'Anchor' }), seat: 'Silent' },
      ],
      expect: { players: [{ gold: 9 }, { gold: 1 }], climb: { sharing: [0, 1] } },
    });
  });

  it('STS-10.25 STS-3.6 unsold items and cards go under their decks', () => {
    onClimb({
      ...shop({ unlocks: { colorless: true }, decks: { colorless: ['Blind', 'Trip', 'Panacea', 'Purity'] } }),
      moves: [leave()],
      expect: {
        phase: 'map',
        players: [
          { rewardDeck: ['Flex', 'Iron Wave', 'Clash', 'Warcry', 'Havoc', 'Anger', 'Cleave', 'Carnage'] },
        ],
        potionDeck: ['Weak Potion', 'Fire Potion', 'Block Potion', 'Swift Potion'],
        climb: {
          merchant: null,
          decks: {
            relics: ['Akabeko', 'Sundial', 'Pen Nib', 'Anchor', 'Lantern', 'Vajra'],
            colorless: ['Purity', 'Blind', 'Trip', 'Panacea'],
          },
        },
      },
    });
  });

  it('STS-10.10 the Merchant closes when the last player has left', () => {
    onClimb({ ...shop(), players: BOTH, moves: [leave()], expect: { phase: 'merchant' } });
    onClimb({ ...shop(), players: BOTH, moves: [leave(), leave('Silent')], expect: { phase: 'map' } });
  });
});
