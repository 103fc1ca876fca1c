import { describe, expect, it } from 'vitest';
import { choose, endTurn, fight, play } from '../testing/position.ts';

const drink = (potion: string, more = {}) => ({ do: 'potion', potion, ...more });
const strikes = (number: number): string[] => new Array<string>(number).fill('Strike');

describe('potions (STS-8.16)', () => {
  it.each<[string, object, object]>([
    ['Blood Potion', { hp: 7 }, { hp: 9 }],
    ['Energy Potion', { energy: 1 }, { energy: 3 }],
    ['Flex Potion', {}, { strength: 1, strengthToLose: 1 }],
    ['Swift Potion', { draw: strikes(4) }, { hand: strikes(3) }],
    ['Snecko Oil', { draw: strikes(6) }, { hand: strikes(5), draw: ['Daze', 'Daze', 'Strike'] }],
    ['Ancient Potion', { weak: 2, vulnerable: 3 }, { weak: 0, vulnerable: 0 }],
    ['Attack Potion', {}, { doubling: ['attack'] }],
    ['Skill Potion', {}, { doubling: ['skill'] }],
    ['Block Potion', {}, { block: 2 }],
  ])('%s', (potion, before, after) => {
    const target = potion === 'Block Potion' ? { player: 'Ironclad' } : {};
    fight({
      player: { ...before, potions: [potion] },
      with: { potionDeck: [] },
      moves: [drink(potion, target)],
      expect: { players: [{ ...after, potions: [] }], potionDeck: [potion], question: null },
    });
  });

  it.each<[string, object, object]>([
    ['Fire Potion', { enemy: 'A' }, { hp: 6 }],
    ['Explosive Potion', { row: 1 }, { hp: 8 }],
    ['Vulnerable Potion', { enemy: 'A' }, { vulnerable: 1 }],
    ['Weak Potion', { enemy: 'A' }, { weak: 2 }],
  ])('%s', (potion, target, after) => {
    fight({
      player: { potions: [potion] },
      moves: [drink(potion, target)],
      expect: { enemies: [after], question: null },
    });
  });

  it('Flex Potion’s Strength is lost at end of turn', () => {
    fight({
      player: { potions: ['Flex Potion'] },
      moves: [drink('Flex Potion'), endTurn()],
      expect: { players: [{ strength: 0 }] },
    });
  });

  it('Purity Potion Exhausts up to 3 cards', () => {
    fight({
      player: { potions: ['Purity Potion'], hand: ['Strike', 'Defend', 'Bash', 'Anger'] },
      moves: [
        drink('Purity Potion'),
        choose({ card: 'Strike' }),
        choose({ card: 'Bash' }),
        choose({ card: 'Anger' }),
      ],
      expect: { players: [{ hand: ['Defend'], exhaust: ['Anger', 'Bash', 'Strike'] }], question: null },
    });
    fight({
      player: { potions: ['Purity Potion'], hand: ['Strike', 'Defend'] },
      moves: [drink('Purity Potion'), { do: 'done' }],
      expect: { players: [{ hand: ['Strike', 'Defend'] }], question: null },
    });
  });

  it('Attack Potion plays the next Attack of this turn twice', () => {
    fight({
      player: { potions: ['Attack Potion'], hand: ['Strike'] },
      moves: [drink('Attack Potion'), play('Strike', 'A')],
      expect: { players: [{ doubling: [] }], enemies: [{ hp: 8 }], question: null },
    });
  });

  it('Cunning Potion makes three Attacks, each with a target of its own', () => {
    fight({
      player: { potions: ['Cunning Potion'], weak: 1 },
      enemies: [
        { name: 'A', row: 1, hp: 1 },
        { name: 'B', row: 1, hp: 5 },
      ],
      moves: [drink('Cunning Potion'), choose({ enemy: 'B' }), choose({ enemy: 'A' })],
      // The first Attack is Weak and deals nothing; with A gone, the last one has only B.
      expect: { players: [{ weak: 0 }], enemies: [{ status: 'dead' }, { hp: 4 }], question: null },
    });
  });
});

describe('Liquid Memories', () => {
  it('brings back a card of choice that costs 0 this turn', () => {
    fight({
      player: { potions: ['Liquid Memories'], discard: ['Strike', 'Bash'], energy: 0 },
      moves: [drink('Liquid Memories'), choose({ card: 'Bash' }), play('Bash', 'A')],
      expect: { players: [{ energy: 0, discard: ['Bash', 'Strike'] }], enemies: [{ hp: 8 }], question: null },
    });
  });

  it('costs its price again next turn', () => {
    fight({
      player: { potions: ['Liquid Memories'], discard: ['Bash'] },
      moves: [drink('Liquid Memories'), endTurn()],
      expect: { round: 2, players: [{ hand: ['Bash'] }] },
    });
  });

  it('does nothing with an empty discard pile', () => {
    fight({
      player: { potions: ['Liquid Memories'] },
      moves: [drink('Liquid Memories')],
      expect: { players: [{ hand: [] }], question: null },
    });
  });
});

describe('Distilled Chaos', () => {
  it('plays the 3 cards drawn for 0 Energy, in the order chosen', () => {
    fight({
      player: {
        potions: ['Distilled Chaos'],
        energy: 0,
        hand: ['Defend'],
        draw: ['Strike', 'Bash', 'Inflame'],
      },
      moves: [drink('Distilled Chaos'), choose({ card: 'Inflame' }), choose({ card: 'Bash' })],
      // Strength first: 3 for Bash, then twice 2 for Strike on the Vulnerable target.
      expect: {
        players: [{ energy: 0, strength: 1, hand: ['Defend'], discard: ['Strike', 'Bash'] }],
        enemies: [{ hp: 3 }],
        question: null,
      },
    });
  });

  it('discards what cannot be played and Exhausts Slimed (STS-24.10, STS-24.15)', () => {
    fight({
      player: { potions: ['Distilled Chaos'], energy: 0, draw: ['Burn', 'Slimed', 'Strike'] },
      with: { statusLeft: 30 },
      moves: [drink('Distilled Chaos'), choose({ card: 'Burn' }), choose({ card: 'Slimed' })],
      expect: {
        players: [{ hand: [], discard: ['Strike', 'Burn'] }],
        enemies: [{ hp: 9 }],
        statusLeft: 31,
        question: null,
      },
    });
  });

  it('takes what there is to draw', () => {
    fight({
      player: { potions: ['Distilled Chaos'], draw: ['Strike'] },
      moves: [drink('Distilled Chaos')],
      expect: { players: [{ discard: ['Strike'] }], enemies: [{ hp: 9 }], question: null },
    });
  });
});

describe('Ghost in a Jar', () => {
  it('limits the loss of HP to 1 through the Enemy Turn', () => {
    fight({
      player: { potions: ['Ghost in a Jar'], hp: 9 },
      enemies: [{ name: 'Jaw Worm' }, { name: 'Cultist', row: 1 }],
      with: { die: 5 },
      moves: [drink('Ghost in a Jar'), endTurn()],
      expect: { round: 2, players: [{ hp: 8 }] },
    });
  });

  it('counts what was lost before', () => {
    fight({
      player: { potions: ['Ghost in a Jar'], hp: 8, hpLostThisRound: 1 },
      enemies: [{ name: 'Jaw Worm' }],
      with: { die: 5 },
      moves: [drink('Ghost in a Jar'), endTurn()],
      expect: { round: 2, players: [{ hp: 8 }] },
    });
  });
});

describe('Fairy in a Bottle (STS-15.4)', () => {
  it('sets HP to 2 instead of 0 and goes under the deck', () => {
    fight({
      player: { potions: ['Fairy in a Bottle'], hp: 3 },
      enemies: [{ name: 'Jaw Worm' }],
      with: { die: 5, potionDeck: ['Fire Potion'] },
      moves: [endTurn()],
      expect: {
        round: 2,
        outcome: null,
        players: [{ hp: 2, potions: [] }],
        potionDeck: ['Fire Potion', 'Fairy in a Bottle'],
      },
    });
  });

  it('does not help against what still comes', () => {
    fight({
      player: { potions: ['Fairy in a Bottle'], hp: 3 },
      enemies: [{ name: 'Jaw Worm' }, { name: 'Cultist', row: 1, strength: 1 }],
      with: { die: 5 },
      moves: [endTurn()],
      expect: { outcome: 'defeat', players: [{ hp: 0 }] },
    });
  });

  it('cannot be drunk', () => {
    fight({
      player: { potions: ['Fairy in a Bottle'] },
      moves: [{ refused: drink('Fairy in a Bottle'), code: 'no-potion' }],
      expect: { players: [{ potions: ['Fairy in a Bottle'] }] },
    });
  });
});

describe('Entropic Brew (STS-8.15)', () => {
  const fields = { with: { potionDeck: ['Fire Potion', 'Weak Potion', 'Swift Potion'] } };

  it('brings 2 potions, each to take or to skip', () => {
    fight({
      player: { potions: ['Entropic Brew'] },
      ...fields,
      moves: [drink('Entropic Brew'), { do: 'choose', item: 'Fire Potion' }, { do: 'done' }],
      expect: {
        players: [{ potions: ['Fire Potion'] }],
        potionDeck: ['Swift Potion', 'Entropic Brew', 'Weak Potion'],
        question: null,
      },
    });
  });
});

describe('Entropic Brew at the limit (STS-8.14, STS-8.15)', () => {
  it('lets a potion take the place of another, or be skipped (R26)', () => {
    fight({
      player: { potions: ['Entropic Brew', 'Energy Potion', 'Block Potion'] },
      with: { potionDeck: ['Fire Potion', 'Weak Potion'] },
      moves: [
        drink('Entropic Brew'),
        { do: 'choose', item: 'Fire Potion' },
        { do: 'replace', item: 'Weak Potion', drop: 'Block Potion' },
      ],
      expect: {
        players: [{ potions: ['Energy Potion', 'Fire Potion', 'Weak Potion'] }],
        potionDeck: ['Entropic Brew', 'Block Potion'],
        question: null,
      },
    });
  });
});

describe('text of a position', () => {
  it('shows what lies on relics', () => {
    const { state } = fight({
      player: { relics: ['Molten Egg', { relic: 'Wing Boots', left: 1 }] },
      moves: [],
      expect: { players: [{ relics: ['Molten Egg', { relic: 'Wing Boots', left: 1 }] }] },
    });
    expect(state.players[0]?.relicState).toHaveLength(2);
  });
});
