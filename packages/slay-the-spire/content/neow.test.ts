import { describe, expect, it } from 'vitest';
import { done, HERO, onClimb, option, pickCard, pickItem } from '../testing/climb.ts';
import { NEOW_CARDS } from './neow.ts';

const DECK = ['Strike', 'Defend', 'Bash'];
const COLORLESS = ['Blind', 'Trip', 'Panacea', 'Purity', 'Finesse', 'Madness', 'Panache'];

type Moves = Parameters<typeof onClimb>[0]['moves'];
type Row = readonly [moves: Moves, player: object];

/** What each blue reward does to a player with 5 HP, 3 gold of the red part and the three starter cards. */
const REWARDS: Readonly<Record<string, Row>> = {
  upgrade: [[pickCard('Bash')], { deck: ['Strike', 'Defend', 'Bash+'] }],
  remove: [[pickCard('Bash')], { deck: ['Strike', 'Defend'] }],
  transform: [[pickCard('Bash')], { deck: ['Strike', 'Defend', 'Flex'] }],
  rare: [[], { deck: [...DECK, 'Feed'] }],
  gold5: [[], { gold: 8 }],
  potions: [
    [pickItem('Fire Potion'), pickItem('Block Potion'), pickItem('Swift Potion')],
    { potions: ['Fire Potion', 'Block Potion', 'Swift Potion'] },
  ],
  cards: [[pickCard('Flex')], { deck: [...DECK, 'Flex'] }],
  colorless: [[pickCard('Trip')], { deck: [...DECK, 'Trip'] }],
  'gold10 -2hp': [[], { gold: 13, hp: 3 }],
  'gold10 curse': [[], { gold: 13, deck: [...DECK, 'Injury'] }],
  'relic curse': [[pickItem('Anchor')], { relics: ['Anchor'], deck: [...DECK, 'Injury'] }],
  'relic -3gold': [[pickItem('Anchor')], { relics: ['Anchor'], gold: 0 }],
  'relic -2hp': [[pickItem('Anchor')], { relics: ['Anchor'], hp: 3 }],
  'rares curse': [[pickCard('Offering')], { deck: [...DECK, 'Offering', 'Injury'] }],
  'rares -3gold': [[pickCard('Offering')], { deck: [...DECK, 'Offering'], gold: 0 }],
  'rares -2hp': [[pickCard('Offering')], { deck: [...DECK, 'Offering'], hp: 3 }],
  'upgrade2random -2hp': [[], { hp: 3 }],
  'upgrade2random curse': [[], {}],
  'upgrade2random -3gold': [[], { gold: 0 }],
  'remove2 -3hp': [[pickCard('Bash'), pickCard('Strike')], { deck: ['Defend'], hp: 2 }],
  'remove2 -2hp': [[pickCard('Bash'), pickCard('Strike')], { deck: ['Defend'], hp: 3 }],
  'remove2 -3gold': [[pickCard('Bash'), pickCard('Strike')], { deck: ['Defend'], gold: 0 }],
  'transform2 -3hp': [
    [pickCard('Bash'), pickCard('Strike')],
    { deck: ['Defend', 'Flex', 'Iron Wave'], hp: 2 },
  ],
  'transform2 curse': [
    [pickCard('Bash'), pickCard('Strike')],
    { deck: ['Defend', 'Flex', 'Iron Wave', 'Injury'] },
  ],
  'gold5 cards curse': [[pickCard('Flex')], { gold: 8, deck: [...DECK, 'Flex', 'Injury'] }],
  'colorless2 curse': [
    [pickCard('Trip'), pickCard('Finesse')],
    { deck: [...DECK, 'Trip', 'Finesse', 'Injury'] },
  ],
};

/** The printed cards: three blue rewards each. */
const CARDS: readonly (readonly [id: string, ...rewards: string[]])[] = [
  ['neow-01', 'upgrade', 'remove', 'gold10 -2hp'],
  ['neow-02', 'upgrade', 'rare', 'gold10 curse'],
  ['neow-03', 'upgrade', 'gold5', 'relic curse'],
  ['neow-04', 'upgrade', 'potions', 'rares curse'],
  ['neow-05', 'potions', 'cards', 'relic -3gold'],
  ['neow-06', 'remove', 'transform', 'relic -2hp'],
  ['neow-07', 'gold5', 'rare', 'rares -3gold'],
  ['neow-08', 'upgrade', 'potions', 'upgrade2random -2hp'],
  ['neow-09', 'transform', 'gold5', 'remove2 -3hp'],
  ['neow-10', 'rare', 'cards', 'remove2 -2hp'],
  ['neow-11', 'rare', 'transform', 'upgrade2random curse'],
  ['neow-12', 'remove', 'gold5', 'upgrade2random -3gold'],
  ['neow-13', 'remove', 'transform', 'transform2 -3hp'],
  ['neow-14', 'remove', 'potions', 'gold5 cards curse'],
  ['neow-15', 'colorless', 'transform', 'gold10 -2hp'],
  ['neow-16', 'colorless', 'remove', 'rares -2hp'],
  ['neow-17', 'colorless', 'rare', 'relic -3gold'],
  ['neow-18', 'colorless', 'upgrade', 'remove2 -3gold'],
  ['neow-19', 'colorless', 'potions', 'transform2 curse'],
  ['neow-20', 'transform', 'gold5', 'colorless2 curse'],
];

const choices = CARDS.flatMap(([id, ...rewards]) =>
  rewards.map((reward, at) => [id, at + 1, reward] as const),
);

/** The red card reward is looked at and skipped, so its three cards lie at the bottom. */
const neow = (id: string, moves: Moves, expected: Parameters<typeof onClimb>[0]['expect']) =>
  onClimb({
    climb: { room: 'neow', neow: [id], unlocks: { colorless: true }, decks: { colorless: COLORLESS } },
    moves: [
      { expect: { players: [{ gold: 3 }], climb: { offer: ['Anger', 'Cleave', 'Carnage'] } } },
      done(),
      ...moves,
    ],
    expect: expected,
  });

describe("Neow's Blessing (STS-2.14, STS-2.15, STS-2.16)", () => {
  it('every printed card is in the box, 14 and with the colorless unlock 6 more (STS-2.7, STS-28.7)', () => {
    expect(NEOW_CARDS.map(({ id }) => id)).toEqual(CARDS.map(([id]) => id));
    expect(NEOW_CARDS.filter(({ colorless }) => !colorless)).toHaveLength(14);
  });

  it.each(choices)('%s, blessing %i: %s', (id, place, reward) => {
    const [moves, player] = REWARDS[reward] ?? [[], {}];
    // After Neow the first fight begins, and the deck becomes the draw pile: so the look is taken before.
    const { state } = onClimb({
      climb: {
        room: 'neow',
        neow: [id, 'neow-03'],
        unlocks: { colorless: true },
        decks: { colorless: COLORLESS },
      },
      players: [HERO, { character: 'Silent' }],
      moves: [
        done(),
        done('Silent'),
        option(`Blessing ${place}`),
        ...moves,
        { expect: { players: [{ hp: 5, gold: 3, relics: [], ...player }, {}], phase: 'neow' } },
      ],
      expect: { climb: { menus: { Ironclad: { taken: [`Blessing ${place}`] } } } },
    });
    if (!reward.startsWith('upgrade2random')) return;
    const deck = state.players[0]?.deck ?? [];
    expect(deck.filter((card) => card % 2 === 1)).toHaveLength(2);
    expect(deck).toHaveLength(reward.endsWith('curse') ? 4 : 3);
  });

  it('the red part comes first, and its cards may be taken', () => {
    onClimb({
      climb: { room: 'neow', neow: ['neow-01', 'neow-02'] },
      players: [HERO, { character: 'Silent' }],
      moves: [{ refused: option('Blessing 1') as object }, pickCard('Cleave'), done('Silent')],
      expect: { players: [{ deck: [...DECK, 'Cleave'], gold: 3 }, { gold: 3 }] },
    });
  });

  it('the good half may be skipped, but never the price (R7)', () => {
    neow('neow-09', [option('Blessing 3'), done()], { players: [{ hp: 2 }], climb: { menus: null } });
    neow('neow-06', [option('Blessing 3'), done()], { players: [{ hp: 3, relics: [] }] });
  });

  it('exactly one blessing is chosen, and then the 1st Encounter begins (STS-2.18)', () => {
    neow('neow-03', [option('Blessing 2')], {
      players: [{ gold: 8 }],
      phase: 'play',
      climb: { act: 1, space: 0, room: 'encounter', menus: null },
    });
  });
});
