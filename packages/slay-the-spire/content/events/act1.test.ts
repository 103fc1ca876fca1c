import { describe, it } from 'vitest';
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

type Given = Omit<Climb, 'climb'>;

/** An Event of Act I that one player goes through; then the party is on the map again. */
const alone = (event: string, { expect, ...given }: Given, climb = {}) =>
  atEvent(1, event, { ...given, climb, expect: { ...ON_THE_MAP, ...expect } });

const both = [HERO, FRIEND];

describe('Living Wall (STS-10.8, STS-10.9)', () => {
  it('Forget removes a card', () => {
    alone('Living Wall', {
      moves: [option('Forget'), pickCard('Strike')],
      expect: { players: [{ deck: ['Defend', 'Bash'] }] },
    });
  });
  it('Change Transforms a card into the top card of the card rewards', () => {
    alone('Living Wall', {
      moves: [option('Change'), pickCard('Strike')],
      expect: { players: [{ deck: ['Defend', 'Bash', 'Anger'] }] },
    });
  });
  it('Grow Upgrades a card', () => {
    alone('Living Wall', {
      moves: [option('Grow'), pickCard('Strike')],
      expect: { players: [{ deck: ['Strike+', 'Defend', 'Bash'] }] },
    });
  });
  it('has to be gone through: there is nothing to pay (STS-10.9)', () => {
    alone('Living Wall', {
      moves: [{ refused: leave() as object, code: 'must-choose' }, option('Grow'), pickCard('Bash')],
      expect: { climb: { event: null } },
    });
  });
});

describe('Ancient Temple (STS-10.10)', () => {
  it('takes 1 HP, and 1 more for each who went inside before, in the order in which they really act (R37)', () => {
    alone('Ancient Temple', {
      players: both,
      moves: [
        option('Go Inside', 'Silent'),
        pickItem('Anchor', 'Silent'),
        { expect: { players: [{ hp: 5 }, { hp: 4, relics: ['Anchor'] }] } },
        option('Go Inside'),
        pickItem('Lantern'),
      ],
      expect: { players: [{ hp: 3, relics: ['Lantern'] }, { hp: 4 }] },
    });
  });
  it('can be left for nothing, which does not count for the others', () => {
    alone('Ancient Temple', {
      players: both,
      moves: [option('Leave'), option('Go Inside', 'Silent'), done('Silent')],
      expect: {
        players: [
          { hp: 5, relics: [] },
          { hp: 4, relics: [] },
        ],
      },
    });
  });
});

describe('what Ancient Temple costs (STS-10.12, R38)', () => {
  it('is judged with those who went inside before', () => {
    alone('Ancient Temple', {
      players: [
        { ...HERO, hp: 1 },
        { ...FRIEND, hp: 3 },
      ],
      moves: [
        { expect: { climb: { menus: { Ironclad: { open: ['Go Inside', 'Leave'] } } } } },
        option('Go Inside', 'Silent'),
        done('Silent'),
        closed('Go Inside'),
        option('Leave'),
      ],
      expect: { players: [{ hp: 1 }, { hp: 2 }] },
    });
  });
});

describe('Bonfire Spirits', () => {
  it.each([
    ['a starter card', 'Strike', 3],
    ['a common card', 'Cleave', 3],
    ['an uncommon card', 'Carnage', 6],
    ['a rare card', 'Feed', 10],
    ['a Curse', 'Injury', 2],
  ])('for %s the HP become so: %s, %i of 3', (_what, card, hp) => {
    alone('Bonfire Spirits', {
      player: { hp: 3, deck: ['Strike', 'Cleave', 'Carnage', 'Feed', 'Injury'] },
      moves: [option('Offer'), pickCard(card)],
      expect: { players: [{ hp }] },
    });
  });
});

describe('The Library', () => {
  it('Read shows 5 cards instead of 3; the rest goes under the deck', () => {
    alone('The Library', {
      moves: [
        option('Read'),
        { expect: { climb: { offer: ['Anger', 'Cleave', 'Carnage', 'Flex', 'Iron Wave'] } } },
        pickCard('Flex'),
      ],
      expect: {
        players: [
          {
            deck: ['Strike', 'Defend', 'Bash', 'Flex'],
            rewardDeck: ['Clash', 'Warcry', 'Havoc', 'Anger', 'Cleave', 'Carnage', 'Iron Wave'],
          },
        ],
      },
    });
  });
  it('Sleep heals 3 and is no Rest, so Regal Pillow adds nothing', () => {
    alone('The Library', {
      player: { relics: ['Regal Pillow'] },
      moves: [option('Sleep')],
      expect: { players: [{ hp: 8 }] },
    });
  });
});

describe('Big Fish', () => {
  it('Banana heals 2', () => {
    alone('Big Fish', { moves: [option('Banana')], expect: { players: [{ hp: 7 }] } });
  });
  it('Donut Upgrades a starter Strike and nothing else', () => {
    alone('Big Fish', {
      moves: [option('Donut'), { refused: { do: 'choose', card: 'Bash' } }, pickCard('Strike')],
      expect: { players: [{ deck: ['Strike+', 'Defend', 'Bash'] }] },
    });
  });
  it('Box gives a relic and a Curse', () => {
    alone('Big Fish', {
      moves: [option('Box'), pickItem('Anchor')],
      expect: { players: [{ relics: ['Anchor'], deck: ['Strike', 'Defend', 'Bash', 'Injury'] }] },
    });
  });
  it('Restraint removes a starter Strike, also an upgraded one', () => {
    alone('Big Fish', {
      player: { deck: ['Strike+', 'Defend', 'Pommel Strike'] },
      moves: [option('Restraint'), { refused: { do: 'choose', card: 'Pommel Strike' } }, pickCard('Strike+')],
      expect: { players: [{ deck: ['Defend', 'Pommel Strike'] }] },
    });
  });
  it('every player has to take another option', () => {
    alone('Big Fish', {
      players: both,
      moves: [option('Banana'), closed('Banana', 'Silent'), option('Box', 'Silent'), done('Silent')],
      expect: { players: [{ hp: 7 }, { hp: 5, deck: ['Strike', 'Defend', 'Survivor', 'Injury'] }] },
    });
  });
});

describe('Wheel of Change', () => {
  const spin = (face: number, moves: Given['moves'], player: object) =>
    alone('Wheel of Change', {
      with: { nextDie: [face] },
      moves: [option('Spin'), ...moves],
      expect: { players: [player] },
    });
  it('1 heals fully', () => void spin(1, [], { hp: 10 }));
  it('2 gives a Curse', () => void spin(2, [], { deck: ['Strike', 'Defend', 'Bash', 'Injury'] }));
  it('3 removes a card', () => void spin(3, [pickCard('Defend')], { deck: ['Strike', 'Bash'] }));
  it('4 gives a relic', () => void spin(4, [pickItem('Anchor')], { relics: ['Anchor'] }));
  it('5 gives 4 gold', () => void spin(5, [], { gold: 4 }));
  it('6 takes 2 HP', () => void spin(6, [], { hp: 3 }));
  it('each player rolls alone, and only the owner of an item changes the roll (STS-7.4, STS-24.14)', () => {
    alone('Wheel of Change', {
      players: [
        { ...HERO, relics: ['The Abacus'] },
        { ...FRIEND, relics: ['Toolbox'] },
      ],
      with: { nextDie: [4, 5] },
      moves: [
        option('Spin'),
        { refused: { seat: 'Silent', do: 'relic', relic: 'Toolbox' }, code: 'die-accepted' },
        { do: 'relic', relic: 'The Abacus' },
        { expect: { players: [{ gold: 4 }, {}] } },
        option('Spin', 'Silent'),
        { seat: 'Silent', do: 'accept die' },
      ],
      expect: { players: [{ gold: 4 }, { gold: 4 }] },
    });
  });
});

describe('Transmogriphier', () => {
  it('Pray Transforms 1 card', () => {
    alone('Transmogriphier', {
      moves: [option('Pray'), pickCard('Bash')],
      expect: { players: [{ deck: ['Strike', 'Defend', 'Anger'] }] },
    });
  });
  it('Sacrifice Transforms 2 cards, also one just gained, and gives a Curse', () => {
    alone('Transmogriphier', {
      moves: [option('Sacrifice'), pickCard('Bash'), pickCard('Anger')],
      expect: { players: [{ deck: ['Strike', 'Defend', 'Cleave', 'Injury'] }] },
    });
  });
});

describe('The Cleric', () => {
  it.each([
    ['Heal', 1, [], { hp: 8, gold: 0 }],
    ['Prayer', 2, [pickCard('Bash')], { deck: ['Strike', 'Defend', 'Bash+'], gold: 0 }],
    ['Purify', 3, [pickCard('Bash')], { deck: ['Strike', 'Defend'], gold: 0 }],
  ])('%s costs %i gold', (name, gold, moves, player) => {
    alone('The Cleric', { player: { gold }, moves: [option(name), ...moves], expect: { players: [player] } });
  });
  it('is out of reach without the gold, and no player has to pay (STS-10.12, R36)', () => {
    alone('The Cleric', {
      player: { gold: 2 },
      moves: [
        closed('Purify'),
        { expect: { climb: { menus: { Ironclad: { open: ['Heal', 'Prayer'] } } } } },
        leave(),
      ],
      expect: { players: [{ gold: 2, hp: 5 }] },
    });
  });
  it('another player may pay any share, and take the offer back (STS-8.23, R39)', () => {
    alone('The Cleric', {
      players: [
        { ...HERO, gold: 1 },
        { ...FRIEND, gold: 4 },
      ],
      moves: [
        closed('Purify'),
        { seat: 'Silent', do: 'share' },
        { seat: 'Silent', do: 'share' },
        closed('Purify'),
        { seat: 'Silent', do: 'share', change: 1 },
        { seat: 'Silent', do: 'share', change: 1 },
        { do: 'option', option: 'Purify', paidBy: 'Silent 2' },
        pickCard('Strike'),
        leave('Silent'),
      ],
      expect: { players: [{ gold: 0, deck: ['Defend', 'Bash'] }, { gold: 2 }] },
    });
  });
});

describe('Lab', () => {
  it('gives everybody a potion, from the lowest row up, and on 3 nothing more', () => {
    alone('Lab', {
      players: both,
      with: { nextDie: [3] },
      moves: [pickItem('Fire Potion'), pickItem('Block Potion', 'Silent')],
      expect: { players: [{ potions: ['Fire Potion'] }, { potions: ['Block Potion'] }] },
    });
  });
  it('on 4 the party says who gets one more (STS-1.9)', () => {
    alone('Lab', {
      players: both,
      with: { nextDie: [4] },
      moves: [
        pickItem('Fire Potion'),
        done('Silent'),
        { do: 'vote', player: 'Silent' },
        { seat: 'Silent', do: 'vote', player: 'Silent' },
        pickItem('Swift Potion', 'Silent'),
      ],
      expect: {
        players: [{ potions: ['Fire Potion'] }, { potions: ['Swift Potion'] }],
        potionDeck: ['Weak Potion', 'Block Potion'],
      },
    });
  });
});

describe('Upgrade Shrine', () => {
  it('Pray Upgrades 1 card', () => {
    alone('Upgrade Shrine', {
      moves: [option('Pray'), pickCard('Bash')],
      expect: { players: [{ deck: ['Strike', 'Defend', 'Bash+'], hp: 5 }] },
    });
  });
  it('Sacrifice Upgrades 2 random cards that are not upgraded yet and takes 2 HP (STS-9.5)', () => {
    alone('Upgrade Shrine', {
      player: { deck: ['Strike', 'Bash+', 'Defend', 'Injury'] },
      moves: [option('Sacrifice')],
      expect: { players: [{ deck: ['Strike+', 'Bash+', 'Defend+', 'Injury'], hp: 3 }] },
    });
  });
  it('Sacrifice needs the 2 HP that it costs (R38)', () => {
    alone('Upgrade Shrine', {
      player: { hp: 1 },
      moves: [closed('Sacrifice'), option('Pray'), pickCard('Bash')],
      expect: { players: [{ hp: 1 }] },
    });
  });
});

describe('Wing Statue', () => {
  it('Pray removes a card and takes 2 HP', () => {
    alone('Wing Statue', {
      moves: [option('Pray'), pickCard('Strike')],
      expect: { players: [{ deck: ['Defend', 'Bash'], hp: 3 }] },
    });
  });
  it('Gather Gold gives 2 gold', () => {
    alone('Wing Statue', { moves: [option('Gather Gold')], expect: { players: [{ gold: 2, hp: 5 }] } });
  });
});

describe('Ominous Forge', () => {
  it.each([
    [3, ['Strike', 'Defend', 'Bash', 'Injury']],
    [4, ['Strike', 'Defend', 'Bash']],
  ])('Rummage gives a relic, and a Curse on 1 to 3: %i', (face, deck) => {
    alone('Ominous Forge', {
      with: { nextDie: [face] },
      moves: [option('Rummage'), pickItem('Anchor')],
      expect: { players: [{ relics: ['Anchor'], deck }] },
    });
  });
  it('Forge Upgrades a card and takes 2 HP', () => {
    alone('Ominous Forge', {
      moves: [option('Forge'), pickCard('Bash')],
      expect: { players: [{ deck: ['Strike', 'Defend', 'Bash+'], hp: 3 }] },
    });
  });
});

describe('Events of Ascension 3 in Act I', () => {
  const harder = { ascension: 3 };

  it('Encounter! turns the room into an Encounter with its rewards (STS-10.5)', () => {
    atEvent(1, 'Encounter!', {
      climb: { ...harder, decks: { encounters: ['Jaw Worm', 'Cultist'] } },
      moves: [vote('Fight')],
      expect: { enemies: [{ name: 'Jaw Worm', row: 1 }], climb: { room: 'encounter', event: 'Encounter!' } },
    });
  });
  it('The Merchant turns the room into a shop; the card goes under its deck when it closes', () => {
    atEvent(1, 'The Merchant', {
      climb: { ...harder, decks: { events: ['The Merchant', 'Lab'] } },
      moves: [vote('Shop'), { expect: { phase: 'merchant' } }, leave()],
      expect: { ...ON_THE_MAP, climb: { decks: { events: ['Lab', 'The Merchant'] } } },
    });
  });
  it.each(['Encounter!', 'The Merchant', 'Dead Adventurer'])(
    '%s goes under the deck if it would be the first Event, and another is drawn',
    (event) => {
      atEvent(1, event, {
        climb: { ...harder, eventsMet: 0, decks: { events: [event, 'Lab', 'Big Fish'] } },
        with: { nextDie: [1] },
        moves: [done()],
        expect: { ...ON_THE_MAP, climb: { eventsMet: 1, decks: { events: ['Big Fish', event, 'Lab'] } } },
      });
    },
  );
  it.each([
    [1, [], { climb: { room: 'elite' }, phase: 'play' }],
    [3, [], { players: [{ gold: 2 }, { gold: 2 }], phase: 'map' }],
    [
      5,
      [
        { do: 'vote', player: 'Ironclad' },
        { seat: 'Silent', do: 'vote', player: 'Silent' },
        pickItem('Anchor'),
      ],
      { players: [{ relics: ['Anchor'] }, { relics: [] }], phase: 'map' },
    ],
  ])('Dead Adventurer, one roll for the party: %i', (face, moves, expect) => {
    atEvent(1, 'Dead Adventurer', {
      climb: harder,
      players: both,
      with: { nextDie: [face, 1] },
      moves: [vote('Search'), vote('Search', 'Silent'), ...moves],
      expect,
    });
  });
  it('Dead Adventurer: every player may change the roll of the party (STS-7.4)', () => {
    atEvent(1, 'Dead Adventurer', {
      climb: harder,
      players: [HERO, { ...FRIEND, relics: ['Gambling Chip'] }],
      with: { nextDie: [5, 3] },
      moves: [
        vote('Search'),
        vote('Search', 'Silent'),
        { do: 'relic', relic: 'Gambling Chip', seat: 'Silent' },
      ],
      expect: { ...ON_THE_MAP, players: [{ gold: 2 }, { gold: 2 }] },
    });
  });
  it.each([
    [[1, 3], [{ do: 'choose', option: 1 }], { hp: 3, gold: 2 }],
    [[2], [{ do: 'choose', option: 2 }], { hp: 4, gold: 0, relics: [] }],
    [[4], [], { hp: 4, gold: 2 }],
    [[5], [pickItem('Anchor')], { hp: 4, relics: ['Anchor'] }],
  ])('Scrap Ooze takes 1 HP each time: rolls %j', (nextDie, moves, player) => {
    alone(
      'Scrap Ooze',
      { with: { nextDie }, moves: [option('Reach Inside'), ...moves], expect: { players: [player] } },
      harder,
    );
  });
  it.each([
    ['Gather Gold', [], { gold: 5, hp: 3 }],
    [
      'Reach Deeper',
      [pickItem('Anchor')],
      { gold: 2, relics: ['Anchor'], deck: ['Strike', 'Defend', 'Bash', 'Injury'] },
    ],
    ['Leave It', [], { gold: 1, hp: 5 }],
  ])('World of Goop, %s', (name, moves, player) => {
    alone(
      'World of Goop',
      { player: { gold: 2 }, moves: [option(name), ...moves], expect: { players: [player] } },
      harder,
    );
  });
  it('World of Goop, Leave It without gold costs nothing (R38)', () => {
    alone('World of Goop', { moves: [option('Leave It')], expect: { players: [{ gold: 0 }] } }, harder);
  });
});
