import { encodeMove } from '@three-spires/kernel';
import { expect, test } from 'vitest';
import { mysticSpires } from '../../index.ts';
import {
  answer,
  attack,
  battle,
  both,
  duel,
  endBattle,
  endTurn,
  intercept,
  look,
  pass,
  play,
  use,
} from '../../testing/duel.ts';
import { CONCEDE, MOVE } from '../moves.ts';

const END_TURN = encodeMove(MOVE.leave);

test('MYS-24.1 taking a status away beats every source while it lasts', () => {
  duel({
    one: { field: ['Phantasm of the Ninth Hour'], crystal: 1 },
    moves: [
      use('Phantasm of the Ninth Hour'),
      look({ field: [{ statuses: [] }] }),
      battle(),
      attack('Phantasm of the Ninth Hour', 'Tower 2'),
      endBattle(),
      endTurn(),
    ],
    expect: both({ field: [{ statuses: ['Ethereal'] }] }, { hp: 59 }),
  });
});

test('MYS-24.2 a status twice is a status once, and the later end counts', () => {
  duel({
    one: { hand: ['Stilled Waters'], crystal: 1 },
    two: { field: [{ card: 'Dusk Moth', statuses: ['Levitating', 'Paralyzed'] }] },
    moves: [play('Stilled Waters', 'Dusk Moth'), endTurn(), endTurn(1)],
    expect: both({}, { field: [{ statuses: ['Levitating', 'Paralyzed'] }] }),
  });
});

test('MYS-25.1 Fatal destroys before damage: no excess, no mark, Levitating or not', () => {
  duel({
    one: { field: ["Executioner's Shade", { card: 'Molten Edge', on: "Executioner's Shade" }] },
    two: { field: [{ card: 'Brackish Warden', statuses: ['Levitating'] }] },
    moves: [battle(), attack("Executioner's Shade", 'Tower 2'), intercept('Brackish Warden')],
    expect: both({}, { hp: 64, graveyard: ['Brackish Warden'], marks: [] }),
  });
});

test('MYS-25.2 Fatal does nothing against a Tower, nor does that of an interceptor', () => {
  duel({
    one: { field: ["Executioner's Shade"] },
    two: { field: [{ card: 'Crypt Hauler', statuses: ['Fatal'] }] },
    moves: [
      battle(),
      attack("Executioner's Shade", 'Tower 2'),
      answer('let through', 1),
      look({}, { hp: 61 }),
    ],
  });
  duel({
    one: { field: ['Reef Lurker'] },
    two: { field: [{ card: 'Crypt Hauler', statuses: ['Fatal'] }] },
    moves: [battle(), attack('Reef Lurker', 'Tower 2'), intercept('Crypt Hauler')],
    expect: both({ field: [{ hp: 4 }] }, { field: [{ hp: 1 }] }),
  });
});

test('MYS-26.1 a Necrotic attacker is destroyed before triggers and responses', () => {
  duel({
    one: { field: [{ card: 'Somnia, Queen of Dew', statuses: ['Necrotic'] }], tokens: { 'Dream Token': 1 } },
    two: { hand: ['Mirror Parry'], crystal: 1 },
    moves: [battle(), attack('Somnia, Queen of Dew', 'Tower 2')],
    expect: both({ field: [], graveyard: ['Somnia, Queen of Dew'] }, { hp: 64, hand: ['Mirror Parry'] }),
  });
});

test('MYS-26.1 MYS-36.1 what lived by a Necrotic attacker alone goes with it', () => {
  duel({
    one: {
      field: [
        { card: 'Somnia, Queen of Dew', statuses: ['Necrotic'] },
        { card: 'Drowsy Pixie', damage: 2 },
        'Dusk Moth',
      ],
    },
    moves: [
      battle(),
      look({ field: [{}, { hp: 1 }, { power: 3 }] }),
      attack('Somnia, Queen of Dew', 'Tower 2'),
    ],
    expect: both({
      field: [{ card: 'Dusk Moth', power: 2 }],
      graveyard: ['Somnia, Queen of Dew', 'Drowsy Pixie'],
    }),
  });
});

test('MYS-26.2 a Necrotic interceptor is destroyed, without damage; Piercing still carries over', () => {
  const bulwark = { card: 'Kelp Strangler', damage: 10, statuses: ['Necrotic'] };
  duel({
    one: { field: ['Reef Lurker'] },
    two: { field: [bulwark] },
    moves: [battle(), attack('Reef Lurker', 'Tower 2'), intercept('Kelp Strangler')],
    expect: both({ field: [{ fatigued: true, statuses: [] }] }, { hp: 64, graveyard: ['Kelp Strangler'] }),
  });
  duel({
    one: { field: ['Cinder Lancer'] },
    two: { field: [bulwark] },
    moves: [battle(), attack('Cinder Lancer', 'Tower 2'), intercept('Kelp Strangler')],
    expect: both({}, { hp: 63 }),
  });
});

test('MYS-26.3 being attacked does not set Necrotic off', () => {
  duel({
    one: { field: ['Reef Lurker'] },
    two: { field: [{ card: 'Crypt Hauler', statuses: ['Necrotic'] }] },
    moves: [battle(), attack('Reef Lurker', 'Crypt Hauler'), endBattle(), endTurn(), endTurn(1)],
    expect: both({}, { field: [{ hp: 1, statuses: ['Necrotic'] }] }),
  });
});

test('MYS-27.1 a mark on what was hit and is left: Unit, interceptor or Tower', () => {
  duel({
    one: { field: ['Coalback Hound'] },
    two: { field: ['Slag Bulwark'] },
    moves: [battle(), attack('Coalback Hound', 'Tower 2'), intercept('Slag Bulwark')],
    expect: both({}, { marks: [], field: [{ hp: 8, marks: [1] }] }),
  });
  duel({
    one: { field: ['Coalback Hound'] },
    moves: [battle(), attack('Coalback Hound', 'Tower 2')],
    expect: both({}, { hp: 61, marks: [1] }),
  });
});

test('MYS-27.2 it burns once, in the next Standby of the card’s controller, also without the attacker', () => {
  duel({
    one: { field: ['Coalback Hound'] },
    two: { hand: ['Kiln Spark'], crystal: 2 },
    moves: [
      battle(),
      pass(1),
      pass(1),
      attack('Coalback Hound', 'Tower 2'),
      pass(1),
      play('Kiln Spark', 'Coalback Hound', 1),
      endBattle(),
      endTurn(),
      look({ field: [] }, { hp: 60, marks: [] }),
      endTurn(1),
      endTurn(),
    ],
    expect: both({}, { hp: 60 }),
  });
});

test('MYS-27.3 every Ignite leaves its own mark, and none pierces', () => {
  duel({
    one: { field: ['Kindling Imp', { card: 'Molten Edge', on: 'Kindling Imp' }] },
    two: { field: [{ card: 'Slag Bulwark', statuses: ['Levitating'] }] },
    moves: [
      battle(),
      attack('Kindling Imp', 'Slag Bulwark'),
      look({}, { field: [{ hp: 9, marks: [1, 1] }] }),
      endBattle(),
      endTurn(),
    ],
    // Each mark of 1 is halved and rounded up for itself.
    expect: both({}, { field: [{ hp: 7, marks: [] }] }),
  });
});

test('MYS-27.3 a Passive effect that gives another status leaves no mark', () => {
  duel({
    one: { field: ['Kindling Imp', { card: 'Feathered Nightcap', on: 'Kindling Imp' }] },
    with: { phase: 'Battle' },
    moves: [attack('Kindling Imp', 'Tower 2')],
    expect: both({ field: [{ statuses: ['Ignite', 'Levitating'] }, {}] }, { marks: [1] }),
  });
});

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
])('MYS-28.1 %i damage to a Levitating Unit becomes %i', (power, damage) => {
  const attackers: Record<number, string> = { 1: 'Conduit Acolyte', 2: 'Drowsy Pixie', 3: 'Ashfoot Raider' };
  duel({
    one: { field: [attackers[power] ?? ''] },
    two: { field: [{ card: 'Slag Bulwark', statuses: ['Levitating'] }] },
    moves: [battle(), attack(attackers[power] ?? '', 'Slag Bulwark')],
    expect: both({}, { field: [{ damage }] }),
  });
});

test('MYS-28.1 effects are halved too, and 0 stays 0', () => {
  duel({
    one: { hand: ['Kiln Spark', 'Nova of the Ninth Lens'], crystal: 6 },
    two: { crystal: 4, field: [{ card: 'Slag Bulwark', statuses: ['Levitating'] }] },
    moves: [play('Kiln Spark', 'Slag Bulwark'), pass(), play('Nova of the Ninth Lens')],
    expect: both({}, { field: [{ damage: 2 }] }),
  });
});

test('MYS-28.2 Piercing carries over what the halved damage has too much', () => {
  duel({
    one: { field: ['Caldera Behemoth'] },
    two: { field: ['Dusk Moth'] },
    moves: [battle(), attack('Caldera Behemoth', 'Dusk Moth')],
    expect: both({}, { hp: 61 }),
  });
});

test('MYS-29.1 MYS-29.2 bonded Units die together, along all bonds', () => {
  duel({
    one: { hand: ['Kiln Spark'], crystal: 2 },
    two: {
      field: [
        { card: 'Drowsy Pixie', bonds: ['Reef Lurker'] },
        'Reef Lurker',
        { card: 'Crypt Hauler', bonds: ['Reef Lurker'] },
      ],
    },
    moves: [play('Kiln Spark', 'Drowsy Pixie')],
    expect: both({}, { field: [], graveyard: ['Drowsy Pixie', 'Reef Lurker', 'Crypt Hauler'] }),
  });
});

test('MYS-29.3 exile and return untie; a destroyed Token counts', () => {
  for (const [card, field] of [
    ['Stasis Prism', [{ card: 'Reef Lurker', bonds: [] }]],
    ['Turning Maw', [{ card: 'Reef Lurker', bonds: [] }]],
  ] as const)
    duel({
      one: { hand: [card], crystal: 3 },
      two: { field: [{ card: 'Drowsy Pixie', bonds: ['Reef Lurker'] }, 'Reef Lurker'] },
      moves: [play(card, 'Drowsy Pixie')],
      expect: both({}, { field }),
    });
  duel({
    one: { hand: ['Kiln Spark'], crystal: 2 },
    two: { field: [{ card: 'Bone Token', bonds: ['Reef Lurker'] }, 'Reef Lurker'] },
    moves: [play('Kiln Spark', 'Bone Token')],
    expect: both({}, { field: [], tokens: { 'Bone Token': 1 } }),
  });
});

test('MYS-29.4 bonded Units share nothing else', () => {
  duel({
    one: { hand: ['Kiln Spark'], crystal: 2 },
    two: { field: [{ card: 'Slag Bulwark', bonds: ['Dusk Moth'] }, 'Dusk Moth'] },
    moves: [play('Kiln Spark', 'Slag Bulwark')],
    expect: both(
      {},
      {
        field: [
          { hp: 8, statuses: [] },
          { hp: 2, statuses: ['Levitating'] },
        ],
      },
    ),
  });
});

test('MYS-30.1 an Exiled card is gone, not destroyed, and its Equipment falls', () => {
  duel({
    one: { hand: ['Stasis Prism'], crystal: 3, field: ['Spoils of Ruin'] },
    two: {
      field: ['Mourning Stag', { card: 'Molten Edge', on: 'Mourning Stag' }],
      tokens: { 'Wisp Token': 1 },
    },
    moves: [play('Stasis Prism', 'Mourning Stag')],
    expect: both(
      { crystal: 0 },
      { exiled: ['Mourning Stag'], graveyard: ['Molten Edge'], field: [], crystal: 8 },
    ),
  });
});

test('MYS-31.1 a Paralyzed Unit does nothing, but its Passive effects go on', () => {
  duel({
    one: {
      field: [
        { card: 'Forge Matron', statuses: ['Paralyzed'] },
        'Ember Token',
        { card: 'Conduit Acolyte', statuses: ['Paralyzed'] },
      ],
    },
    moves: [{ refused: use('Conduit Acolyte'), code: 'paralyzed' }],
    expect: both({ field: [{}, { power: 2 }, {}] }),
  });
});

test('MYS-31.2 Paralysis lasts as the card says', () => {
  duel({
    one: { field: ['Siren of the Ninth Fathom'] },
    two: { field: ['Reef Lurker'] },
    moves: [
      use('Siren of the Ninth Fathom', 'Reef Lurker'),
      endTurn(),
      look({}, { field: [{ statuses: ['Paralyzed'] }] }),
      endTurn(1),
    ],
    expect: both({}, { field: [{ statuses: [] }] }),
  });
});

test('MYS-32.1 Piercing carries over, intercepted or not: 10 Power against 5 HP is 5', () => {
  const crypt = { field: ['Crypt Hauler'] };
  duel({
    one: { field: ['Caldera Behemoth'] },
    two: crypt,
    moves: [battle(), attack('Caldera Behemoth', 'Crypt Hauler')],
    expect: both({}, { hp: 59 }),
  });
  duel({
    one: { field: ['Caldera Behemoth'] },
    two: crypt,
    moves: [battle(), attack('Caldera Behemoth', 'Tower 2'), intercept('Crypt Hauler')],
    expect: both({}, { hp: 59 }),
  });
});

test('MYS-33.1 Poison passes on by interception, both ways, and not by a plain attack', () => {
  duel({
    one: { field: ['Reef Lurker'] },
    two: { field: ['Widow of Thorns'] },
    moves: [battle(), attack('Reef Lurker', 'Tower 2'), intercept('Widow of Thorns')],
    expect: both({ field: [{ statuses: ['Poisoned'] }] }, { field: [{ statuses: ['Poison'] }] }),
  });
  duel({
    one: { field: ['Barrow Rat'] },
    two: { field: ['Slag Bulwark'] },
    moves: [battle(), attack('Barrow Rat', 'Slag Bulwark')],
    expect: both({}, { field: [{ statuses: [] }] }),
  });
});

test('MYS-33.2 MYS-33.3 1 HP in each own Standby, for good', () => {
  duel({
    one: { field: [{ card: 'Reef Lurker', statuses: ['Poisoned'] }] },
    with: { turnPlayer: 2 },
    moves: [endTurn(1), look({ field: [{ hp: 3 }] }), endTurn(), look({ field: [{ hp: 3 }] }), endTurn(1)],
    expect: both({ field: [{ hp: 2, statuses: ['Poisoned'] }] }),
  });
});

test('MYS-33.4 having Poison is not being Poisoned', () => {
  duel({
    one: { field: ['Barrow Rat'] },
    with: { turnPlayer: 2 },
    moves: [endTurn(1)],
    expect: both({ field: [{ hp: 2 }] }),
  });
});

test('MYS-34.1 a Unit asleep does nothing; triggers go on and damage does not wake it', () => {
  duel({
    one: { hand: ['Kiln Spark'], crystal: 2, field: [{ card: 'Conduit Acolyte', statuses: ['Sleep'] }] },
    two: { field: [{ card: 'Tithe-Collector of Bones', statuses: ['Sleep'] }, 'Drowsy Pixie'] },
    moves: [{ refused: use('Conduit Acolyte'), code: 'asleep' }, play('Kiln Spark', 'Drowsy Pixie')],
    expect: both({}, { crystal: 1 }),
  });
  duel({
    one: { hand: ['Kiln Spark'], crystal: 2 },
    two: { field: [{ card: 'Slag Bulwark', statuses: ['Sleep'] }] },
    moves: [play('Kiln Spark', 'Slag Bulwark')],
    expect: both({}, { field: [{ hp: 8, statuses: ['Sleep'] }] }),
  });
});

test('MYS-34.2 Sleep lasts until the Keeper in whose turn it was given begins the next turn', () => {
  duel({
    one: { hand: ['Lullaby Sprite'], crystal: 2 },
    two: { field: ['Reef Lurker'] },
    moves: [
      play('Lullaby Sprite'),
      endTurn(),
      battle(1),
      { refused: attack('Reef Lurker', 'Tower 1', 1), code: 'asleep' },
      endBattle(1),
      endTurn(1),
    ],
    expect: both({}, { field: [{ statuses: [] }] }, { turnPlayer: 1 }),
  });
});

test('MYS-35.1 MYS-35.2 MYS-35.3 Ethereal: no fighting, untouchable by attacks, still there for effects', () => {
  duel({
    one: { field: ['Reef Lurker'], hand: ['Kiln Spark'], crystal: 2 },
    two: { field: ['Wailing Remnant'], crystal: 1 },
    moves: [
      battle(),
      pass(),
      pass(),
      { refused: attack('Reef Lurker', 'Wailing Remnant'), code: 'bad-target' },
      attack('Reef Lurker', 'Tower 2'),
      pass(),
      look({}, { hp: 60 }),
      play('Kiln Spark', 'Wailing Remnant'),
    ],
    expect: both({}, { graveyard: ['Wailing Remnant'] }),
  });
  duel({
    one: { field: ['Reef Lurker', { card: 'Ghostfire Lantern', on: 'Reef Lurker' }] },
    two: { field: ['Dream Token'] },
    moves: [battle(), attack('Reef Lurker', 'Dream Token')],
    expect: both({}, { tokens: { 'Dream Token': 1 } }),
  });
  duel({
    one: { field: ['Wailing Remnant'], crystal: 1 },
    moves: [use('Wailing Remnant')],
    expect: both({ graveyard: ['Quilted Sentinel', 'Quilted Sentinel'], hand: ['Quilted Sentinel'] }),
  });
});

test('MYS-36.1 the check removes Units, bonded Units and Equipment, then looks for losers', () => {
  const { events } = duel({
    one: { hand: ['Kiln Spark'], crystal: 2 },
    two: {
      field: [
        { card: 'Drowsy Pixie', bonds: ['Reef Lurker'] },
        'Reef Lurker',
        { card: 'Molten Edge', on: 'Reef Lurker' },
      ],
    },
    moves: [play('Kiln Spark', 'Drowsy Pixie')],
    expect: both({}, { graveyard: ['Drowsy Pixie', 'Reef Lurker', 'Molten Edge'] }),
  });
  expect(events.filter(({ type }) => type === 'left')).toHaveLength(3);
});

test('MYS-36.2 a loss is immediate: the rest of the effect does not happen', () => {
  duel({
    one: { hand: ['Forced Reading'], crystal: 1 },
    two: { deck: ['Dusk Moth'] },
    moves: [play('Forced Reading')],
    expect: both({}, { hand: ['Dusk Moth'], graveyard: [] }, { result: ['won', 'decked-out'] }),
  });
});

test('MYS-36.3 both at once is a draw', () => {
  const { state } = duel({
    one: { hp: 0 },
    two: { hp: 0 },
    moves: [],
    expect: { result: ['tower', 'tower'] },
  });
  expect(mysticSpires.outcome(state)).toMatchObject({ result: 'draw', winners: [] });
});

test('MYS-36.4 a Keeper may concede at any time, also out of turn', () => {
  for (const seat of [0, 1]) {
    const { state } = duel({ moves: [] });
    expect(mysticSpires.refuse(state, seat, CONCEDE)).toBeUndefined();
    mysticSpires.apply(state, seat, CONCEDE);
    expect(mysticSpires.outcome(state)).toMatchObject({ winners: [1 - seat], reason: 'conceded' });
  }
});

test('MYS-36.4 the house rule ends a game as a draw after 100 turns', () => {
  const { state } = duel({ with: { turn: 100 }, moves: [] });
  state.turnLimit = 100;
  mysticSpires.apply(state, 0, END_TURN);
  expect(mysticSpires.outcome(state)).toMatchObject({ result: 'draw', reason: 'turn-limit' });
});

test('MYS-37.1 the Tower falls by attack, Piercing, Ignite or effect, the own one included', () => {
  duel({
    one: { field: ['Reef Lurker'] },
    two: { hp: 4 },
    moves: [battle(), attack('Reef Lurker', 'Tower 2')],
    expect: { result: ['won', 'tower'] },
  });
  duel({ two: { hp: 1, marks: [1] }, moves: [endTurn()], expect: { result: ['won', 'tower'] } });
  duel({
    one: { field: ['Caldera Behemoth'] },
    two: { hp: 8, field: ['Drowsy Pixie'] },
    moves: [battle(), attack('Caldera Behemoth', 'Drowsy Pixie')],
    expect: { result: ['won', 'tower'] },
  });
});

test('MYS-38.1 MYS-38.2 the last card loses at once, card by card', () => {
  duel({
    one: { hand: ['Flood the Stacks'], crystal: 3 },
    two: { deck: ['Dusk Moth', 'Reef Lurker'] },
    moves: [play('Flood the Stacks')],
    expect: both({}, { graveyard: ['Dusk Moth', 'Reef Lurker'] }, { result: ['won', 'decked-out'] }),
  });
  duel({ two: { deck: ['Dusk Moth'] }, moves: [endTurn()], expect: { result: ['won', 'decked-out'] } });
});

test.each([
  [92, undefined],
  [93, ['won', 'overload']],
])('MYS-39.1 MYS-39.2 with %i Crystal before the own Standby', (crystal, result) => {
  duel({
    two: { crystal },
    moves: [endTurn()],
    expect: result === undefined ? both({}, { crystal: 99 }) : { result },
  });
});

test('MYS-39.3 Crystal spent in answer is gone before the gain comes', () => {
  duel({
    one: { hand: ['Deluge of Light'], crystal: 3 },
    two: { crystal: 81, hand: ['Kiln Spark'] },
    moves: [play('Deluge of Light'), play('Kiln Spark', 'Tower 1', 1)],
    expect: both({ hp: 61 }, { crystal: 99 }, { phase: 'Main 1' }),
  });
  duel({
    one: { hand: ['Deluge of Light'], crystal: 3 },
    two: { crystal: 81 },
    moves: [play('Deluge of Light')],
    expect: { result: ['won', 'overload'] },
  });
});
