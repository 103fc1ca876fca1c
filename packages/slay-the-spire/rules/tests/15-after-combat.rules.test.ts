import { defined } from '@three-spires/kernel';
import { describe, it } from 'vitest';
import { FRIEND, HERO, leave, onClimb } from '../../testing/climb.ts';

const strike = { do: 'play', card: 'Strike' };
const skip = (reward: string, seat?: string) => ({
  do: 'skip',
  reward,
  ...defined({ seat }),
});
const confirm = (seat?: string) => ({ do: 'confirm', ...defined({ seat }) });
const fighting = (hero: object) => ({ ...hero, hand: ['Strike'], deck: [] });

describe('after a combat of the climb', () => {
  it('STS-15.9 everybody gains what the encounter card of the own row prints', () => {
    onClimb({
      climb: { act: 1, room: 'encounter' },
      players: [fighting(HERO), FRIEND],
      enemies: [{ id: 'a1-enc-looter', row: 2, hp: 1 }],
      with: { encounters: ['a1-enc-blue-slaver', 'a1-enc-looter'] },
      moves: [strike],
      expect: {
        rewards: {
          Ironclad: { pieces: [{ kind: 'gold', amount: 2 }, { kind: 'card' }] },
          Silent: { pieces: [{ kind: 'potion' }, { kind: 'card' }] },
        },
      },
    });
  });

  it('STS-15.10 after an Elite or Boss all players gain the printed rewards', () => {
    const pieces = [{ kind: 'gold', amount: 2 }, { kind: 'relic' }, { kind: 'card' }];
    onClimb({
      climb: { act: 1, room: 'elite' },
      players: [fighting(HERO), FRIEND],
      enemies: [{ name: 'Lagavulin', hp: 1 }],
      moves: [strike],
      expect: { rewards: { Ironclad: { pieces }, Silent: { pieces } } },
    });
  });

  it('STS-15.10 a Boss gives 3 gold and a rare reward, then the party drafts Boss relics (STS-8.20)', () => {
    onClimb({
      climb: {
        act: 1,
        room: 'boss',
        decks: { bossRelics: ['Sozu', 'Black Blood', 'Wrist Blade', 'Ectoplasm'] },
      },
      player: fighting(HERO),
      enemies: [{ name: 'Hexaghost', hp: 1 }],
      moves: [
        strike,
        {
          expect: { rewards: { Ironclad: { pieces: [{ kind: 'gold', amount: 3 }, { kind: 'rare' }] } } },
        },
        skip('rare'),
        confirm(),
        { expect: { phase: 'bossRelics', enemies: [], climb: { bossesBeaten: 1 } } },
        leave(),
      ],
      expect: { phase: 'actEnd', players: [{ gold: 3, relics: [] }] },
    });
  });

  it('STS-15.11 STS-15.12 STS-15.13 all cards are back in the deck, Status and Daze in theirs, tokens gone but gold', () => {
    onClimb({
      climb: { act: 1, room: 'encounter' },
      player: {
        character: 'Watcher',
        hand: ['Strike', 'Burn'],
        deck: [],
        draw: ['Daze', 'Defend'],
        discard: ['Vigilance'],
        exhaust: ['Eruption'],
        powers: ['Rushdown'],
        gold: 3,
        energy: 2,
        block: 4,
        strength: 2,
        weak: 1,
        vulnerable: 2,
        miracles: 1,
        stance: 'wrath',
      },
      enemies: [{ id: 'a1-enc-looter', row: 1, hp: 1 }],
      moves: [{ expect: { statusLeft: 35, dazeLeft: 9 } }, strike],
      expect: {
        statusLeft: 36,
        dazeLeft: 10,
        players: [
          {
            deck: ['Defend', 'Vigilance', 'Strike', 'Eruption', 'Rushdown'],
            hand: [],
            draw: [],
            discard: [],
            exhaust: [],
            powers: [],
            gold: 3,
            energy: 3,
            block: 0,
            strength: 0,
            weak: 0,
            vulnerable: 0,
            miracles: 0,
            stance: 'neutral',
          },
        ],
      },
    });
  });

  it('STS-15.14 Encounter and Elite cards go under their decks, Summons back to the supply', () => {
    onClimb({
      climb: { act: 1, room: 'encounter', decks: { encounters: ['a1-enc-jaw-worm'] } },
      player: fighting(HERO),
      enemies: [{ id: 'a1-enc-looter', row: 1, hp: 1 }],
      moves: [strike],
      expect: { climb: { decks: { encounters: ['a1-enc-jaw-worm', 'Looter'] } } },
    });
    onClimb({
      climb: { act: 1, room: 'elite', decks: { elites: ['Gremlin Nob'] } },
      player: fighting(HERO),
      enemies: [{ name: 'Lagavulin', hp: 1 }],
      moves: [strike],
      expect: { climb: { decks: { elites: ['Gremlin Nob', 'Lagavulin'] } } },
    });
  });

  it('STS-10.27 a beaten Boss beats the Act; after Act III without Act IV the climb is won (STS-1.4)', () => {
    onClimb({
      climb: { act: 3, room: 'boss', bossesBeaten: 2 },
      player: fighting(HERO),
      enemies: [{ name: 'Time Eater', hp: 1, mode: 2 }],
      moves: [strike],
      expect: { outcome: 'victory', climb: { bossesBeaten: 3 } },
    });
  });
});
