import { encodeMove, NONE } from '@three-spires/kernel';
import { expect, test } from 'vitest';
import { slayTheSpire } from '../../index.ts';
import { choose, endTurn, fight, play } from '../../testing/position.ts';
import { testRoutine } from '../../testing/routines.ts';
import { channel } from '../../words/build.ts';
import { ORBS } from '../../words/lists.ts';
import type { SlayTheSpireEvent } from '../event.ts';
import { pushPotion } from '../frames.ts';
import { advance } from '../loop.ts';
import { MOVE } from '../moves.ts';

const defect = (fields: Readonly<Record<string, unknown>>) => ({ character: 'Defect', ...fields });
const twoEnemies = [{ name: 'A' }, { name: 'B' }];

test('STS-22.1 the Defect has 9 HP and 3 Orb slots and starts a combat with 1 Lightning', () => {
  const [player] = slayTheSpire.start({ characters: ['Defect', 'Silent'] }, 'profile').players;
  expect(player).toMatchObject({ hp: 9, maxHp: 9, orbSlots: 3, orbs: [0] });
});

test('STS-22.2 Channel puts an Orb into an open slot', () => {
  fight({
    player: defect({ hand: ['Zap'], orbs: ['frost'] }),
    moves: [play('Zap')],
    expect: { question: null, players: [{ orbs: ['frost', 'lightning'] }], enemies: [{ hp: 10 }] },
  });
});

test('STS-22.3 several Orbs are Channelled one at a time: the second may push out the first', () => {
  const { state } = fight({ player: defect({ orbs: ['frost', 'dark'] }), moves: [], expect: {} });
  const effects = [channel('lightning', 2)];
  pushPotion(state, testRoutine(effects), 0, NONE);
  advance(state, undefined);
  expect(slayTheSpire.scenario.show(state)).toMatchObject({
    question: { kind: 'orb' },
    players: [{ orbs: ['frost', 'dark', 'lightning'] }],
  });
  slayTheSpire.apply(state, 0, encodeMove(MOVE.choose, 2));
  expect(slayTheSpire.scenario.show(state)).toMatchObject({
    question: null,
    players: [{ orbs: ['frost', 'dark', 'lightning'] }],
    enemies: [{ hp: 8 }],
  });
});

test('STS-22.4 Channel is ignored without a cube of that kind, and nothing is Evoked for it (R95)', () => {
  fight({
    player: defect({ hand: ['Zap', 'Coolheaded'], draw: ['Zap'], orbs: ['lightning', 'lightning', 'frost'] }),
    with: { orbCubes: 2 },
    moves: [
      play('Zap'),
      { expect: { question: null, players: [{ orbs: ['lightning', 'lightning', 'frost'] }] } },
      play('Coolheaded'),
      choose({ orb: 'lightning' }),
    ],
    expect: { players: [{ orbs: ['lightning', 'frost', 'frost'] }], enemies: [{ hp: 8 }] },
  });
});

test('STS-22.4 an Evoked Orb gives its cube back, in the middle of a card too', () => {
  fight({
    player: defect({ hand: ['Tempest'], energy: 3, orbs: ['lightning', 'frost', 'frost'] }),
    with: { orbCubes: 2 },
    moves: [play('Tempest', undefined, { x: 3 }), choose({ orb: 'frost' })],
    expect: { question: null, players: [{ block: 1, orbs: ['lightning', 'frost', 'lightning'] }] },
  });
});

test('STS-22.4 all players share the cubes, of which there are always enough by default', () => {
  const channelled = (orbCubes: number | null) =>
    fight({
      players: [
        { character: 'Watcher', shard: true, orbs: ['lightning'] },
        defect({ hand: ['Zap'], orbs: ['frost'] }),
      ],
      with: { orbCubes },
      moves: [{ ...play('Zap'), seat: 'Defect' }],
      expect: {},
    }).state.players[1]?.orbs.length;
  expect([channelled(1), channelled(2), channelled(null)]).toEqual([1, 2, 2]);
});

test('STS-22.4 how many cubes there are is settled before the game (R95)', () => {
  const start = (orbCubes?: number) =>
    slayTheSpire.start(slayTheSpire.readSetup({ characters: ['Defect'], orbCubes }), 'cubes').run.orbCubes;
  expect([start(5), start()]).toEqual([5, 0]);
  expect(() => slayTheSpire.readSetup({ characters: ['Defect'], orbCubes: 0 })).toThrow('setup: orbCubes');
});

test('STS-22.5 at end of turn each Lightning hits an enemy of choice', () => {
  fight({
    player: defect({ orbs: ['lightning', 'lightning'] }),
    enemies: twoEnemies,
    moves: [endTurn(), choose({ enemy: 'B' }), choose({ enemy: 'A' })],
    expect: { players: [{ orbs: ['lightning', 'lightning'] }], enemies: [{ hp: 9 }, { hp: 9 }] },
  });
});

test('STS-22.5 each Frost gives 1 Block in time for the Enemy Turn, Dark does nothing', () => {
  fight({
    player: defect({ orbs: ['frost', 'dark', 'frost'] }),
    enemies: [{ id: 'a1-enc-sneaky-gremlin', strength: 1, hp: 20 }],
    moves: [endTurn()],
    expect: { players: [{ hp: 8, orbs: ['frost', 'dark', 'frost'] }], enemies: [{ hp: 20 }] },
  });
});

test.each([
  ['lightning', 6, 0],
  ['frost', 10, 2],
  ['dark', 4, 0],
])('STS-22.6 a %s Evoked twice leaves the enemy %i HP and gives %i Block', (orb, hp, block) => {
  fight({
    player: defect({ hand: ['Dual Cast'], orbs: [orb] }),
    moves: [play('Dual Cast')],
    expect: { players: [{ orbs: [], block }], enemies: [{ hp }] },
  });
});

test('STS-22.6 Dark deals 1 more for each Power in play', () => {
  fight({
    player: defect({ hand: ['Dual Cast'], orbs: ['dark'], powers: ['Metallicize', 'Inflame'] }),
    enemies: [{ name: 'A', maxHp: 20, hp: 20 }],
    moves: [play('Dual Cast')],
    expect: { enemies: [{ hp: 10 }] },
  });
});

test('STS-22.6 any Orb can be Evoked, and each effect has a target of its own', () => {
  fight({
    player: defect({ hand: ['Dual Cast'], orbs: ['lightning', 'frost', 'dark'] }),
    enemies: twoEnemies,
    moves: [
      play('Dual Cast'),
      { expect: { question: { kind: 'orb' } } },
      choose({ orb: 'dark' }),
      choose({ enemy: 'A' }),
      choose({ enemy: 'B' }),
    ],
    expect: { players: [{ orbs: ['lightning', 'frost'] }], enemies: [{ hp: 7 }, { hp: 7 }] },
  });
});

test('STS-22.7 Dual Cast removes one Orb, not two', () => {
  fight({
    player: defect({ hand: ['Dual Cast'], orbs: ['lightning', 'lightning'] }),
    moves: [play('Dual Cast')],
    expect: { players: [{ orbs: ['lightning'] }], enemies: [{ hp: 6 }] },
  });
});

test('STS-22.7 the first Evoke may kill its target; the second finds another', () => {
  fight({
    player: defect({ hand: ['Dual Cast'], orbs: ['lightning'] }),
    enemies: [{ name: 'A', hp: 2 }, { name: 'B' }],
    moves: [play('Dual Cast'), choose({ enemy: 'A' })],
    expect: { question: null, enemies: [{ status: 'dead' }, { hp: 8 }] },
  });
});

test('STS-22.8 with full slots an Orb of choice is Evoked first', () => {
  fight({
    player: defect({ hand: ['Zap'], orbs: ['frost', 'dark', 'frost'] }),
    moves: [play('Zap'), choose({ orb: 'dark' })],
    expect: { players: [{ orbs: ['frost', 'frost', 'lightning'], block: 0 }], enemies: [{ hp: 7 }] },
  });
  fight({
    player: defect({ hand: ['Zap'], orbs: ['frost', 'frost', 'frost'] }),
    moves: [play('Zap')],
    expect: { players: [{ orbs: ['frost', 'frost', 'lightning'], block: 1 }], enemies: [{ hp: 10 }] },
  });
});

test('STS-22.8 with two full slots and one open nothing is Evoked', () => {
  fight({
    player: defect({ hand: ['Zap', 'Zap'], orbs: ['lightning', 'dark'] }),
    moves: [play('Zap'), { expect: { enemies: [{ hp: 10 }] } }, play('Zap'), choose({ orb: 'lightning' })],
    expect: { players: [{ orbs: ['dark', 'lightning', 'lightning'] }], enemies: [{ hp: 8 }] },
  });
});

test.each(['lightning', 'frost', 'dark'])('STS-22.9 slots have no order: %s can be chosen', (orb) => {
  fight({
    player: defect({ hand: ['Dual Cast'], orbs: ['lightning', 'frost', 'dark'] }),
    moves: [play('Dual Cast'), choose({ orb })],
    expect: { players: [{ orbs: ['lightning', 'frost', 'dark'].filter((other) => other !== orb) }] },
  });
});

test('STS-22.10 without an Orb, Evoke does nothing', () => {
  fight({
    player: defect({ hand: ['Dual Cast'] }),
    moves: [play('Dual Cast')],
    expect: {
      question: null,
      players: [{ energy: 2, block: 0, discard: ['Dual Cast'] }],
      enemies: [{ hp: 10 }],
    },
  });
});

test('STS-22.11 Orb damage is no hit: no Strength, no Weak, no Vulnerable, but Block', () => {
  fight({
    player: defect({ hand: ['Dual Cast'], orbs: ['dark', 'dark'], strength: 2, weak: 1 }),
    enemies: [{ name: 'A', vulnerable: 1, block: 1 }],
    moves: [play('Dual Cast')],
    expect: {
      players: [{ weak: 1, attacksThisTurn: 0 }],
      enemies: [{ hp: 5, vulnerable: 1, block: 0 }],
    },
  });
  fight({
    player: defect({ orbs: ['lightning'], strength: 2, weak: 1 }),
    enemies: [{ name: 'A', vulnerable: 1 }],
    moves: [endTurn()],
    expect: { players: [{ weak: 1 }], enemies: [{ hp: 9, vulnerable: 1 }] },
  });
});

test('STS-22 Orbs are seen to come, to be Evoked and to take effect', () => {
  const orbs = (events: readonly SlayTheSpireEvent[]) =>
    events.flatMap((event) => ('orb' in event ? [`${event.type} ${ORBS[event.orb]}`] : []));
  const { events } = fight({
    player: defect({ hand: ['Zap', 'Dual Cast'], orbs: [] }),
    moves: [play('Zap'), play('Dual Cast')],
    expect: { enemies: [{ hp: 6 }] },
  });
  expect(orbs(events)).toEqual(['orbChanneled lightning', 'orbEvoked lightning']);
  const ended = fight({
    player: defect({ orbs: ['lightning'] }),
    moves: [endTurn()],
    expect: {},
  });
  expect(orbs(ended.events)).toEqual(['orbTriggered lightning']);
});
