import { describe, expect, it } from 'vitest';
import { facesOfDeck } from '../../rules/compile/decks.ts';
import {
  atEvent,
  type Climb,
  closed,
  done,
  FRIEND,
  HERO,
  leave,
  ON_THE_MAP,
  option,
  pickCard,
  pickItem,
  vote,
} from '../../testing/climb.ts';
import { CHARACTERS } from '../../words/lists.ts';

type Given = Omit<Climb, 'climb'>;

const alone = (event: string, { expect, ...given }: Given, climb = {}) =>
  atEvent(2, event, { ...given, climb, expect: { ...ON_THE_MAP, ...expect } });

const both = [HERO, FRIEND];
const DECK = ['Strike', 'Defend', 'Bash'];

describe('Knowing Skull', () => {
  it.each([
    ['Pick Me Up?', [pickItem('Fire Potion')], { hp: 4, potions: ['Fire Potion'], gold: 0 }],
    ['Riches?', [], { hp: 4, gold: 3 }],
    ['Success?', [pickCard('Cleave')], { hp: 4, deck: [...DECK, 'Cleave'] }],
  ])('%s for 1 HP, and that may be all', (name, moves, player) => {
    alone('Knowing Skull', { moves: [option(name), ...moves, leave()], expect: { players: [player] } });
  });
  it('one or two different options can be taken, no more and none twice', () => {
    alone('Knowing Skull', {
      players: both,
      moves: [
        option('Riches?'),
        closed('Riches?'),
        option('Success?'),
        done(),
        { refused: option('Pick Me Up?') as object, code: 'room-finished' },
        option('Riches?', 'Silent'),
        leave('Silent'),
      ],
      expect: {
        players: [
          { hp: 3, gold: 3, deck: DECK },
          { hp: 4, gold: 3 },
        ],
      },
    });
  });
});

describe('We Meet Again!', () => {
  it('Give Gold takes 4 gold for a relic', () => {
    alone('We Meet Again!', {
      player: { gold: 4 },
      moves: [closed('Exchange'), closed('Give Card'), option('Give Gold'), pickItem('Anchor')],
      expect: { players: [{ gold: 0, relics: ['Anchor'] }] },
    });
  });
  it('Exchange gives up a relic of your choice; Boss relics do not count (STS-7.5)', () => {
    alone('We Meet Again!', {
      player: { relics: ['Red Mask', 'Black Blood', 'Duality'] },
      moves: [
        option('Exchange'),
        { expect: { climb: { offer: ['Red Mask', 'Duality'] } } },
        pickItem('Duality'),
        pickItem('Anchor'),
      ],
      expect: {
        players: [{ relics: ['Red Mask', 'Black Blood', 'Anchor'] }],
        climb: { decks: { relics: ['Lantern', 'Vajra', 'Akabeko', 'Sundial', 'Pen Nib', 'Duality'] } },
      },
    });
  });
  it('Give Card takes an uncommon or rare card', () => {
    alone('We Meet Again!', {
      player: { deck: ['Strike', 'Carnage', 'Feed'] },
      moves: [
        option('Give Card'),
        { refused: { do: 'choose', card: 'Strike' } },
        pickCard('Carnage'),
        pickItem('Anchor'),
      ],
      expect: { players: [{ deck: ['Strike', 'Feed'], relics: ['Anchor'] }] },
    });
  });
  it('no player has to give anything (R36)', () => {
    alone('We Meet Again!', {
      player: { gold: 9, deck: ['Feed'], relics: ['Vajra'] },
      moves: [leave()],
      expect: { players: [{ gold: 9, deck: ['Feed'], relics: ['Vajra'] }] },
    });
  });
});

describe('Wheel of Change in Act II', () => {
  it('turns as in Act I', () => {
    alone('Wheel of Change', {
      with: { nextDie: [5] },
      moves: [option('Spin')],
      expect: { players: [{ gold: 4 }] },
    });
  });
});

describe('Designer In-Spire', () => {
  it.each([
    ['Adjustment', [pickCard('Bash')], { gold: 3, deck: ['Strike', 'Defend', 'Bash+'] }],
    ['Clean Up', [pickCard('Bash')], { gold: 2, deck: ['Strike', 'Defend'] }],
    ['Full Service', [pickCard('Bash'), pickCard('Strike')], { gold: 0, deck: ['Strike+', 'Defend'] }],
    ['Punch!', [], { gold: 5, hp: 4 }],
  ])('%s', (name, moves, player) => {
    alone('Designer In-Spire', {
      player: { gold: 5 },
      moves: [option(name), ...moves],
      expect: { players: [player] },
    });
  });
  it('without gold only the Punch is left, and it has to be taken (STS-10.9)', () => {
    alone('Designer In-Spire', {
      player: { gold: 1 },
      moves: [
        { expect: { climb: { menus: { Ironclad: { open: ['Punch!'] } } } } },
        { refused: leave() as object, code: 'must-choose' },
        option('Punch!'),
      ],
      expect: { players: [{ hp: 4 }] },
    });
  });
});

describe('Cursed Tome', () => {
  it.each([
    ['Take', [pickCard('Offering')], { deck: [...DECK, 'Offering', 'Injury'], hp: 5 }],
    ['Read', [], { deck: [...DECK, 'Feed'], hp: 3 }],
    ['Skim', [pickCard('Anger')], { deck: [...DECK, 'Anger'], hp: 4 }],
  ])('%s', (name, moves, player) => {
    alone('Cursed Tome', { moves: [option(name), ...moves], expect: { players: [player] } });
  });
});

describe('Colosseum: one choice for the whole party (STS-10.11)', () => {
  it('Warm Up is an Encounter for everybody', () => {
    atEvent(2, 'Colosseum', {
      players: both,
      moves: [vote('Warm Up'), vote('Warm Up', 'Silent')],
      expect: { climb: { room: 'encounter' }, phase: 'play' },
    });
  });
  it('Main Event is an Elite; on a tie the player in the lowest row decides (STS-1.9, R3)', () => {
    atEvent(2, 'Colosseum', {
      players: [
        { ...HERO, row: 2 },
        { ...FRIEND, row: 1 },
      ],
      moves: [vote('Warm Up'), vote('Main Event', 'Silent')],
      expect: { climb: { room: 'elite' } },
    });
  });
  it('a vote can be changed until all have voted (R3)', () => {
    atEvent(2, 'Colosseum', {
      players: both,
      moves: [vote('Main Event'), vote('Warm Up'), vote('Warm Up', 'Silent')],
      expect: { climb: { room: 'encounter' } },
    });
  });
});

describe('Ancient Writing', () => {
  it('Elegance removes a card', () => {
    alone('Ancient Writing', {
      moves: [option('Elegance'), pickCard('Bash')],
      expect: { players: [{ deck: ['Strike', 'Defend'] }] },
    });
  });
  it('Simplicity Upgrades a starter Strike and a starter Defend', () => {
    alone('Ancient Writing', {
      moves: [option('Simplicity'), pickCard('Strike'), pickCard('Defend')],
      expect: { players: [{ deck: ['Strike+', 'Defend+', 'Bash'] }] },
    });
  });
});

describe('A Note For Yourself', () => {
  it('Exchange swaps a card with another player, who chooses what to give', () => {
    alone('A Note For Yourself', {
      players: both,
      moves: [
        option('Exchange'),
        { do: 'choose', player: 'Silent' },
        pickCard('Bash'),
        pickCard('Survivor', 'Silent'),
        option('Take', 'Silent'),
        done('Silent'),
      ],
      expect: {
        players: [{ deck: ['Strike', 'Defend', 'Survivor'] }, { deck: ['Strike', 'Defend', 'Bash'] }],
      },
    });
  });
  it('the other player may decline', () => {
    alone('A Note For Yourself', {
      players: both,
      moves: [
        option('Exchange'),
        { do: 'choose', player: 'Silent' },
        pickCard('Bash'),
        done('Silent'),
        option('Take', 'Silent'),
        done('Silent'),
      ],
      expect: { players: [{ deck: DECK }, { deck: ['Strike', 'Defend', 'Survivor'] }] },
    });
  });
  it('alone only Take is possible: a card reward of any other character (STS-25.5, R107)', () => {
    const { state } = alone('A Note For Yourself', {
      moves: [
        closed('Exchange'),
        option('Take'),
        { refused: { do: 'choose', option: 4 } },
        { do: 'choose', name: 'Defect' },
        { expect: { question: { kind: 'offer', optional: true } } },
        done(),
      ],
      expect: { players: [{ deck: DECK, rewardDeck: HERO.rewardDeck }] },
    });
    // The three cards are back under the whole deck of the Defect.
    expect(state.run.foreignRewards[CHARACTERS.indexOf('Defect')]?.slice().sort()).toEqual(
      facesOfDeck('Defect', 'rewards', 0).sort(),
    );
  });
  it('cards of a character in play come from, and go back under, that player’s deck (STS-25.5)', () => {
    alone('A Note For Yourself', {
      players: both,
      moves: [
        option('Take'),
        { do: 'choose', name: 'Silent' },
        { expect: { climb: { offer: ['Slice', 'Backflip', 'Bane'] } } },
        pickCard('Bane'),
        option('Take', 'Silent'),
        done('Silent'),
      ],
      expect: {
        players: [
          { deck: [...DECK, 'Bane'], rewardDeck: HERO.rewardDeck },
          { rewardDeck: ['Deflect', 'Dash', 'Blur', 'Slice', 'Backflip'] },
        ],
      },
    });
  });
});

describe('The Joust', () => {
  it.each([
    ['Bet Gold', { gold: 2 }, 3, { gold: 0 }],
    ['Bet Gold', { gold: 2 }, 4, { gold: 6 }],
    ['Bet a Relic', { relics: ['Vajra'] }, 1, { gold: 0, relics: [] }],
    ['Bet a Relic', { relics: ['Vajra'] }, 6, { gold: 6, relics: [] }],
    ['Bet a Potion', { potions: ['Flex Potion'] }, 2, { gold: 0, potions: [] }],
    ['Bet a Potion', { potions: ['Flex Potion'] }, 5, { gold: 6, potions: [] }],
  ])('%s of %j, roll %i', (name, player, face, expected) => {
    alone('The Joust', {
      player,
      with: { nextDie: [face] },
      moves: [option(name)],
      expect: { players: [expected] },
    });
  });
  it('is closed without a stake', () => {
    alone('The Joust', {
      player: { gold: 1, relics: ['Black Blood'] },
      moves: [closed('Bet Gold'), closed('Bet a Relic'), closed('Bet a Potion'), leave()],
      expect: { players: [{ gold: 1 }] },
    });
  });
});

describe('The Woman In Blue', () => {
  it.each([
    ['Buy 1', [pickItem('Fire Potion')], { gold: 1, potions: ['Fire Potion'] }],
    [
      'Buy 2',
      [pickItem('Fire Potion'), pickItem('Block Potion')],
      { gold: 0, potions: ['Fire Potion', 'Block Potion'] },
    ],
    ['Leave', [], { gold: 2, hp: 4 }],
  ])('%s', (name, moves, player) => {
    alone('The Woman In Blue', {
      player: { gold: 2 },
      moves: [option(name), ...moves],
      expect: { players: [player] },
    });
  });
});

describe("N'loth", () => {
  it('takes a random relic, never a Boss relic, for a rare reward (STS-7.5)', () => {
    alone("N'loth", {
      player: { relics: ['Black Blood', 'Duality'] },
      moves: [option('Offer a Relic'), pickCard('Offering')],
      expect: { players: [{ relics: ['Black Blood'], deck: [...DECK, 'Offering'] }] },
    });
  });
  it('takes a potion of your choice for a random rare card', () => {
    alone("N'loth", {
      player: { potions: ['Flex Potion', 'Fire Potion'] },
      moves: [closed('Offer a Relic'), option('Offer a Potion'), pickItem('Flex Potion')],
      expect: { players: [{ potions: ['Fire Potion'], deck: [...DECK, 'Feed'] }] },
    });
  });
});

describe('Augmenter', () => {
  it.each([
    ['Drink Vial', [pickCard('Bash')], { deck: ['Strike', 'Defend', 'Bash+'], hp: 4 }],
    [
      'Become Test Subject',
      [pickCard('Bash'), pickCard('Strike')],
      { deck: ['Defend', 'Anger', 'Cleave'], hp: 3 },
    ],
  ])('%s', (name, moves, player) => {
    alone('Augmenter', { moves: [option(name), ...moves], expect: { players: [player] } });
  });
});

describe('Golden Shrine', () => {
  it.each([
    ['Pray', { gold: 2, deck: DECK }],
    ['Desecrate', { gold: 7, deck: [...DECK, 'Injury'] }],
  ])('%s', (name, player) => {
    alone('Golden Shrine', { moves: [option(name)], expect: { players: [player] } });
  });
});

describe('Old Beggar', () => {
  it('removes a card for 2 gold; who does not pay gets nothing', () => {
    alone('Old Beggar', {
      players: [
        { ...HERO, gold: 2 },
        { ...FRIEND, gold: 1 },
      ],
      moves: [closed('Give', 'Silent'), option('Give'), pickCard('Strike'), leave('Silent')],
      expect: { players: [{ gold: 0, deck: ['Defend', 'Bash'] }, { gold: 1 }] },
    });
  });
});

describe('Events of Ascension 3 in Act II', () => {
  const harder = { ascension: 3 };

  it('Encounter! and The Merchant may be the first Event here', () => {
    atEvent(2, 'Encounter!', {
      climb: { ...harder, eventsMet: 0 },
      moves: [vote('Fight')],
      expect: { climb: { room: 'encounter' }, phase: 'play' },
    });
    atEvent(2, 'The Merchant', {
      climb: { ...harder, eventsMet: 0 },
      moves: [vote('Shop')],
      expect: { phase: 'merchant' },
    });
  });
  it.each([
    [3, [...DECK, 'Injury']],
    [4, DECK],
  ])('The Mausoleum gives a relic, and a Curse on 1 to 3: %i', (face, deck) => {
    alone(
      'The Mausoleum',
      {
        with: { nextDie: [face] },
        moves: [option('Open Coffin'), pickItem('Anchor')],
        expect: { players: [{ relics: ['Anchor'], deck }] },
      },
      harder,
    );
  });
  it('Forgotten Altar: the relic to offer is turned up at random before anybody chooses', () => {
    alone(
      'Forgotten Altar',
      {
        player: { relics: ['Black Blood', 'Duality'] },
        moves: [{ expect: { climb: { turnedUp: ['Duality'] } } }, option('Offer'), pickItem('Anchor')],
        expect: { players: [{ relics: ['Black Blood', 'Anchor'] }], climb: { turnedUp: [] } },
      },
      harder,
    );
  });
  it('Forgotten Altar: a turned-up relic that was used up meanwhile cannot be offered', () => {
    alone(
      'Forgotten Altar',
      {
        player: { relics: ['War Paint'] },
        moves: [
          { expect: { climb: { turnedUp: ['War Paint'] } } },
          { do: 'use', relic: 'War Paint' },
          pickCard('Defend'),
          closed('Offer'),
          option('Desecrate'),
        ],
        expect: { players: [{ relics: [], deck: ['Strike', 'Defend+', 'Bash', 'Injury'] }] },
      },
      harder,
    );
  });
  it('Forgotten Altar: without a relic there is nothing to offer, but something has to be given', () => {
    alone(
      'Forgotten Altar',
      {
        players: both,
        moves: [
          closed('Offer'),
          { refused: leave() as object, code: 'must-choose' },
          option('Sacrifice'),
          option('Desecrate', 'Silent'),
        ],
        expect: { players: [{ hp: 3 }, { hp: 5, deck: ['Strike', 'Defend', 'Survivor', 'Injury'] }] },
      },
      harder,
    );
  });
});
