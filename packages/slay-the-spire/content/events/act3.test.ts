import { describe, expect, it } from 'vitest';
import { ENEMY_ENTRIES } from '../../rules/compile/entries.ts';
import {
  atEvent,
  type Climb,
  closed,
  done,
  FRIEND,
  HERO,
  ON_THE_MAP,
  option,
  pickCard,
  pickItem,
  vote,
} from '../../testing/climb.ts';

type Given = Omit<Climb, 'climb'>;

const alone = (event: string, { expect, ...given }: Given, climb = {}) =>
  atEvent(3, event, { ...given, climb, expect: { ...ON_THE_MAP, ...expect } });

const both = [HERO, FRIEND];
const DECK = ['Strike', 'Defend', 'Bash'];
/** The one choice of a party of two, in agreement. */
const agree = (name: string) => [vote(name), vote(name, 'Silent')];

describe('Events that come again in Act III', () => {
  it('Bonfire Spirits', () => {
    alone('Bonfire Spirits', {
      player: { deck: ['Feed', 'Strike'] },
      moves: [option('Offer'), pickCard('Feed')],
      expect: { players: [{ hp: 10, deck: ['Strike'] }] },
    });
  });
  it('Wheel of Change', () => {
    alone('Wheel of Change', {
      with: { nextDie: [6] },
      moves: [option('Spin')],
      expect: { players: [{ hp: 3 }] },
    });
  });
  it('A Note For Yourself', () => {
    alone('A Note For Yourself', {
      players: both,
      moves: [
        option('Take'),
        { do: 'choose', name: 'Silent' },
        pickCard('Slice'),
        option('Exchange', 'Silent'),
        { seat: 'Silent', do: 'choose', player: 'Ironclad' },
        pickCard('Survivor', 'Silent'),
        pickCard('Slice'),
      ],
      expect: { players: [{ deck: [...DECK, 'Survivor'] }, { deck: ['Strike', 'Defend', 'Slice'] }] },
    });
  });
  it('The Merchant and Encounter! of Ascension 3', () => {
    atEvent(3, 'The Merchant', {
      climb: { ascension: 3 },
      moves: [vote('Shop')],
      expect: { phase: 'merchant' },
    });
    atEvent(3, 'Encounter!', { climb: { ascension: 3 }, moves: [vote('Fight')], expect: { phase: 'play' } });
  });
});

describe('Purifier', () => {
  it('Pray removes a card', () => {
    alone('Purifier', {
      moves: [option('Pray'), pickCard('Bash')],
      expect: { players: [{ deck: ['Strike', 'Defend'] }] },
    });
  });
  it("Cleanse removes all Curses but Ascender's Bane; Parasite takes 2 HP as it goes (STS-9.1)", () => {
    alone('Purifier', {
      player: { deck: ['Strike', 'Injury', "Ascender's Bane", 'Parasite', 'Doubt'] },
      moves: [option('Cleanse')],
      expect: { players: [{ deck: ['Strike', "Ascender's Bane"], hp: 3 }] },
    });
  });
});

describe('Falling', () => {
  it('three cards of the shuffled deck are turned up and one of them goes', () => {
    const { state } = alone('Falling', {
      player: { deck: ['Strike', 'Strike', 'Strike', 'Strike', 'Strike'] },
      moves: [
        option('Land'),
        { expect: { climb: { offer: ['Strike', 'Strike', 'Strike'] }, question: { optional: false } } },
        { do: 'choose', card: 'Strike', place: 2 },
      ],
      expect: { players: [{ deck: ['Strike', 'Strike', 'Strike', 'Strike'] }] },
    });
    expect(state.run.offer).toEqual([]);
  });
  it("Ascender's Bane is turned up like the rest, but stays", () => {
    alone('Falling', {
      player: { deck: ['Strike', "Ascender's Bane", 'Bash'] },
      moves: [option('Land'), { refused: { do: 'choose', card: "Ascender's Bane" } }, pickCard('Bash')],
      expect: { players: [{ hp: 5 }] },
    });
    alone('Falling', {
      player: { deck: ["Ascender's Bane"] },
      moves: [option('Land')],
      expect: { players: [{ deck: ["Ascender's Bane"] }] },
    });
  });
});

describe('Face Trader', () => {
  it('Take and Give: the relic lost may be the one just gained', () => {
    alone('Face Trader', {
      player: { relics: ['Duality'] },
      moves: [option('Take and Give'), pickItem('Anchor'), pickItem('Anchor')],
      expect: { players: [{ relics: ['Duality'] }] },
    });
  });
  it('Exchange swaps relics with what is marked on them; alone it is closed', () => {
    alone('Face Trader', {
      players: [
        { ...HERO, relics: [{ relic: 'Molten Egg', left: 1 }] },
        { ...FRIEND, relics: ['Duality', 'Red Mask'] },
      ],
      moves: [
        option('Exchange'),
        { do: 'choose', player: 'Silent' },
        pickItem('Molten Egg'),
        pickItem('Red Mask', 'Silent'),
        option('Take and Give', 'Silent'),
        done('Silent'),
        pickItem('Duality', 'Silent'),
      ],
      expect: { players: [{ relics: ['Red Mask'] }, { relics: [{ relic: 'Molten Egg', left: 1 }] }] },
    });
    alone('Face Trader', {
      player: { relics: ['Duality'] },
      moves: [closed('Exchange'), option('Take and Give'), pickItem('Anchor'), pickItem('Duality')],
      expect: { players: [{ relics: ['Anchor'] }] },
    });
  });
  it.each([
    ['nobody', done()],
    ['a player without a relic', { do: 'choose', player: 'Defect' }],
  ])('Exchange with %s changes nothing (R39)', (_, partner) => {
    alone('Face Trader', {
      players: [
        { ...HERO, relics: ['Duality'] },
        { ...FRIEND, relics: ['Red Mask'] },
        { ...HERO, character: 'Defect', rewardDeck: [], rareDeck: [] },
      ],
      moves: [
        option('Exchange'),
        partner,
        option('Take and Give', 'Silent'),
        done('Silent'),
        option('Take and Give', 'Defect'),
        done('Defect'),
      ],
      expect: { players: [{ relics: ['Duality'] }, { relics: [] }, { relics: [] }] },
    });
  });
  it('Exchange needs a relic on both sides (R39)', () => {
    alone('Face Trader', {
      players: [{ ...HERO, relics: ['Duality'] }, FRIEND],
      moves: [
        closed('Exchange'),
        closed('Exchange', 'Silent'),
        option('Take and Give'),
        done(),
        option('Take and Give', 'Silent'),
        done('Silent'),
      ],
      expect: { players: [{ relics: [] }, { relics: [] }] },
    });
  });
});

describe('Tomb of Lord Red Mask', () => {
  it('Offer Gold: the party loses all its gold and everybody gains a relic', () => {
    alone('Tomb of Lord Red Mask', {
      players: [
        { ...HERO, gold: 5 },
        { ...FRIEND, gold: 2 },
      ],
      moves: [...agree('Offer Gold'), pickItem('Anchor'), pickItem('Lantern', 'Silent')],
      expect: {
        players: [
          { gold: 0, relics: ['Anchor'] },
          { gold: 0, relics: ['Lantern'] },
        ],
      },
    });
  });
  it('Don the Mask gives everybody 6 gold, if anybody holds Red Mask', () => {
    alone('Tomb of Lord Red Mask', {
      players: [HERO, { ...FRIEND, relics: ['Red Mask'], gold: 1 }],
      moves: agree('Don the Mask'),
      expect: { players: [{ gold: 6 }, { gold: 7, relics: ['Red Mask'] }] },
    });
    alone('Tomb of Lord Red Mask', {
      moves: [{ refused: vote('Don the Mask') as object, code: 'vote-first' }, vote('Offer Gold'), done()],
      expect: { players: [{ gold: 0 }] },
    });
  });
});

describe('The Moai Head', () => {
  it('Offer gives the printed price of a relic in gold', () => {
    alone('The Moai Head', {
      player: { relics: ['Duality', 'Incense Burner'] },
      moves: [option('Offer'), pickItem('Incense Burner')],
      expect: { players: [{ gold: 11, relics: ['Duality'] }] },
    });
  });
  it('Jump Inside heals fully and takes 2 HP', () => {
    alone('The Moai Head', {
      moves: [closed('Offer'), option('Jump Inside')],
      expect: { players: [{ hp: 8 }] },
    });
  });
  it('Jump Inside heals before it costs, at most to the 6 of Mark of Pain (STS-16.10)', () => {
    alone('The Moai Head', {
      player: { hp: 1, relics: ['Mark of Pain'] },
      moves: [option('Jump Inside')],
      expect: { players: [{ hp: 4 }] },
    });
  });
});

describe('Mind Bloom: one choice for all', () => {
  it('Rich gives everybody 5 gold', () => {
    alone('Mind Bloom', {
      players: both,
      moves: agree('Rich'),
      expect: { players: [{ gold: 5 }, { gold: 5 }] },
    });
  });
  it('Healthy heals everybody fully and gives a Curse each', () => {
    alone('Mind Bloom', {
      players: both,
      moves: agree('Healthy'),
      expect: {
        players: [
          { hp: 10, deck: [...DECK, 'Injury'] },
          { hp: 9, deck: ['Strike', 'Defend', 'Survivor', 'Regret'] },
        ],
      },
    });
  });
  it('Awake Upgrades 2 cards of everybody for 3 HP', () => {
    alone('Mind Bloom', {
      players: both,
      moves: [
        ...agree('Awake'),
        pickCard('Strike'),
        pickCard('Bash'),
        pickCard('Defend', 'Silent'),
        pickCard('Survivor', 'Silent'),
      ],
      expect: {
        players: [
          { hp: 2, deck: ['Strike+', 'Defend', 'Bash+'] },
          { hp: 2, deck: ['Strike', 'Defend+', 'Survivor+'] },
        ],
      },
    });
  });
  it('Awake is closed while a player has less than the 3 HP (STS-10.12, R38)', () => {
    const short = [HERO, { ...FRIEND, hp: 2 }];
    const refused = { refused: vote('Awake') as object };
    alone('Mind Bloom', { players: short, moves: [refused, ...agree('Rich')], expect: {} });
  });
  it('War is a fight against a Boss of Act I', () => {
    const { state } = atEvent(3, 'Mind Bloom', {
      moves: [vote('War')],
      expect: { phase: 'play', climb: { room: 'event', event: 'Mind Bloom', act: 3 } },
    });
    expect(state.encounters.map((kind) => ENEMY_ENTRIES[kind]?.definition)).toMatchObject([
      { rank: 'boss', deck: 'act1' },
    ]);
  });
  it('War gives a relic and a card reward each instead of the Boss’s rewards', () => {
    atEvent(3, 'Mind Bloom', {
      climb: { space: 0 },
      enemies: [{ name: 'Hexaghost', hp: 1 }],
      player: { hand: ['Strike'], deck: [] },
      moves: [{ do: 'play', card: 'Strike' }],
      expect: {
        phase: 'rewards',
        rewards: { Ironclad: { pieces: [{ kind: 'relic' }, { kind: 'card' }] } },
      },
    });
  });
});

describe('Winding Halls', () => {
  it.each([
    ['Embrace Madness', { deck: [...DECK, 'Anger', 'Cleave'], hp: 5 }],
    ['Press On', { deck: [...DECK, 'Injury'], hp: 8 }],
    ['Retrace Your Steps', { deck: DECK, hp: 3 }],
  ])('%s', (name, player) => {
    alone('Winding Halls', { moves: [option(name)], expect: { players: [player] } });
  });
  it('a Golden Ticket among the random cards gives the top rare', () => {
    alone('Winding Halls', {
      player: { rewardDeck: ['Golden Ticket', 'Anger', 'Cleave'] },
      moves: [option('Embrace Madness')],
      expect: { players: [{ deck: [...DECK, 'Feed', 'Anger'], rewardDeck: ['Cleave', 'Golden Ticket'] }] },
    });
  });
});

describe('Secret Portal', () => {
  it('the party jumps to any higher room, whatever the paths', () => {
    alone('Secret Portal', { moves: [vote('Enter')], expect: { question: { kind: 'party' } } });
    atEvent(3, 'Secret Portal', {
      climb: { space: 4 },
      moves: [vote('Enter'), { do: 'vote', room: 'campfire', row: 7, column: 5 }],
      expect: { climb: { room: 'campfire', space: 28 } },
    });
    atEvent(3, 'Secret Portal', {
      climb: { space: 4, boss: 'Time Eater' },
      moves: [vote('Enter'), { do: 'vote', room: 'boss', row: 8, column: 3 }],
      expect: { climb: { room: 'boss', space: 29 }, phase: 'play' },
    });
  });
  it('never back or within the row', () => {
    atEvent(3, 'Secret Portal', {
      climb: { space: 25 },
      moves: [vote('Enter')],
      expect: { climb: { room: 'boss', space: 29 } },
    });
  });
});

describe('Sensory Stone (colorless unlock)', () => {
  const colorless = {
    unlocks: { colorless: true },
    decks: { colorless: ['Blind', 'Trip', 'Panacea', 'Purity', 'Finesse', 'Madness', 'Panache'] },
  };
  it('Recall is a colorless card reward', () => {
    alone(
      'Sensory Stone',
      {
        moves: [
          option('Recall'),
          { expect: { climb: { offer: ['Blind', 'Trip', 'Panacea'] } } },
          pickCard('Trip'),
        ],
        expect: {
          players: [{ deck: [...DECK, 'Trip'], hp: 5 }],
          climb: { decks: { colorless: ['Purity', 'Finesse', 'Madness', 'Panache', 'Blind', 'Panacea'] } },
        },
      },
      colorless,
    );
  });
  it('twice for 2 HP', () => {
    alone(
      'Sensory Stone',
      {
        moves: [option('Recall Twice'), pickCard('Blind'), pickCard('Madness')],
        expect: { players: [{ deck: [...DECK, 'Blind', 'Madness'], hp: 3 }] },
      },
      colorless,
    );
  });
});
