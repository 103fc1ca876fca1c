import { describe, expect, it } from 'vitest';
import { slayTheSpire } from '../../index.ts';
import { choose, fight } from '../../testing/position.ts';
import { potionLimit, spendUse, useEgg } from '../combat/relics.ts';
import { ATTACK, POWER, SKILL } from '../compile/entries.ts';
import { losableRelics } from '../run/goods.ts';
import type { State } from '../state.ts';
import { playerAt } from '../state.ts';

const use = (relic: string, more = {}) => ({ do: 'relic', relic, ...more });
const USED = (relic: string) => ({ relic, usedInCombat: true });
const withRelics = (...relics: readonly unknown[]): State =>
  fight({ player: { relics }, moves: [], expect: {} }).state;
const relicsOf = (state: State): unknown =>
  (slayTheSpire.scenario.show(state) as { players: { relics: unknown }[] }).players[0]?.relics;

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

  it('offers nothing from a deck without an item that has a price', () => {
    fight({
      player: { relics: ['The Courier'], gold: 9 },
      with: { potionDeck: [], relicDeck: ['Old Coin'] },
      moves: [use('The Courier')],
      expect: {
        players: [{ gold: 9, relics: [USED('The Courier')] }],
        relicDeck: ['Old Coin'],
        question: null,
      },
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

describe('losing relics (STS-7.5)', () => {
  it('takes ordinary relics only (R19)', () => {
    const state = withRelics('Loaded Die', 'Anchor', 'Sozu', 'Prismatic Shard', 'Lantern');
    expect(losableRelics(playerAt(state, 0))).toEqual([1, 4]);
  });
});

describe('items with boxes to mark', () => {
  it('upgrade three cards of their type and then go under the deck', () => {
    const state = withRelics('Molten Egg');
    expect([useEgg(state, 0, SKILL), useEgg(state, 0, POWER)]).toEqual([false, false]);
    expect(useEgg(state, 0, ATTACK)).toBe(true);
    expect(relicsOf(state)).toEqual([{ relic: 'Molten Egg', left: 2 }]);
    expect([useEgg(state, 0, ATTACK), useEgg(state, 0, ATTACK), useEgg(state, 0, ATTACK)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(relicsOf(state)).toEqual([]);
  });

  it('keep their marks apart when one of them goes', () => {
    const state = withRelics({ relic: 'Wing Boots', left: 1 }, 'Toxic Egg', USED('Golden Eye'));
    spendUse(state, 0, 0);
    expect(relicsOf(state)).toEqual(['Toxic Egg', USED('Golden Eye')]);
  });
});

describe('the potion limit (STS-8.14)', () => {
  it('is 3, and 2 from Ascension 4 on (STS-29.8)', () => {
    const state = withRelics();
    expect(potionLimit(state)).toBe(3);
    state.run.ascension = 4;
    expect(potionLimit(state)).toBe(2);
  });
});

describe('what is seen of items', () => {
  it('is whether they are ready, what is left on them, and whether they can be used now', () => {
    const state = withRelics('Anchor', USED('Golden Eye'), 'Holy Water', 'Red Skull', {
      relic: 'The Abacus',
      usedInRoom: true,
    });
    expect(slayTheSpire.view(state, 'spectator').players[0]?.relicStates).toEqual([
      { ready: true, left: 0, usable: false },
      { ready: false, left: 0, usable: false },
      { ready: true, left: 2, usable: true },
      { ready: true, left: 0, usable: false },
      { ready: false, left: 0, usable: false },
    ]);
  });

  it('is what a choice between die abilities offers, in words', () => {
    const { state } = fight({
      players: [
        { character: 'Ironclad', relics: ["Dolly's Mirror", 'Horn Cleat'] },
        { character: 'Silent', relics: ['Happy Flower'] },
      ],
      with: { phase: 'start', round: 2, nextDie: [1] },
      moves: [{ do: 'order', ability: "Dolly's Mirror" }],
      expect: {},
    });
    expect(slayTheSpire.view(state, 0).question?.options).toEqual([
      'Horn Cleat: 1 block',
      'Happy Flower of Silent: 1 energy',
    ]);
  });
});
