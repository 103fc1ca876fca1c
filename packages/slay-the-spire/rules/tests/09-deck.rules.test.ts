import { describe, expect, it } from 'vitest';
import { done, HERO, leave, onClimb, option, pickCard, pickItem } from '../../testing/climb.ts';
import { faceOf } from '../card.ts';
import { FACES } from '../compile/entries.ts';

const DECK = ['Strike', 'Defend', 'Bash'];
const wall = { climb: { act: 1, room: 'event', event: 'Living Wall' } };
const names = (deck: readonly number[]): string[] => deck.map((card) => FACES[faceOf(card)]?.name ?? '');

describe('changing the deck', () => {
  it('STS-9.1 a removed card is gone for good, Curses too, but not what cannot be removed (R30)', () => {
    onClimb({
      ...wall,
      player: { deck: ['Strike', 'Injury', "Ascender's Bane"] },
      moves: [option('Forget'), { refused: { do: 'choose', card: "Ascender's Bane" } }, pickCard('Injury')],
      expect: {
        players: [{ deck: ['Strike', "Ascender's Bane"], rewardDeck: HERO.rewardDeck }],
        climb: { decks: { curses: ['Injury', 'Regret', 'Doubt'] } },
      },
    });
  });

  it('STS-9.1 Parasite takes 2 HP when it is removed', () => {
    onClimb({
      ...wall,
      player: { deck: ['Strike', 'Parasite'] },
      moves: [option('Forget'), pickCard('Parasite')],
      expect: { players: [{ deck: ['Strike'], hp: 3 }] },
    });
  });

  it('STS-9.2 only cards with an upgraded side that do not show it can be Upgraded (R31)', () => {
    onClimb({
      ...wall,
      player: { deck: ['Strike+', 'Injury', 'Bash'] },
      moves: [
        option('Grow'),
        { refused: { do: 'choose', card: 'Strike+' } },
        { refused: { do: 'choose', card: 'Injury' } },
        pickCard('Bash'),
      ],
      expect: { players: [{ deck: ['Strike+', 'Injury', 'Bash+'] }] },
    });
    onClimb({
      ...wall,
      player: { deck: ['Strike+', 'Injury'] },
      moves: [option('Grow')],
      expect: { phase: 'map', players: [{ deck: ['Strike+', 'Injury'] }] },
    });
  });

  it('STS-5.4 STS-9.3 a Curse cannot be Transformed; without a new card one is only removed (R32)', () => {
    onClimb({
      ...wall,
      player: { deck: ['Strike', 'Injury'], rewardDeck: [] },
      moves: [option('Change'), { refused: { do: 'choose', card: 'Injury' } }, pickCard('Strike')],
      expect: { players: [{ deck: ['Injury'] }] },
    });
  });

  it('STS-9.4 SC-30 a Golden Ticket in a Transform gives the top rare, not upgraded', () => {
    onClimb({
      ...wall,
      player: {
        deck: ['Strike+', 'Defend'],
        rewardDeck: ['Golden Ticket', 'Anger'],
        rareDeck: ['Feed', 'Offering'],
      },
      moves: [option('Change'), pickCard('Strike+')],
      expect: {
        players: [
          { deck: ['Defend', 'Feed'], rewardDeck: ['Anger', 'Golden Ticket'], rareDeck: ['Offering'] },
        ],
      },
    });
  });

  it('STS-9.4 without a rare the next card comes (R33)', () => {
    onClimb({
      ...wall,
      player: { rewardDeck: ['Golden Ticket', 'Anger'], rareDeck: [] },
      moves: [option('Change'), pickCard('Bash')],
      expect: { players: [{ deck: ['Strike', 'Defend', 'Anger'], rewardDeck: ['Golden Ticket'] }] },
    });
  });

  it('STS-9.5 a random card is any of those that can take the change, each as likely (R34)', () => {
    const upgraded = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const { state } = onClimb({
        climb: { act: 1, room: 'event', event: 'Upgrade Shrine' },
        player: { deck: ['Strike', 'Defend', 'Bash', 'Injury', 'Anger+'] },
        seed: `random ${seed}`,
        moves: [option('Sacrifice')],
        expect: { players: [{ hp: 3 }] },
      });
      const deck = names(state.players[0]?.deck ?? []);
      expect(deck.filter((name) => name.endsWith('+'))).toHaveLength(3);
      for (const name of deck) if (name.endsWith('+') && name !== 'Anger+') upgraded.add(name);
    }
    expect([...upgraded].sort()).toEqual(['Bash+', 'Defend+', 'Strike+']);
  });

  it('STS-24.6 a colorless card turns into a card of the own character', () => {
    onClimb({
      ...wall,
      player: { deck: ['Blind', 'Defend'] },
      moves: [option('Change'), pickCard('Blind')],
      expect: { players: [{ deck: ['Defend', 'Anger'] }] },
    });
  });
});

describe('what watches the deck', () => {
  it('Molten Egg upgrades the next 3 Attacks that join the deck and is then discarded', () => {
    onClimb({
      climb: { act: 1, room: 'event', event: 'Transmogriphier' },
      player: { relics: [{ relic: 'Molten Egg', left: 2 }], rewardDeck: ['Flex', 'Anger'] },
      moves: [option('Sacrifice'), pickCard('Strike'), pickCard('Defend')],
      expect: {
        players: [{ deck: ['Bash', 'Flex', 'Anger+', 'Injury'], relics: [{ relic: 'Molten Egg', left: 1 }] }],
      },
    });
    onClimb({
      ...wall,
      player: { relics: [{ relic: 'Molten Egg', left: 1 }] },
      moves: [option('Change'), pickCard('Strike')],
      expect: {
        players: [{ deck: ['Defend', 'Bash', 'Anger+'], relics: [] }],
        climb: {
          decks: { relics: ['Anchor', 'Lantern', 'Vajra', 'Akabeko', 'Sundial', 'Pen Nib', 'Molten Egg'] },
        },
      },
    });
  });

  it('Toxic Egg does the same for Skills', () => {
    onClimb({
      ...wall,
      player: { relics: ['Toxic Egg'], rewardDeck: ['Flex'] },
      moves: [option('Change'), pickCard('Strike')],
      expect: { players: [{ deck: ['Defend', 'Bash', 'Flex+'], relics: [{ relic: 'Toxic Egg', left: 2 }] }] },
    });
  });

  it('STS-5.3 Omamori keeps every Curse off, and from an empty deck none comes (R13)', () => {
    const shrine = { climb: { act: 2, room: 'event', event: 'Golden Shrine' } };
    onClimb({
      ...shrine,
      player: { relics: ['Omamori'] },
      moves: [option('Desecrate')],
      expect: {
        players: [{ deck: DECK, gold: 7, relics: ['Omamori'] }],
        climb: { decks: { curses: ['Injury', 'Regret', 'Doubt'] } },
      },
    });
    onClimb({
      climb: { ...shrine.climb, decks: { curses: [] } },
      moves: [option('Desecrate')],
      expect: { players: [{ deck: DECK, gold: 7 }] },
    });
  });

  it('War Paint and Whetstone are kept until their owner uses them outside combat', () => {
    onClimb({
      climb: { act: 1, room: 'campfire' },
      player: { deck: ['Strike', 'Defend', 'Bash', 'Flex'], relics: ['War Paint', 'Whetstone'] },
      moves: [
        { do: 'use', relic: 'War Paint' },
        pickCard('Defend'),
        pickCard('Flex'),
        { do: 'use', relic: 'Whetstone' },
        { refused: { do: 'choose', card: 'Bash' } },
        pickCard('Strike'),
        pickCard('Bash'),
      ],
      expect: {
        players: [{ deck: ['Strike+', 'Defend+', 'Bash+', 'Flex+'], relics: [] }],
        phase: 'room',
        climb: { menus: { Ironclad: { open: ['Rest'] } } },
      },
    });
  });
});

describe('Boss relics that work at once (STS-7.7)', () => {
  const gain = (relic: string, moves: Parameters<typeof onClimb>[0]['moves'], player: object, given = {}) =>
    onClimb({
      climb: {
        act: 1,
        room: 'bossRelics',
        decks: { bossRelics: [relic, 'Sozu', 'Black Blood', 'Wrist Blade'] },
      },
      player: given,
      moves: [{ do: 'take', relic }, leave(), ...moves],
      expect: {
        phase: 'actEnd',
        players: [player],
        question: { kind: 'party' },
      },
    });

  it('Astrolabe Upgrades 3 cards and is discarded', () => {
    const { state } = gain('Astrolabe', [pickCard('Bash'), pickCard('Strike'), pickCard('Defend')], {
      deck: ['Strike+', 'Defend+', 'Bash+'],
      relics: [],
    });
    expect(state.run.bossRelicDeck).toHaveLength(4);
  });
  it('Calling Bell gives 3 relics, each of which may be skipped, and a Curse', () => {
    gain('Calling Bell', [pickItem('Anchor'), done(), pickItem('Vajra')], {
      relics: ['Anchor', 'Vajra'],
      deck: [...DECK, 'Injury'],
    });
  });
  it('Empty Cage removes 2 cards', () => {
    gain('Empty Cage', [pickCard('Bash'), pickCard('Strike')], { deck: ['Defend'], relics: [] });
  });
  it('Enchiridion is a rare reward of 5 cards', () => {
    gain(
      'Enchiridion',
      [
        { expect: { climb: { offer: ['Feed', 'Offering', 'Bludgeon', 'Berserk', 'Immolate'] } } },
        pickCard('Immolate'),
      ],
      {
        deck: [...DECK, 'Immolate'],
        rareDeck: ['Exhume', 'Feed', 'Offering', 'Bludgeon', 'Berserk'],
      },
    );
  });
  it('Orrery is 4 card rewards, one after another', () => {
    gain(
      'Orrery',
      [
        pickCard('Anger'),
        { expect: { climb: { offer: ['Flex', 'Iron Wave', 'Clash'] } } },
        pickCard('Flex'),
        { expect: { climb: { offer: ['Warcry', 'Havoc', 'Cleave'] } } },
        done(),
        { expect: { climb: { offer: ['Carnage', 'Iron Wave', 'Clash'] } } },
        pickCard('Clash'),
      ],
      { deck: [...DECK, 'Anger', 'Flex', 'Clash'] },
    );
  });
  it("Pandora's Box Transforms 3 cards", () => {
    gain("Pandora's Box", [pickCard('Bash'), pickCard('Strike'), pickCard('Defend')], {
      deck: ['Anger', 'Cleave', 'Carnage'],
    });
  });
  it('Tiny House is a card reward, a potion, 3 gold and an Upgrade', () => {
    gain('Tiny House', [pickCard('Anger'), pickItem('Fire Potion'), pickCard('Bash')], {
      deck: ['Strike', 'Defend', 'Bash+', 'Anger'],
      potions: ['Fire Potion'],
      gold: 3,
      relics: [],
    });
  });
  it('Cursed Key brings 2 Curses and stays', () => {
    gain('Cursed Key', [], { deck: [...DECK, 'Injury', 'Regret'], relics: ['Cursed Key'] });
  });
  it('Old Coin gives 10 gold and goes under the relic deck', () => {
    onClimb({
      climb: { act: 1, room: 'event', event: 'Big Fish', decks: { relics: ['Old Coin', 'Anchor'] } },
      moves: [option('Box'), pickItem('Old Coin')],
      expect: { players: [{ gold: 10, relics: [] }], climb: { decks: { relics: ['Anchor', 'Old Coin'] } } },
    });
  });
});
