import { describe, it } from 'vitest';
import { choose, endTurn, fight, play } from '../testing.ts';

const use = (relic: string, more = {}) => ({ do: 'relic', relic, ...more });
const USED = (relic: string) => ({ relic, usedInCombat: true });

describe('once per combat (STS-27.5)', () => {
  it('is used whenever the player wants during the Player Turn, and once', () => {
    fight({
      player: { relics: ['Self-Forming Clay'], hpLostThisCombat: 1 },
      moves: [
        use('Self-Forming Clay'),
        { refused: use('Self-Forming Clay'), code: 'relic-used' },
        endTurn(),
        { refused: use('Self-Forming Clay'), code: 'relic-used' },
      ],
      expect: { round: 2, players: [{ relics: [USED('Self-Forming Clay')] }] },
    });
  });

  it('is ready again after the combat', () => {
    fight({
      player: { relics: [USED('Self-Forming Clay')], hand: ['Strike'] },
      enemies: [{ name: 'A', row: 1, hp: 1 }],
      moves: [play('Strike', 'A')],
      expect: { players: [{ relics: ['Self-Forming Clay'] }] },
    });
  });

  it('is not used by who has ended the turn (STS-13.26)', () => {
    fight({
      players: [
        { character: 'Ironclad', relics: ['Self-Forming Clay'], hpLostThisCombat: 1 },
        { character: 'Silent' },
      ],
      moves: [
        endTurn('Ironclad'),
        { refused: { ...use('Self-Forming Clay'), seat: 'Ironclad' }, code: 'turn-declared-done' },
      ],
      expect: { players: [{ block: 0 }, {}] },
    });
  });

  it('can be used between the abilities of the start-of-turn step (STS-13.26, R60)', () => {
    fight({
      player: {
        relics: ['Dead Branch', 'Ring of the Serpent', 'Snecko Eye'],
        exhaust: ['Bash'],
        draw: ['Strike', 'Strike', 'Strike', 'Strike', 'Strike', 'Defend', 'Anger'],
      },
      with: { phase: 'start', round: 2, nextDie: [5] },
      // The Daze would come on top, so the card is drawn before it.
      moves: [use('Dead Branch'), { expect: { phase: 'startOfTurn' } }, { do: 'order all' }],
      expect: { phase: 'play', players: [{ draw: ['Daze'] }], question: null },
    });
  });

  it('names no relic that has nothing to use', () => {
    fight({
      player: { relics: ['Anchor'] },
      moves: [{ refused: use('Anchor'), code: 'no-relic-ability' }],
      expect: {},
    });
  });
});

describe('die relics (STS-27.7)', () => {
  it('work when the die shows one of their results, for relics and Boss relics', () => {
    fight({
      player: { relics: ['Happy Flower', 'Snecko Eye', 'Sundial'] },
      with: { phase: 'start', round: 2, nextDie: [3] },
      moves: [{ do: 'order all' }],
      expect: { players: [{ energy: 5 }], question: null },
    });
  });
});

describe('Loaded Die (STS-7.3)', () => {
  const roll = (die: number) => ({ phase: 'start', round: 2, nextDie: [die] });

  it('gives 1 Block on 4 and 5', () => {
    for (const die of [4, 5])
      fight({
        player: { relics: ['Loaded Die'] },
        with: roll(die),
        moves: [],
        expect: { players: [{ block: 1 }], question: null },
      });
  });

  it('uses one of the own die abilities on 6, of any face (R18)', () => {
    const player = { relics: ['Loaded Die', 'Sundial'] };
    fight({
      player,
      with: roll(6),
      moves: [choose({ option: 1 })],
      expect: { players: [{ block: 1, energy: 3 }], question: null },
    });
    fight({
      player,
      with: roll(6),
      moves: [choose({ option: 2 })],
      expect: { players: [{ block: 0, energy: 5 }], question: null },
    });
  });

  it('comes to an end when it uses an ability that uses abilities', () => {
    fight({
      player: { relics: ['Loaded Die', "Dolly's Mirror", 'Sundial'] },
      with: roll(6),
      // Dolly's Mirror finds the other two, but neither itself nor the 6 of Loaded Die.
      moves: [choose({ option: 2 }), choose({ option: 2 })],
      expect: { players: [{ block: 0, energy: 5 }], question: null },
    });
  });
});

describe('whose item it is (STS-7.4, STS-7.6)', () => {
  it('helps only its owner', () => {
    fight({
      players: [{ character: 'Ironclad', relics: ['Happy Flower'] }, { character: 'Silent' }],
      with: { phase: 'start', round: 2, nextDie: [3] },
      moves: [],
      expect: { players: [{ energy: 4 }, { energy: 3 }], question: null },
    });
  });

  it('must be carried out unless it says may: a Daze comes too', () => {
    fight({
      player: { relics: ['Snecko Eye'] },
      with: { phase: 'start', round: 2, nextDie: [5] },
      moves: [],
      expect: { players: [{ draw: ['Daze'] }], question: null },
    });
  });
});

describe('The Courier', () => {
  const decks = {
    potionDeck: ['Fire Potion', 'Weak Potion'],
    relicDeck: ['Old Coin', 'The Boot', 'Anchor'],
  };

  it('sells the top potion or puts it under its deck', () => {
    const player = { relics: ['The Courier'], gold: 3 };
    fight({
      player,
      with: decks,
      moves: [use('The Courier'), choose({ option: 1 }), choose({ option: 1 })],
      expect: {
        players: [{ gold: 1, potions: ['Fire Potion'] }],
        potionDeck: ['Weak Potion'],
        question: null,
      },
    });
    fight({
      player,
      with: decks,
      moves: [use('The Courier'), choose({ option: 1 }), choose({ option: 2 })],
      expect: {
        players: [{ gold: 3, potions: [] }],
        potionDeck: ['Weak Potion', 'Fire Potion'],
        question: null,
      },
    });
  });

  it('offers no purchase that cannot be paid', () => {
    fight({
      player: { relics: ['The Courier'], gold: 1 },
      with: decks,
      moves: [use('The Courier'), choose({ option: 1 })],
      expect: {
        players: [{ gold: 1, potions: [] }],
        potionDeck: ['Weak Potion', 'Fire Potion'],
        question: null,
      },
    });
  });

  it('sells the top relic, passing Old Coin by, which has no price (STS-7.2)', () => {
    fight({
      player: { relics: ['The Courier'], gold: 5 },
      with: decks,
      moves: [use('The Courier'), choose({ option: 2 }), choose({ option: 1 })],
      expect: {
        players: [{ gold: 0, relics: [USED('The Courier'), 'The Boot'] }],
        relicDeck: ['Anchor', 'Old Coin'],
        question: null,
      },
    });
  });

  it('asks for no deck where only one is left', () => {
    fight({
      player: { relics: ['The Courier'], gold: 9 },
      with: { potionDeck: [], relicDeck: ['Anchor'] },
      moves: [use('The Courier'), choose({ option: 2 })],
      expect: { players: [{ gold: 9 }], relicDeck: ['Anchor'], question: null },
    });
    fight({
      player: { relics: ['The Courier'], gold: 9 },
      with: { potionDeck: [], relicDeck: [] },
      moves: [use('The Courier')],
      expect: { players: [{ gold: 9, relics: [USED('The Courier')] }], question: null },
    });
  });

  it('makes room for a potion at the limit (STS-8.14, STS-8.15)', () => {
    fight({
      player: {
        relics: ['The Courier'],
        gold: 2,
        potions: ['Swift Potion', 'Energy Potion', 'Block Potion'],
      },
      with: decks,
      moves: [use('The Courier'), choose({ option: 1 }), choose({ option: 2 })],
      expect: {
        players: [{ gold: 0, potions: ['Swift Potion', 'Block Potion', 'Fire Potion'] }],
        potionDeck: ['Weak Potion', 'Energy Potion'],
        question: null,
      },
    });
  });
});
