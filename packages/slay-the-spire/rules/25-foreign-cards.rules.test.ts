import { test } from 'vitest';
import { choose, endTurn, play } from '../testing.ts';
import { settled } from '../testing-characters.ts';

const DRAW = ['Strike', 'Strike', 'Strike', 'Strike', 'Strike', 'Strike'];

test('STS-25.1 another character’s tokens work as they do for that character', () => {
  settled({
    player: { hand: ['Deus Ex Machina', 'Brilliance'], energy: 1 },
    moves: [play('Deus Ex Machina'), { do: 'miracle' }, play('Brilliance', 'A')],
    expect: { players: [{ energy: 1, miracles: 1 }], enemies: [{ hp: 8 }] },
  });
});

test('STS-25.2 the party shares 5 Miracles', () => {
  settled({
    players: [{ hand: ['Deus Ex Machina+'] }, { character: 'Watcher', miracles: 4 }],
    moves: [play('Deus Ex Machina+')],
    expect: { players: [{ miracles: 1 }, { miracles: 4 }] },
  });
});

test('STS-25.6 with the Prismatic Shard there are 2 Orb slots and a Stance track', () => {
  settled({
    player: { shard: true, hand: ['Rainbow', 'Crescendo'], draw: DRAW },
    moves: [
      play('Rainbow'),
      choose({ orb: 'lightning' }),
      { expect: { players: [{ orbs: ['frost', 'dark'] }], enemies: [{ hp: 8 }] } },
      play('Crescendo'),
      { expect: { players: [{ stance: 'wrath' }] } },
      endTurn(),
      { do: 'order all' },
    ],
    expect: { round: 2, players: [{ hp: 9 }] },
  });
});

test('STS-25.8 the Shard gives the Defect no more Orb slots, but Stances', () => {
  settled({
    player: {
      character: 'Defect',
      shard: true,
      orbs: ['frost', 'frost', 'frost'],
      hand: ['Zap', 'Tranquility'],
    },
    moves: [play('Zap'), play('Tranquility')],
    expect: { players: [{ block: 1, orbs: ['frost', 'frost', 'lightning'], stance: 'calm' }] },
  });
});

test('STS-25.9 the Watcher with the Shard has one Stance and 2 Orb slots', () => {
  settled({
    player: { character: 'Watcher', shard: true, stance: 'calm', hand: ['Crescendo', 'Tempest'] },
    moves: [play('Crescendo'), play('Tempest', undefined, { x: 3 })],
    expect: {
      players: [{ stance: 'wrath', energy: 2, orbs: ['lightning', 'lightning'] }],
      enemies: [{ hp: 8 }],
    },
  });
});

test('STS-25.10 without slots and Stances, Channel, Evoke and Stances do nothing', () => {
  settled({
    player: {
      hand: ['Ball Lightning', 'Recursion', 'Fission+', 'Crescendo+', 'Empty Fist'],
      powers: ['Loop', 'Storm'],
      draw: DRAW,
    },
    moves: [
      play('Ball Lightning', 'A'),
      play('Recursion'),
      play('Fission+'),
      play('Crescendo+'),
      play('Empty Fist', 'A'),
      endTurn(),
    ],
    expect: {
      round: 2,
      players: [{ stance: 'neutral', orbs: [], hand: ['Strike', 'Strike', 'Strike', 'Strike', 'Strike'] }],
      enemies: [{ hp: 7 }],
    },
  });
});
