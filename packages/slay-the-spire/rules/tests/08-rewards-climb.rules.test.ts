import { defined } from '@three-spires/kernel';
import { describe, it } from 'vitest';
import { done, FRIEND, HERO, leave, onClimb, option, pickCard, pickItem } from '../../testing/climb.ts';

const DECK = ['Strike', 'Defend', 'Bash'];
const BOTH = [HERO, FRIEND];
const strike = { do: 'play', card: 'Strike' };
const confirm = (seat?: string) => ({ do: 'confirm', ...defined({ seat }) });
const reveal = (reward: string, seat?: string) => ({
  do: 'reveal',
  reward,
  ...defined({ seat }),
});
const take = (fields: object, seat?: string) => ({
  do: 'take',
  ...fields,
  ...defined({ seat }),
});
const skip = (reward: string, seat?: string) => ({
  do: 'skip',
  reward,
  ...defined({ seat }),
});
const fighting = (hero: object) => ({ ...hero, hand: ['Strike'], deck: [], draw: DECK });

/** The last hit of a fight against an Elite: 2 gold, an upgraded card reward and a relic for everybody. */
const afterElite = { climb: { act: 2, room: 'elite' }, enemies: [{ name: 'Book of Stabbing', hp: 1 }] };
const pieces = (...list: readonly object[]) => ({ pieces: list });

describe('rewards on the climb', () => {
  it('STS-8.1 STS-8.2 in any order, and each may be skipped, even unrevealed', () => {
    onClimb({
      ...afterElite,
      player: fighting(HERO),
      moves: [
        strike,
        reveal('upgradedCard'),
        skip('relic'),
        take({ reward: 'upgradedCard', card: 'Cleave' }),
        skip('gold'),
        confirm(),
      ],
      expect: {
        phase: 'map',
        players: [{ gold: 0, relics: [] }],
        climb: { decks: { relics: ['Anchor', 'Lantern', 'Vajra', 'Akabeko', 'Sundial', 'Pen Nib'] } },
      },
    });
  });

  it('STS-8.3 all that is revealed stays open until everybody has confirmed (R21)', () => {
    onClimb({
      ...afterElite,
      players: [fighting(HERO), { ...FRIEND }],
      moves: [
        strike,
        reveal('upgradedCard'),
        take({ reward: 'upgradedCard', card: 'Anger' }),
        reveal('relic'),
        take({ reward: 'relic' }),
        take({ reward: 'upgradedCard', card: 'Cleave' }),
        confirm(),
        {
          expect: {
            players: [{ relics: [], gold: 0 }, {}],
            rewards: {
              Ironclad: pieces(
                {},
                { choice: 'Anchor' },
                { revealed: true, choice: 'Cleave', offer: ['Anger', 'Cleave', 'Carnage'] },
              ),
            },
          },
        },
        { refused: take({ reward: 'upgradedCard', card: 'Anger' }), code: 'rewards-confirmed' },
        skip('upgradedCard', 'Silent'),
        skip('relic', 'Silent'),
        confirm('Silent'),
      ],
      expect: { phase: 'map', players: [{ relics: ['Anchor'] }, { relics: [] }] },
    });
  });

  it('STS-8.5 STS-8.10 an upgraded card reward: the chosen card is Upgraded, the others go under the deck', () => {
    onClimb({
      ...afterElite,
      player: { ...fighting(HERO), draw: [] },
      moves: [
        strike,
        reveal('upgradedCard'),
        take({ reward: 'upgradedCard', card: 'Cleave' }),
        skip('relic'),
        confirm(),
      ],
      expect: {
        players: [
          {
            deck: ['Strike', 'Cleave+'],
            gold: 2,
            rewardDeck: ['Flex', 'Iron Wave', 'Clash', 'Warcry', 'Havoc', 'Anger', 'Carnage'],
          },
        ],
      },
    });
  });

  it('STS-8.6 too few cards: as many as there are, or none at all (R23)', () => {
    const library = { climb: { act: 1, room: 'event', event: 'The Library' } };
    onClimb({
      ...library,
      player: { rewardDeck: ['Anger', 'Cleave'] },
      moves: [option('Read'), { expect: { climb: { offer: ['Anger', 'Cleave'] } } }, done()],
      expect: { players: [{ rewardDeck: ['Anger', 'Cleave'] }] },
    });
    onClimb({ ...library, player: { rewardDeck: [] }, moves: [option('Read')], expect: { phase: 'map' } });
  });

  it('STS-8.7 STS-8.8 a Golden Ticket adds the top rare and cannot be taken; both go under their decks (R24)', () => {
    onClimb({
      climb: { act: 2, room: 'event', event: 'Cursed Tome' },
      player: { rewardDeck: ['Anger', 'Golden Ticket', 'Cleave', 'Flex'], rareDeck: ['Feed', 'Offering'] },
      moves: [
        option('Skim'),
        { expect: { climb: { offer: ['Anger', 'Golden Ticket', 'Feed', 'Cleave'] } } },
        { refused: { do: 'choose', option: 2 } },
        pickCard('Cleave'),
      ],
      expect: {
        players: [
          {
            deck: [...DECK, 'Cleave'],
            rewardDeck: ['Flex', 'Anger', 'Golden Ticket'],
            rareDeck: ['Offering', 'Feed'],
          },
        ],
      },
    });
    onClimb({
      climb: { act: 2, room: 'event', event: 'Cursed Tome' },
      player: { rewardDeck: ['Golden Ticket', 'Anger', 'Golden Ticket'], rareDeck: ['Feed'] },
      moves: [
        option('Skim'),
        { expect: { climb: { offer: ['Golden Ticket', 'Feed', 'Anger', 'Golden Ticket'] } } },
        pickCard('Feed'),
      ],
      expect: { players: [{ deck: [...DECK, 'Feed'], rareDeck: [] }] },
    });
  });

  it('STS-8.11 a rare reward shows 3 cards of the rare deck, and the rest goes under it', () => {
    onClimb({
      climb: { act: 2, room: 'event', event: 'Cursed Tome' },
      moves: [
        option('Take'),
        { expect: { climb: { offer: ['Feed', 'Offering', 'Bludgeon'] } } },
        pickCard('Bludgeon'),
      ],
      expect: { players: [{ rareDeck: ['Berserk', 'Immolate', 'Exhume', 'Feed', 'Offering'] }] },
    });
  });

  it('STS-8.12 a random card is the top card of its deck, without a choice (R25)', () => {
    onClimb({
      climb: { act: 2, room: 'event', event: 'Cursed Tome' },
      moves: [option('Read')],
      expect: { phase: 'map', players: [{ deck: [...DECK, 'Feed'] }] },
    });
  });

  const lab = { climb: { act: 1, room: 'event', event: 'Lab' }, with: { nextDie: [1] } };
  const FULL = ['Flex Potion', 'Energy Potion', 'Explosive Potion'];

  it('STS-8.13 STS-8.16 a potion is drawn, then gained or skipped; skipped it goes under the deck', () => {
    onClimb({
      ...lab,
      moves: [pickItem('Fire Potion')],
      expect: { players: [{ potions: ['Fire Potion'] }] },
    });
    onClimb({
      ...lab,
      moves: [done()],
      expect: {
        players: [{ potions: [] }],
        potionDeck: ['Block Potion', 'Swift Potion', 'Weak Potion', 'Fire Potion'],
      },
    });
  });

  it('STS-8.14 STS-8.15 at the limit of 3: skip, make room, or hand it over', () => {
    onClimb({
      ...lab,
      players: [{ ...HERO, potions: FULL }, FRIEND],
      moves: [
        { refused: { do: 'choose', option: 1 } },
        { do: 'replace', drop: 'Energy Potion' },
        done('Silent'),
      ],
      expect: {
        players: [{ potions: ['Flex Potion', 'Explosive Potion', 'Fire Potion'] }, { potions: [] }],
        potionDeck: ['Swift Potion', 'Weak Potion', 'Energy Potion', 'Block Potion'],
      },
    });
    onClimb({
      ...lab,
      players: [{ ...HERO, potions: FULL }, FRIEND],
      moves: [{ do: 'give', item: 'Fire Potion', player: 'Silent' }, done('Silent')],
      expect: { players: [{ potions: FULL }, { potions: ['Fire Potion'] }] },
    });
  });

  it('STS-8.15 SC-33 a potion reward at the limit: drink or discard one first, or pass it on', () => {
    const silent = {
      ...FRIEND,
      hp: 7,
      potions: ['Block Potion', 'Fire Potion', 'Blood Potion'],
      hand: ['Strike'],
      deck: [],
    };
    const reward = {
      climb: { act: 1, room: 'encounter' },
      with: {
        potionDeck: ['Swift Potion', 'Weak Potion'],
        encounters: ['a1-enc-looter', 'a1-enc-red-louse'],
      },
      enemies: [{ id: 'a1-enc-looter', row: 1, hp: 1 }],
      players: [silent, { ...HERO, potions: ['Flex Potion', 'Energy Potion'] }],
    };
    const begin = [
      strike,
      skip('card'),
      reveal('potion'),
      { refused: take({ reward: 'potion' }), code: 'cannot-take' },
    ];
    const finish = [confirm(), skip('card', 'Ironclad'), confirm('Ironclad')];
    onClimb({
      ...reward,
      moves: [...begin, { do: 'potion', potion: 'Blood Potion' }, take({ reward: 'potion' }), ...finish],
      expect: {
        phase: 'map',
        players: [{ hp: 9, potions: ['Block Potion', 'Fire Potion', 'Swift Potion'] }, {}],
        potionDeck: ['Weak Potion', 'Blood Potion'],
      },
    });
    onClimb({
      ...reward,
      moves: [...begin, { do: 'give', reward: 'potion', player: 'Ironclad' }, ...finish],
      expect: {
        players: [
          { potions: ['Block Potion', 'Fire Potion', 'Blood Potion'] },
          { potions: ['Flex Potion', 'Energy Potion', 'Swift Potion'] },
        ],
      },
    });
    onClimb({
      ...reward,
      moves: [...begin, { refused: { do: 'potion', potion: 'Fire Potion' }, code: 'not-outside-combat' }],
      expect: { phase: 'rewards' },
    });
    onClimb({
      ...reward,
      climb: { ...reward.climb, ascension: 4 },
      moves: [
        ...begin,
        // With a limit of 2 no player has room (STS-29.8).
        { refused: { do: 'give', reward: 'potion', player: 'Ironclad' }, code: 'cannot-take' },
      ],
      expect: { phase: 'rewards' },
    });
  });

  it('STS-8.4 STS-8.17 outside combat potions are given away, discarded, and only a few are drunk', () => {
    const campfire = { climb: { act: 1, room: 'campfire' } };
    onClimb({
      ...campfire,
      players: [
        { ...HERO, potions: ['Fire Potion', 'Blood Potion'] },
        { ...FRIEND, potions: FULL },
      ],
      moves: [
        { refused: { do: 'potion', potion: 'Fire Potion' }, code: 'not-outside-combat' },
        { refused: { do: 'give', potion: 'Fire Potion', player: 'Silent' }, code: 'no-room' },
        { seat: 'Silent', do: 'drop', potion: 'Flex Potion' },
        { do: 'give', potion: 'Fire Potion', player: 'Silent' },
        { do: 'potion', potion: 'Blood Potion' },
      ],
      expect: {
        players: [{ hp: 7, potions: [] }, { potions: ['Energy Potion', 'Explosive Potion', 'Fire Potion'] }],
        potionDeck: [
          'Fire Potion',
          'Block Potion',
          'Swift Potion',
          'Weak Potion',
          'Flex Potion',
          'Blood Potion',
        ],
      },
    });
    onClimb({
      ...campfire,
      player: { potions: ['Entropic Brew', 'Flex Potion'] },
      moves: [{ do: 'potion', potion: 'Entropic Brew' }],
      expect: { question: { kind: 'offer', source: 'Entropic Brew' } },
    });
    onClimb({
      ...campfire,
      players: [
        { ...HERO, potions: ['Fire Potion'] },
        { ...FRIEND, relics: ['Sozu'] },
      ],
      moves: [{ refused: { do: 'give', potion: 'Fire Potion', player: 'Silent' }, code: 'no-room' }],
      expect: {},
    });
  });

  it('STS-8.18 from a shared deck the lower row draws first, and everybody is offered only their own (R27)', () => {
    onClimb({
      climb: { act: 1, room: 'treasure' },
      players: BOTH,
      moves: [
        reveal('relic', 'Silent'),
        {
          expect: {
            rewards: { Ironclad: pieces({ offer: ['Anchor'] }), Silent: pieces({ offer: ['Lantern'] }) },
          },
        },
        take({ reward: 'relic' }),
        skip('relic', 'Silent'),
        confirm(),
        confirm('Silent'),
      ],
      expect: {
        players: [{ relics: ['Anchor'] }, { relics: [] }],
        climb: { decks: { relics: ['Vajra', 'Akabeko', 'Sundial', 'Pen Nib', 'Lantern'] } },
      },
    });
  });

  it('STS-8.19 from an empty deck nothing is gained (R28)', () => {
    onClimb({
      climb: { act: 1, room: 'treasure', decks: { relics: [] } },
      moves: [
        reveal('relic'),
        { refused: take({ reward: 'relic' }), code: 'cannot-take' },
        skip('relic'),
        confirm(),
      ],
      expect: { phase: 'map', players: [{ relics: [] }] },
    });
    onClimb({ ...lab, with: { ...lab.with, potionDeck: [] }, moves: [], expect: { phase: 'map' } });
  });

  const BOSS_RELICS = ['Black Blood', 'Sozu', 'Ectoplasm', 'Frozen Core', 'Wrist Blade'];
  const draft = (act = 1) => ({ climb: { act, room: 'bossRelics', decks: { bossRelics: BOSS_RELICS } } });

  it('STS-8.20 one Boss relic more than players is shown, three to one alone', () => {
    onClimb({ ...draft(), moves: [], expect: { climb: { bossRelics: BOSS_RELICS.slice(0, 3) } } });
    onClimb({
      ...draft(),
      players: BOTH,
      moves: [],
      expect: { climb: { bossRelics: BOSS_RELICS.slice(0, 3) } },
    });
    onClimb({
      ...draft(),
      players: [HERO, FRIEND, { character: 'Defect' }],
      moves: [],
      expect: { climb: { bossRelics: BOSS_RELICS.slice(0, 4) } },
    });
    onClimb({
      ...draft(),
      players: [HERO, FRIEND, { character: 'Defect' }, { character: 'Watcher' }],
      moves: [],
      expect: { climb: { bossRelics: BOSS_RELICS } },
    });
  });

  it('STS-8.21 a claim stands until it is released, and counts when everybody has confirmed (R29)', () => {
    const claim = (relic: string, seat?: string) => take({ relic }, seat);
    onClimb({
      ...draft(),
      players: BOTH,
      moves: [
        claim('Sozu'),
        claim('Black Blood'),
        claim('Sozu', 'Silent'),
        { expect: { players: [{ relics: [] }, { relics: [] }] } },
        { seat: 'Silent', do: 'skip' },
        leave(),
        leave('Silent'),
      ],
      expect: {
        phase: 'actEnd',
        players: [{ relics: ['Black Blood'] }, { relics: [] }],
        climb: { decks: { bossRelics: ['Frozen Core', 'Wrist Blade', 'Sozu', 'Ectoplasm'] } },
      },
    });
  });

  it('STS-8.22 gold is gained by the printed value, unless an item forbids it', () => {
    onClimb({
      ...afterElite,
      players: [fighting(HERO), { ...FRIEND, relics: ['Ectoplasm'] }],
      moves: [
        strike,
        skip('upgradedCard'),
        skip('relic'),
        confirm(),
        skip('upgradedCard', 'Silent'),
        skip('relic', 'Silent'),
        confirm('Silent'),
      ],
      expect: { players: [{ gold: 2 }, { gold: 0 }] },
    });
  });
});
