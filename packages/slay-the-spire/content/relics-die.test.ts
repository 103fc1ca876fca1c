import { describe, expect, it } from 'vitest';
import { enemyAt, playerAt } from '../rules/state.ts';
import { choose, endTurn, fight, play } from '../testing/position.ts';

const DECK = new Array<string>(12).fill('Strike');

const ORDINARY = { block: 0, energy: 3, strength: 0, cards: 5, hp: 10, vulnerable: 0, weak: 0 };

/** A turn that begins with this roll, alone against one enemy with 10 HP. */
const turnWith = (relic: string, die: number): typeof ORDINARY => {
  const { state } = fight({
    player: { relics: [relic], draw: DECK },
    with: { phase: 'start', round: 2, nextDie: [die] },
    moves: [],
    expect: { phase: 'play', die, question: null, waiting: [] },
  });
  const { block, energy, strength, hand } = playerAt(state, 0);
  const { hp, vulnerable, weak } = enemyAt(state, 0);
  return { block, energy, strength, cards: hand.length, hp, vulnerable, weak };
};

describe('die relics (STS-27.7)', () => {
  it.each<[string, Record<number, Partial<typeof ORDINARY>>]>([
    ["Captain's Wheel", { 3: { block: 3 } }],
    ['Duality', { 2: { block: 2 }, 4: { hp: 8 } }],
    ['Gremlin Horn', { 4: { cards: 6 }, 5: { energy: 4 } }],
    ['Happy Flower', { 3: { energy: 4 }, 4: { energy: 4 } }],
    ['Horn Cleat', { 1: { block: 1 }, 2: { block: 1 } }],
    ['Ink Bottle', { 5: { cards: 6 }, 6: { cards: 6 } }],
    ['Mercury Hourglass', { 1: { hp: 9 }, 2: { hp: 9 } }],
    ['Oddly Smooth Stone', { 4: { block: 2 } }],
    ['Pen Nib', { 5: { vulnerable: 1 } }],
    ['Pocketwatch', { 3: { cards: 8 } }],
    ['Red Mask', { 5: { weak: 1 }, 6: { weak: 1 } }],
    ['Stone Calendar', { 4: { hp: 6 } }],
    ['Sundial', { 2: { energy: 5 } }],
    ['The Boot', { 4: { hp: 9 }, 5: { hp: 9 }, 6: { hp: 9 } }],
    ['Tungsten Rod', { 5: { block: 3 } }],
    ['Vajra', { 2: { strength: 1 } }],
    ['Snecko Eye', { 1: { cards: 7 }, 2: { cards: 7 }, 3: { energy: 4 }, 4: { energy: 4 } }],
  ])('%s', (relic, results) => {
    for (const die of [1, 2, 3, 4, 5, 6])
      expect([die, turnWith(relic, die)]).toEqual([die, { ...ORDINARY, ...results[die] }]);
  });

  it('Vajra takes its Strength back at end of turn', () => {
    fight({
      player: { relics: ['Vajra'] },
      with: { phase: 'start', round: 2, nextDie: [2, 1] },
      moves: [{ expect: { players: [{ strength: 1 }] } }, endTurn()],
      expect: { round: 3, players: [{ strength: 0 }] },
    });
  });

  it('Snecko Eye puts a Daze on top of the draw pile on 5 and 6', () => {
    fight({
      player: { relics: ['Snecko Eye'], draw: ['Strike', 'Strike', 'Strike', 'Strike', 'Strike', 'Bash'] },
      with: { phase: 'start', round: 2, nextDie: [6] },
      moves: [],
      expect: { players: [{ draw: ['Daze', 'Bash'] }], dazeLeft: 9, question: null },
    });
  });
});

describe('die relics in a party', () => {
  const two = (relics: readonly string[], others: readonly string[] = []) => [
    { character: 'Ironclad', relics },
    { character: 'Silent', relics: others },
  ];
  const rows = [
    { name: 'A', row: 1, hp: 10 },
    { name: 'B', row: 2, hp: 10 },
    { name: 'Boss', hp: 50 },
  ];
  const roll = (die: number) => ({ phase: 'start', round: 2, nextDie: [die] });

  it('Tungsten Rod gives 1 Block to all players', () => {
    fight({
      players: two(['Tungsten Rod']),
      with: roll(5),
      moves: [],
      expect: { players: [{ block: 1 }, { block: 1 }], question: null },
    });
  });

  it('Oddly Smooth Stone gives 2 Block to any one player', () => {
    fight({
      players: two(['Oddly Smooth Stone']),
      with: roll(4),
      moves: [choose({ player: 'Silent' })],
      expect: { players: [{ block: 0 }, { block: 2 }], question: null },
    });
  });

  it('Mercury Hourglass reaches one row of choice and the Boss', () => {
    fight({
      players: two(['Mercury Hourglass']),
      enemies: rows,
      with: roll(1),
      moves: [choose({ row: 2 })],
      expect: { enemies: [{ hp: 10 }, { hp: 9 }, { hp: 49 }], question: null },
    });
  });

  it('Dolly’s Mirror uses any die ability; the effect is for the owner of that relic (STS-7.4)', () => {
    fight({
      players: two(["Dolly's Mirror"], ["Captain's Wheel", 'Happy Flower']),
      with: roll(1),
      moves: [choose({ option: 1 })],
      expect: { players: [{ block: 0 }, { block: 3 }], question: null },
    });
    fight({
      players: two(["Dolly's Mirror"], ["Captain's Wheel", 'Happy Flower']),
      with: roll(1),
      moves: [choose({ option: 2 })],
      expect: {
        players: [
          { block: 0, energy: 3 },
          { block: 0, energy: 4 },
        ],
        question: null,
      },
    });
  });

  it('Dolly’s Mirror finds nothing where there is no other die ability', () => {
    fight({
      players: two(["Dolly's Mirror"]),
      with: roll(1),
      moves: [],
      expect: { phase: 'play', question: null },
    });
  });

  it('Nilry’s Codex uses a face-2 ability on 4, its own included', () => {
    fight({
      players: two(["Nilry's Codex"], ['Sundial', 'Happy Flower']),
      with: roll(4),
      moves: [choose({ option: 2 })],
      expect: {
        players: [
          { energy: 3, hand: [] },
          // Happy Flower shows 3-4 and works by itself.
          { energy: 6, hand: [] },
        ],
        question: null,
      },
    });
    fight({
      players: [{ character: 'Ironclad', relics: ["Nilry's Codex"], draw: DECK }],
      with: roll(4),
      moves: [],
      expect: { players: [{ hand: new Array<string>(6).fill('Strike') }], question: null },
    });
  });

  it('Nilry’s Codex draws 1 card on 2', () => {
    fight({
      players: [{ character: 'Ironclad', relics: ["Nilry's Codex"], draw: DECK }],
      with: roll(2),
      moves: [],
      expect: { players: [{ hand: new Array<string>(6).fill('Strike') }], question: null },
    });
  });
});

describe('die relics with a choice', () => {
  const start = (die: number) => ({ phase: 'start', round: 2, nextDie: [die] });

  it('Charon’s Ashes may Exhaust a card for 2 damage', () => {
    const fields = {
      player: { relics: ["Charon's Ashes"], draw: ['Strike', 'Defend', 'Bash', 'Strike', 'Strike'] },
      with: start(1),
    };
    fight({
      ...fields,
      moves: [choose({ card: 'Defend' })],
      expect: { players: [{ exhaust: ['Defend'] }], enemies: [{ hp: 8 }], question: null },
    });
    fight({
      ...fields,
      moves: [{ do: 'done' }],
      expect: { players: [{ exhaust: [] }], enemies: [{ hp: 10 }], question: null },
    });
  });

  it('Necronomicon plays the first Attack of the turn twice, and only that one', () => {
    fight({
      player: { relics: ['Necronomicon'], draw: ['Strike', 'Strike', 'Defend'] },
      with: start(1),
      moves: [play('Defend'), play('Strike', 'A'), play('Strike')],
      expect: { players: [{ block: 1, energy: 0 }], enemies: [{ hp: 7 }], question: null },
    });
  });

  it('Necronomicon does not wait for the next turn', () => {
    fight({
      player: { relics: ['Necronomicon'], draw: ['Strike', 'Strike', 'Strike', 'Strike', 'Strike'] },
      with: { phase: 'start', round: 2, nextDie: [1, 2] },
      moves: [endTurn(), play('Strike', 'A')],
      expect: { enemies: [{ hp: 9 }], question: null },
    });
  });

  it('Incense Burner limits the loss of the whole round to 1', () => {
    fight({
      player: { relics: ['Incense Burner'], hp: 9 },
      enemies: [{ name: 'Jaw Worm', hp: 8 }],
      with: { phase: 'start', round: 2, nextDie: [6, 6] },
      moves: [endTurn()],
      expect: { round: 3, players: [{ hp: 8 }] },
    });
    fight({
      player: { relics: ['Incense Burner'], hp: 9 },
      enemies: [{ name: 'Jaw Worm', hp: 8 }],
      with: { phase: 'start', round: 2, nextDie: [5, 5] },
      moves: [endTurn()],
      expect: { round: 3, players: [{ hp: 6 }] },
    });
  });
});
