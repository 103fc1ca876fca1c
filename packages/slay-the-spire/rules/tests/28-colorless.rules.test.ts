import { defined } from '@three-spires/kernel';
import { describe, expect, it } from 'vitest';
import { slayTheSpire } from '../../index.ts';
import { FRIEND, HERO, leave, onClimb } from '../../testing/climb.ts';
import { FACES } from '../compile/entries.ts';

const start = (unlocks: object) =>
  slayTheSpire.start(slayTheSpire.readSetup({ characters: ['Ironclad'], climb: { unlocks } }), 'unlocks');
const rewardsOf = (unlocks: object): string[] => {
  const [player] = start(unlocks).players;
  const inHand = start(unlocks).run.offer;
  return [...(player?.rewardDeck ?? []), ...(player?.rareDeck ?? []), ...inHand].map(
    (face) => FACES[face]?.name ?? '',
  );
};

describe('unlocks in the decks', () => {
  it('STS-28.3 STS-28.4 each lock adds its cards; lock 2 the second Golden Ticket (STS-8.9)', () => {
    const cards = [0, 1, 2, 3].map((Ironclad) => rewardsOf({ Ironclad }));
    const sizes = cards.map(({ length }) => length);
    expect(sizes.map((size) => size - (sizes[0] ?? 0))).toEqual([0, 4, 9, 13]);
    const tickets = cards.map((names) => names.filter((name) => name === 'Golden Ticket').length);
    expect(tickets).toEqual([1, 1, 2, 2]);
    expect(cards[0]).not.toContain('Barricade');
    expect(cards[3]).toContain('Barricade');
    expect(cards[1]).toContain('Immolate');
  });

  it('STS-28.5 the colorless deck of 22 cards is laid out only with its unlock', () => {
    expect(start({}).run.colorlessDeck).toHaveLength(0);
    expect(start({ colorless: true }).run.colorlessDeck).toHaveLength(22);
  });

  it('STS-28.6 every Merchant shows the party 3 colorless cards: uncommon 3 gold, rare 6 (R121)', () => {
    const buy = (colorless: string, seat?: string) => ({
      do: 'buy',
      colorless,
      ...defined({ seat }),
    });
    onClimb({
      climb: {
        room: 'merchant',
        unlocks: { colorless: true },
        decks: { colorless: ['Blind', 'Apotheosis', 'Trip', 'Purity'] },
      },
      players: [
        { ...HERO, gold: 6 },
        { ...FRIEND, gold: 3 },
      ],
      moves: [
        {
          expect: {
            climb: {
              merchant: {
                colorless: [
                  ['Blind', 3],
                  ['Apotheosis', 6],
                  ['Trip', 3],
                ],
              },
            },
          },
        },
        buy('Apotheosis'),
        { refused: buy('Apotheosis', 'Silent'), code: 'cannot-buy' },
        buy('Trip', 'Silent'),
        leave(),
        leave('Silent'),
      ],
      expect: {
        players: [{ gold: 0, deck: ['Strike', 'Defend', 'Bash', 'Apotheosis'] }, { gold: 0 }],
        climb: { decks: { colorless: ['Purity', 'Blind'] } },
      },
    });
  });

  it('STS-28.7 6 more Neow cards and the colorless Event', () => {
    expect(start({}).run.neowDeck).toHaveLength(13);
    expect(start({ colorless: true }).run.neowDeck).toHaveLength(19);
    const events = (colorless: boolean) =>
      onClimb({
        climb: { act: 3, room: 'map', unlocks: { colorless } },
        moves: [],
        expect: {},
      }).state.run.eventDeck.length;
    expect([events(false), events(true)]).toEqual([11, 12]);
  });

  it('STS-28.8 Act IV is open with its unlock and all 3 keys', () => {
    const end = (unlocks: object, keys: readonly string[]) => ({
      climb: { act: 3, room: 'actEnd', unlocks, keys },
      moves: [],
    });
    const keys = ['ruby', 'sapphire', 'emerald'];
    onClimb({ ...end({ actFour: true }, keys), expect: { outcome: null, question: { kind: 'party' } } });
    onClimb({ ...end({ actFour: true }, keys.slice(1)), expect: { outcome: 'victory' } });
    onClimb({ ...end({}, keys), expect: { outcome: 'victory' } });
  });
});
