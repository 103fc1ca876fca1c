import { describe, it } from 'vitest';
import { endTurn, fight, play } from '../testing/position.ts';

const use = (relic: string) => ({ do: 'relic', relic });
const secondTurn = { phase: 'start', round: 2, nextDie: [1] };

describe('Boss relics in combat', () => {
  it.each(['Coffee Dripper', 'Cursed Key', 'Ectoplasm', 'Fusion Hammer', 'Mark of Pain', 'Sozu'])(
    '%s gives 1 Energy each turn',
    (relic) => {
      fight({
        player: { relics: [relic] },
        with: secondTurn,
        moves: [],
        expect: { players: [{ energy: 4 }], question: null },
      });
    },
  );

  it('Ring of the Serpent draws 1 card each turn', () => {
    fight({
      player: { relics: ['Ring of the Serpent'], draw: new Array<string>(7).fill('Strike') },
      with: secondTurn,
      moves: [],
      expect: { players: [{ draw: ['Strike'] }], question: null },
    });
  });

  it('Frozen Core gives 1 Block at end of turn, also to who has some', () => {
    fight({
      player: { relics: ['Frozen Core'], hp: 8, block: 1 },
      enemies: [{ name: 'Cultist', strength: 1 }],
      moves: [endTurn()],
      expect: { players: [{ hp: 8 }] },
    });
  });

  it('Holy Water gives 1 Energy for each of its 2 cubes', () => {
    fight({
      player: { relics: ['Holy Water'], energy: 1 },
      moves: [
        use('Holy Water'),
        { expect: { players: [{ energy: 2, relics: [{ relic: 'Holy Water', left: 1 }] }] } },
        use('Holy Water'),
        { refused: use('Holy Water'), code: 'no-cubes' },
      ],
      expect: { players: [{ energy: 3, relics: [{ relic: 'Holy Water', left: 0 }] }], question: null },
    });
  });

  it('Holy Water has its cubes back in the next combat and none in between', () => {
    fight({
      player: { relics: [{ relic: 'Holy Water', left: 0 }] },
      with: { phase: 'start', round: 1, nextDie: [1] },
      moves: [],
      expect: { players: [{ relics: ['Holy Water'] }] },
    });
    fight({
      player: { relics: ['Holy Water'], hand: ['Strike'] },
      enemies: [{ name: 'A', row: 1, hp: 1 }],
      moves: [play('Strike', 'A')],
      expect: { players: [{ relics: [{ relic: 'Holy Water', left: 0 }] }] },
    });
  });

  it('Black Blood heals 2 at the end of combat', () => {
    fight({
      player: { character: 'Silent', relics: ['Black Blood'], hp: 5, hand: ['Strike'] },
      enemies: [{ name: 'A', row: 1, hp: 1 }],
      moves: [play('Strike', 'A')],
      expect: { players: [{ hp: 7 }] },
    });
  });

  it('Mark of Pain turns HP that would rise above 6 into 6', () => {
    const drink = { do: 'potion', potion: 'Blood Potion' };
    const player = { relics: ['Mark of Pain'], potions: ['Blood Potion'] };
    fight({ player: { ...player, hp: 3 }, moves: [drink], expect: { players: [{ hp: 5 }] } });
    fight({ player: { ...player, hp: 5 }, moves: [drink], expect: { players: [{ hp: 6 }] } });
    fight({ player: { ...player, hp: 8 }, moves: [drink], expect: { players: [{ hp: 6 }] } });
    fight({ player: { ...player, hp: 10 }, moves: [drink], expect: { players: [{ hp: 10 }] } });
  });

  it('Ectoplasm keeps gold away', () => {
    fight({
      player: { character: 'Silent', relics: ['Ectoplasm', 'Golden Idol'], gold: 2, hand: ['Strike'] },
      enemies: [{ name: 'A', row: 1, hp: 1 }],
      moves: [play('Strike', 'A')],
      expect: { players: [{ gold: 2 }] },
    });
  });
});

describe('White Beast Statue', () => {
  const win = {
    enemies: [{ name: 'A', row: 1, hp: 1 }],
    with: { potionDeck: ['Fire Potion', 'Weak Potion'] },
  };
  const player = { character: 'Silent', relics: ['White Beast Statue'], hand: ['Strike'] };

  it('brings a potion at the end of combat', () => {
    fight({
      player,
      ...win,
      moves: [play('Strike', 'A'), { do: 'choose', item: 'Fire Potion' }],
      expect: { players: [{ potions: ['Fire Potion'] }], potionDeck: ['Weak Potion'], question: null },
    });
  });

  it('brings none with Sozu', () => {
    fight({
      player: { ...player, relics: ['White Beast Statue', 'Sozu'] },
      ...win,
      moves: [play('Strike', 'A')],
      expect: { players: [{ potions: [] }], potionDeck: ['Fire Potion', 'Weak Potion'], question: null },
    });
  });
});

describe('Wrist Blade (STS-24.18)', () => {
  const fields = { character: 'Silent', relics: ['Wrist Blade'] };

  it('adds 1 to Attacks of cost 0 and to Shivs, not to others', () => {
    fight({
      player: { ...fields, hand: ['Neutralize', 'Strike'], shivs: 1 },
      moves: [{ do: 'shiv', enemy: 'A' }, play('Neutralize', 'A'), play('Strike', 'A')],
      expect: { enemies: [{ hp: 5 }], question: null },
    });
  });

  it('adds 1 to a card that costs 0 for the moment', () => {
    fight({
      player: { ...fields, hand: [{ card: 'Strike', costsZero: true }] },
      moves: [play('Strike', 'A')],
      expect: { enemies: [{ hp: 8 }], question: null },
    });
  });

  it('adds 1 to a copy only if the original was played for 0', () => {
    fight({
      player: { ...fields, hand: ['Strike'], doubling: ['attack'] },
      moves: [play('Strike', 'A')],
      expect: { enemies: [{ hp: 8 }], question: null },
    });
    fight({
      player: { ...fields, hand: [{ card: 'Strike', costsZero: true }], doubling: ['attack'] },
      moves: [play('Strike', 'A')],
      expect: { enemies: [{ hp: 6 }], question: null },
    });
  });

  it('looks at what was paid for a card that is copied later', () => {
    const hand = (free: boolean) => [free ? { card: 'Strike', costsZero: true } : 'Strike', 'Doppelganger'];
    for (const [free, hp] of [
      [false, 8],
      [true, 6],
    ] as const)
      fight({
        player: { ...fields, hand: hand(free) },
        moves: [play('Strike', 'A'), play('Doppelganger', undefined, { x: 1 })],
        expect: { enemies: [{ hp }], question: null },
      });
  });

  it('adds 1 to the Attacks of items', () => {
    fight({
      player: { ...fields, potions: ['Cunning Potion'] },
      moves: [{ do: 'potion', potion: 'Cunning Potion' }],
      expect: { enemies: [{ hp: 4 }], question: null },
    });
  });
});

describe('Prismatic Shard (STS-25.6)', () => {
  const hand = ['Zap', 'Eruption'];

  it('gives a Stance track and 2 Orb slots', () => {
    fight({
      player: { relics: ['Prismatic Shard'], hand: ['Zap', 'Zap', 'Zap'], energy: 3 },
      moves: [play('Zap'), play('Zap'), play('Zap')],
      expect: { players: [{ orbs: ['lightning', 'lightning'] }], enemies: [{ hp: 8 }], question: null },
    });
    fight({
      player: { relics: ['Prismatic Shard'], hand },
      moves: [play('Eruption', 'A')],
      expect: { players: [{ stance: 'wrath' }], question: null },
    });
  });

  it('is what others lack (STS-25.10)', () => {
    fight({
      player: { hand },
      moves: [play('Zap'), play('Eruption', 'A')],
      expect: { players: [{ orbs: [], stance: 'neutral' }], question: null },
    });
  });

  it('gives the Defect no further slots', () => {
    fight({
      player: {
        character: 'Defect',
        relics: ['Prismatic Shard'],
        orbs: ['frost', 'frost', 'frost'],
        hand: ['Zap'],
      },
      moves: [play('Zap')],
      expect: { players: [{ orbs: ['frost', 'frost', 'lightning'], block: 1 }], question: null },
    });
  });
});
