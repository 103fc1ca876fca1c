import { expect, test } from 'vitest';
import { slayTheSpire } from '../../index.ts';
import { settled } from '../../testing/characters.ts';
import { choose, endTurn, fight, play } from '../../testing/position.ts';
import { fitOrbs, orbSlotsOf } from '../combat/slots.ts';
import { refreshAbilities } from '../combat/triggers.ts';
import { playerAt } from '../state.ts';

const DRAW = ['Zap', 'Zap', 'Zap', 'Zap', 'Zap', 'Zap'];

test('STS-22.3 several Orbs are Channeled one at a time: the second may push out the first', () => {
  settled({
    player: { character: 'Defect', hand: ['Tempest'], orbs: ['frost', 'frost', 'frost'] },
    moves: [
      play('Tempest', undefined, { x: 2 }),
      { expect: { players: [{ block: 1, orbs: ['frost', 'frost', 'lightning'] }] } },
      choose({ orb: 'lightning' }),
    ],
    expect: { enemies: [{ hp: 8 }], players: [{ orbs: ['frost', 'frost', 'lightning'] }] },
  });
});

test('STS-22.6 Evoke counts the Powers in play for Dark only', () => {
  settled({
    player: {
      character: 'Defect',
      hand: ['Recursion', 'Recursion'],
      powers: ['Fusion', 'Storm'],
      orbs: ['lightning', 'dark'],
    },
    moves: [
      play('Recursion'),
      choose({ orb: 'dark' }),
      { expect: { enemies: [{ hp: 5 }] } },
      play('Recursion'),
      choose({ orb: 'lightning' }),
    ],
    expect: { enemies: [{ hp: 3 }] },
  });
});

test('STS-22.7 Multi-Cast removes its Orb once, whatever X', () => {
  settled({
    player: { character: 'Defect', hand: ['Multi-Cast'], orbs: ['frost', 'frost'] },
    moves: [play('Multi-Cast', undefined, { x: 3 })],
    expect: { players: [{ block: 3, orbs: ['frost'] }] },
  });
});

test('STS-22.8 Storm with full slots Evokes an Orb of choice for each new one', () => {
  settled({
    player: { character: 'Defect', powers: ['Storm+'], orbs: ['dark', 'dark', 'dark'], draw: DRAW },
    moves: [endTurn(), choose({ orb: 'dark' })],
    expect: { enemies: [{ hp: 2 }], players: [{ orbs: ['dark', 'lightning', 'lightning'] }] },
  });
});

test('STS-22.10 what counts Evoked Orbs counts 0 without one', () => {
  settled({
    player: { character: 'Defect', hand: ['Fission+'], draw: DRAW },
    moves: [play('Fission+')],
    expect: { players: [{ energy: 3, hand: [] }] },
  });
});

test('STS-22.11 Orb damage is plain: no Strength, no tokens', () => {
  settled({
    player: { character: 'Defect', hand: ['Recursion'], orbs: ['lightning'], strength: 3, weak: 1 },
    enemies: [{ name: 'A', hp: 10, vulnerable: 1 }],
    moves: [play('Recursion')],
    expect: { enemies: [{ hp: 8, vulnerable: 1 }], players: [{ weak: 1 }] },
  });
});

test('STS-22.12 slots of a Power go with it, and the Orbs in them are not Evoked', () => {
  const { state } = fight({
    player: {
      character: 'Defect',
      powers: ['Capacitor'],
      orbs: ['dark', 'dark', 'dark', 'lightning', 'lightning'],
    },
    moves: [],
    expect: {},
  });
  const player = playerAt(state, 0);
  expect(orbSlotsOf(player)).toBe(5);
  player.powers.length = 0;
  refreshAbilities(player);
  expect(orbSlotsOf(player)).toBe(3);
  expect(player.orbs.length).toBe(3);
  fitOrbs(player);
  expect(player.orbs.length).toBe(3);
  expect(state.enemies[0]?.hp).toBe(10);
});

test('STS-22.12 Capacitor counts at once, for the rest of the same turn', () => {
  settled({
    player: { character: 'Defect', hand: ['Capacitor', 'Zap'], orbs: ['dark', 'dark', 'dark'] },
    moves: [play('Capacitor'), play('Zap')],
    expect: { players: [{ orbs: ['dark', 'dark', 'dark', 'lightning'] }], enemies: [{ hp: 10 }] },
  });
});

test('STS-4.1 a search shows the draw pile to the searcher, without its order', () => {
  const draw = ['Zap', 'Claw', 'Leap', 'Skim', 'Chaos'];
  const shown = [draw, draw.toReversed()].map((pile) => {
    const { state } = fight({
      players: [{ character: 'Defect', hand: ['Seek'], draw: pile }, { character: 'Silent' }],
      moves: [play('Seek')],
      expect: { question: { kind: 'card' } },
    });
    const faces = slayTheSpire.view(state, 0).question?.cards?.map((card) => card & 2047);
    expect(slayTheSpire.view(state, 1).question?.cards).toBeUndefined();
    expect(slayTheSpire.view(state, 'spectator').question?.cards).toBeUndefined();
    return faces;
  });
  expect(shown[0]).toHaveLength(5);
  expect(shown[0]).toEqual(shown[1]);
});
