import { describe, expect, it } from 'vitest';
import { done, FRIEND, HERO, onClimb, option, pickCard } from '../../testing/climb.ts';
import { facesOfDeck } from '../compile/decks.ts';
import { FACES } from '../compile/entries.ts';

const note = { climb: { act: 2, room: 'event', event: 'A Note For Yourself' } };
const from = (name: string) => ({ do: 'choose', name });
const DECK = ['Strike', 'Defend', 'Bash'];

describe('cards of other characters on the climb', () => {
  it('STS-25.1 tokens of another character work for any player who has them', () => {
    onClimb({
      climb: { room: 'encounter' },
      player: { hand: ['Blade Dance'], deck: [] },
      enemies: [{ name: 'A', row: 1, hp: 10 }],
      moves: [{ do: 'play', card: 'Blade Dance' }, { do: 'shiv' }],
      expect: { players: [{ shivs: 1 }], enemies: [{ hp: 9 }] },
    });
  });

  it('STS-25.3 a foreign card Transforms into a card of the own character', () => {
    onClimb({
      climb: { act: 1, room: 'event', event: 'Living Wall' },
      player: { deck: ['Slice', 'Defend'] },
      moves: [option('Change'), pickCard('Slice')],
      expect: { players: [{ deck: ['Defend', 'Anger'] }] },
    });
  });

  it('STS-25.4 STS-25.5 a Golden Ticket of another deck reveals a rare of that character; the rest goes home', () => {
    onClimb({
      ...note,
      players: [
        HERO,
        { ...FRIEND, rewardDeck: ['Slice', 'Golden Ticket', 'Bane'], rareDeck: ['Burst', 'Adrenaline'] },
      ],
      moves: [
        option('Take'),
        from('Silent'),
        { expect: { climb: { offer: ['Slice', 'Silent: Golden Ticket', 'Burst', 'Bane'] } } },
        pickCard('Slice'),
      ],
      expect: {
        players: [
          { deck: [...DECK, 'Slice'], rareDeck: HERO.rareDeck },
          { rewardDeck: ['Golden Ticket', 'Bane'], rareDeck: ['Adrenaline', 'Burst'] },
        ],
      },
    });
  });

  it('STS-25.5 decks of a character not in play are prepared with its unlocks when they are needed (R107)', () => {
    const { state } = onClimb({
      climb: { ...note.climb, unlocks: { Defect: 1 } },
      moves: [option('Take'), from('Defect'), done()],
      expect: {},
    });
    expect(state.run.foreignRewards[2]?.slice().sort()).toEqual(facesOfDeck('Defect', 'rewards', 1).sort());
  });

  it('STS-25.6 the first foreign card with Orbs or Stances brings the Prismatic Shard, a second one does not (R108)', () => {
    const exchange = (theirs: string, mine: object = {}) =>
      onClimb({
        ...note,
        players: [
          { ...HERO, ...mine },
          { character: 'Defect', deck: [theirs] },
        ],
        moves: [
          option('Exchange'),
          { do: 'choose', player: 'Defect' },
          pickCard('Strike'),
          pickCard(theirs, 'Defect'),
        ],
        expect: {},
      }).state.players[0];
    expect(exchange('Zap')?.shard).toBe(1);
    expect(exchange('Zap')?.relics).toHaveLength(1);
    expect(exchange('Defend')?.shard).toBe(0);
    expect(exchange('Zap', { relics: ['Prismatic Shard'] })?.relics).toHaveLength(1);
  });

  it('STS-25.6 every card that uses the board is known, however deep the word stands', () => {
    const uses = FACES.filter(
      ({ definition, face }) =>
        definition.owner === 'Watcher' && JSON.stringify(face).includes('"do":"stance"'),
    ).map(({ name }) => name);
    expect(uses).toEqual(expect.arrayContaining(['Eruption', 'Vigilance', 'Crescendo', 'Tantrum']));
  });

  it('STS-25.8 STS-25.9 the Shard gives the Defect no Orb slots', () => {
    onClimb({
      ...note,
      players: [
        { character: 'Defect', deck: ['Zap'] },
        { character: 'Watcher', deck: ['Eruption'] },
      ],
      moves: [
        option('Exchange'),
        { do: 'choose', player: 'Watcher' },
        pickCard('Zap'),
        pickCard('Eruption', 'Watcher'),
      ],
      expect: {
        players: [
          { shard: true, orbSlots: 3, relics: ['Prismatic Shard'] },
          { shard: true, relics: ['Prismatic Shard'] },
        ],
      },
    });
  });
});
