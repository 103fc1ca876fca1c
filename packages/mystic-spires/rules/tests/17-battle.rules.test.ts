import { expect, test } from 'vitest';
import {
  attack,
  battle,
  both,
  duel,
  endBattle,
  endTurn,
  intercept,
  letThrough,
  look,
  pass,
  play,
  use,
} from '../../testing/duel.ts';

test('MYS-17.1 the Battle Phase is announced or left out', () => {
  duel({
    one: { field: ['Reef Lurker'] },
    moves: [endTurn()],
    expect: both({}, { hp: 64 }, { turnPlayer: 2 }),
  });
  duel({ one: { field: ['Reef Lurker'] }, moves: [battle()], expect: { phase: 'Battle' } });
});

test('MYS-17.2 who must attack and can, must enter and cannot leave before', () => {
  duel({
    one: { field: ['Berserk Emberborn'] },
    moves: [
      { refused: endTurn(), code: 'must-attack' },
      battle(),
      { refused: endBattle(), code: 'must-attack' },
      attack('Berserk Emberborn', 'Tower 2'),
      endBattle(),
    ],
    expect: both({}, { hp: 59 }, { phase: 'Main 2' }),
  });
  duel({
    one: { field: ['Berserk Emberborn'], skipBattle: 1 },
    moves: [endTurn()],
    expect: { turnPlayer: 2 },
  });
});

test.each([
  ['a Fatigued Unit', { card: 'Reef Lurker', fatigued: true }, 'fatigued'],
  ['a Unit asleep', { card: 'Reef Lurker', statuses: ['Sleep'] }, 'asleep'],
  ['a Paralyzed Unit', { card: 'Reef Lurker', statuses: ['Paralyzed'] }, 'paralyzed'],
  ['an Ethereal Unit', { card: 'Reef Lurker', statuses: ['Ethereal'] }, 'ethereal'],
])('MYS-17.3 %s cannot attack', (_, unit, code) => {
  duel({
    // Fatigue of a position is gained by attacking, and ends when the Battle Phase begins.
    one: { field: [unit] },
    with: { phase: 'Battle' },
    moves: [{ refused: attack('Reef Lurker', 'Tower 2'), code }],
  });
});

test('MYS-17.3 a forbidden Unit cannot attack', () => {
  duel({
    one: { field: ['Reef Lurker'] },
    two: { field: [{ card: 'Anchor of Regret', on: 'Reef Lurker' }] },
    moves: [battle(), { refused: attack('Reef Lurker', 'Tower 2'), code: 'cannot-attack' }],
  });
});

test('MYS-17.4 the Tower may be attacked past Units; Ethereal Units may not', () => {
  duel({
    one: { field: ['Reef Lurker'] },
    two: { field: ['Moonlit Courser', 'Dream Token'] },
    moves: [
      battle(),
      { refused: attack('Reef Lurker', 'Dream Token'), code: 'bad-target' },
      attack('Reef Lurker', 'Tower 2'),
    ],
    expect: both({}, { hp: 60 }),
  });
});

test('MYS-17.5 Necrotic, then attack triggers, then the attack as a link', () => {
  const { events } = duel({
    one: { field: ['Somnia, Queen of Dew'], tokens: { 'Dream Token': 1 } },
    two: { hand: ['Wake Elsewhere'], crystal: 2, tokens: {} },
    moves: [
      battle(),
      attack('Somnia, Queen of Dew', 'Tower 2'),
      look({ field: [{}, { card: 'Dream Token' }] }),
      pass(1),
    ],
    expect: both({}, { hp: 60 }),
  });
  const kinds = events.flatMap((event) => (event.type === 'announced' ? [event.kind] : []));
  expect(kinds).toEqual([5, 6]);
});

test('MYS-17.6 the cut-off: negated, or an attacker put to sleep in answer', () => {
  duel({
    one: { field: ['Reef Lurker'] },
    two: { hand: ['Mirror Parry'], crystal: 1 },
    moves: [battle(), attack('Reef Lurker', 'Tower 2'), play('Mirror Parry', undefined, 1)],
    expect: both({ crystal: 4, field: [{ fatigued: true }] }, { hp: 64 }),
  });
  duel({
    one: { field: ['Reef Lurker'] },
    two: { field: ['Sandcaller Apprentice'] },
    moves: [
      battle(),
      pass(1),
      pass(1),
      attack('Reef Lurker', 'Tower 2'),
      use('Sandcaller Apprentice', 'Reef Lurker', 1),
    ],
    expect: both({ field: [{ fatigued: true, statuses: ['Sleep'] }] }, { hp: 64 }),
  });
});

test('MYS-17.6 a target that left ends the attack', () => {
  duel({
    one: { field: ['Reef Lurker'] },
    two: { field: ['Dusk Moth'], hand: ['Turning Maw'], crystal: 3 },
    moves: [
      battle(),
      pass(1),
      pass(1),
      attack('Reef Lurker', 'Dusk Moth'),
      play('Turning Maw', 'Dusk Moth', 1),
    ],
    expect: both({ field: [{ fatigued: true }] }, { hand: ['Dusk Moth'], hp: 64 }),
  });
});

test('MYS-17.7 who may intercept: Special or Defense, ready, not the target', () => {
  const { state } = duel({
    one: { field: ['Reef Lurker'] },
    two: {
      field: [
        'Crypt Hauler',
        'Slag Bulwark',
        'Moonlit Courser',
        { card: 'Bone Piper', fatigued: true },
        { card: 'Silt Scribe', statuses: ['Sleep'] },
        { card: 'Ebb-Caller', statuses: ['Paralyzed'] },
        'Dream Token',
        'Kelp Strangler',
        { card: "Leper's Shackle", on: 'Kelp Strangler' },
      ],
    },
    // Fatigue of that Bone Piper was gained in the own Battle Phase and lasts through this one.
    moves: [battle(), attack('Reef Lurker', 'Crypt Hauler')],
    expect: { question: 'intercept', asked: 2 },
  });
  expect(state.question.seat).toBe(1);
  duel({
    one: { field: ['Reef Lurker'] },
    two: { field: ['Crypt Hauler', 'Slag Bulwark'] },
    moves: [
      battle(),
      attack('Reef Lurker', 'Crypt Hauler'),
      { refused: intercept('Crypt Hauler') },
      intercept('Slag Bulwark'),
    ],
    expect: both({}, { field: [{ hp: 5 }, { hp: 7, fatigued: true }] }),
  });
});

test('MYS-17.9 who must intercept and can, does', () => {
  duel({
    one: { field: ['Reef Lurker'] },
    two: { field: ['Oathbound Sexton', 'Slag Bulwark'] },
    moves: [
      battle(),
      attack('Reef Lurker', 'Tower 2'),
      { refused: letThrough(), code: 'must-intercept' },
      intercept('Oathbound Sexton'),
    ],
    expect: both({}, { hp: 64, field: [{ hp: 5 }, { hp: 11 }] }),
  });
});

test('MYS-17.9 no other Unit takes the place of the one that must intercept', () => {
  duel({
    one: { field: ['Reef Lurker'] },
    two: { field: ['Oathbound Sexton', 'Slag Bulwark'] },
    with: { phase: 'Battle' },
    moves: [
      attack('Reef Lurker', 'Tower 2'),
      { refused: intercept('Slag Bulwark'), code: 'must-intercept' },
      intercept('Oathbound Sexton'),
    ],
    expect: both({}, { field: [{ fatigued: true }, { fatigued: false }] }),
  });
});

test('MYS-17.9 among several that must, the defender chooses', () => {
  duel({
    one: { field: ['Reef Lurker'] },
    two: { field: ['Oathbound Sexton', 'Slag Bulwark', 'Oathbound Sexton'] },
    with: { phase: 'Battle' },
    moves: [
      attack('Reef Lurker', 'Slag Bulwark'),
      { refused: letThrough(), code: 'must-intercept' },
      intercept('Oathbound Sexton 2'),
    ],
    expect: both({}, { field: [{ fatigued: false }, { fatigued: false }, { fatigued: true }] }),
  });
});

test.each([
  ['Fatigued', { card: 'Oathbound Sexton', fatigued: true }],
  ['asleep', { card: 'Oathbound Sexton', statuses: ['Sleep'] }],
  ['Paralyzed', { card: 'Oathbound Sexton', statuses: ['Paralyzed'] }],
  ['Ethereal', { card: 'Oathbound Sexton', statuses: ['Ethereal'] }],
] as const)('MYS-17.9 a Sexton that is %s binds nobody', (_state, sexton) => {
  const two = { field: [sexton, 'Slag Bulwark'] };
  const one = { field: ['Reef Lurker'] };
  const declared = attack('Reef Lurker', 'Tower 2');
  const phase = { phase: 'Battle' };
  duel({ one, two, with: phase, moves: [declared, letThrough()], expect: both({}, { hp: 60 }) });
  duel({ one, two, with: phase, moves: [declared, intercept('Slag Bulwark')], expect: both({}, { hp: 64 }) });
});

test('MYS-17.9 a Sexton that is forbidden to intercept, or is the target itself, binds nobody', () => {
  duel({
    one: { field: ['Reef Lurker'] },
    two: {
      field: ['Oathbound Sexton', { card: "Leper's Shackle", on: 'Oathbound Sexton' }, 'Slag Bulwark'],
    },
    with: { phase: 'Battle' },
    moves: [attack('Reef Lurker', 'Tower 2'), intercept('Slag Bulwark')],
  });
  duel({
    one: { field: ['Reef Lurker'] },
    two: { field: ['Oathbound Sexton', 'Slag Bulwark'] },
    with: { phase: 'Battle' },
    moves: [attack('Reef Lurker', 'Oathbound Sexton'), intercept('Slag Bulwark')],
    expect: both({}, { field: [{ damage: 0 }, { damage: 4 }] }),
  });
});

test('MYS-17.10 interception: Poison, then triggers', () => {
  duel({
    one: { field: ['Barrow Rat'] },
    two: { field: ['Keeper of Doors'] },
    moves: [battle(), attack('Barrow Rat', 'Tower 2'), intercept('Keeper of Doors')],
    expect: both(
      { field: [{ statuses: ['Poison', 'Sleep'], fatigued: true }] },
      { field: [{ statuses: ['Poisoned'], hp: 11 }] },
    ),
  });
});

test('MYS-17.11 if attacker or interceptor leaves now, nobody is hurt and who is left tires', () => {
  duel({
    one: { field: [{ card: 'Reef Lurker', damage: 2 }] },
    two: { field: ['Kilnguard'] },
    moves: [battle(), attack('Reef Lurker', 'Tower 2'), intercept('Kilnguard')],
    expect: both({ graveyard: ['Reef Lurker'] }, { hp: 64, field: [{ hp: 13, fatigued: true }] }),
  });
});

test('MYS-17.12 damage is the attacker’s Power, nobody strikes back, the rest is lost', () => {
  duel({
    one: { field: ['Moonlit Courser'] },
    two: { field: ['Ashfoot Raider'] },
    moves: [battle(), attack('Moonlit Courser', 'Ashfoot Raider')],
    expect: both({ field: [{ hp: 4 }] }, { hp: 64, graveyard: ['Ashfoot Raider'] }),
  });
});

test('MYS-17.13 after the damage: marks, check, Fatigue, triggers, window', () => {
  const { events } = duel({
    one: { field: ['Ghoul Gourmand', { card: 'Molten Edge', on: 'Ghoul Gourmand' }] },
    two: { field: ['Drowsy Pixie'] },
    moves: [battle(), attack('Ghoul Gourmand', 'Drowsy Pixie')],
    expect: both({ field: [{ power: 7, hp: 6, fatigued: true }, {}] }),
  });
  const order = events.flatMap(({ type }) =>
    ['damaged', 'left', 'fatigued', 'raised'].includes(type) ? [type] : [],
  );
  expect(order).toEqual(['damaged', 'left', 'fatigued', 'raised']);
});

test('MYS-17.14 attacker and interceptor tire, a mere target does not', () => {
  duel({
    one: { field: ['Moonlit Courser'] },
    two: { field: ['Crypt Hauler'] },
    moves: [battle(), attack('Moonlit Courser', 'Crypt Hauler')],
    expect: both({ field: [{ fatigued: true }] }, { field: [{ hp: 1, fatigued: false }] }),
  });
});

test('MYS-17.15 attacker and interceptor cannot pay with Fatigue', () => {
  duel({
    one: { field: ['Torchbearer Adept'] },
    two: { hand: ['Mirror Parry'], crystal: 1 },
    moves: [
      battle(),
      pass(),
      pass(),
      attack('Torchbearer Adept', 'Tower 2'),
      { refused: use('Torchbearer Adept', 'Tower 2'), code: 'not-your-decision' },
      pass(1),
    ],
    expect: both({ field: [{ fatigued: true }] }, { hp: 62 }),
  });
  duel({
    one: { field: ['Torchbearer Adept'], hand: ['Kiln Spark'], crystal: 2 },
    moves: [
      battle(),
      pass(),
      pass(),
      attack('Torchbearer Adept', 'Tower 2'),
      { refused: use('Torchbearer Adept', 'Tower 2'), code: 'committed' },
      pass(),
    ],
    expect: both({}, { hp: 62 }),
  });
});

test('MYS-17.16 attacks go on while there are attackers; a readied Unit attacks again', () => {
  duel({
    one: { field: ['Reef Lurker', 'Moonlit Courser'], hand: ['Second Breath of Ash'], crystal: 3 },
    moves: [
      battle(),
      attack('Reef Lurker', 'Tower 2'),
      pass(),
      attack('Moonlit Courser', 'Tower 2'),
      play('Second Breath of Ash', 'Reef Lurker'),
      attack('Reef Lurker', 'Tower 2'),
    ],
    expect: both({}, { hp: 52 }),
  });
});

test('MYS-20.1 a Fatigued Unit neither attacks, intercepts nor uses effects; its triggers and auras go on', () => {
  duel({
    one: { field: [{ card: 'Forge Matron', fatigued: true }, 'Ember Token'] },
    moves: [],
    expect: both({ field: [{}, { power: 2 }] }),
  });
  duel({
    one: { field: ['Reef Lurker'] },
    two: {
      field: [
        { card: 'Crypt Hauler', fatigued: true },
        { card: 'Tithe-Collector of Bones', fatigued: true },
        'Drowsy Pixie',
      ],
    },
    moves: [battle(), attack('Reef Lurker', 'Drowsy Pixie')],
    expect: both({}, { crystal: 1 }),
  });
});

test('MYS-20.2 a price paid in the opponent’s Battle Phase wears off at their next one', () => {
  duel({
    one: { field: ['Reef Lurker'] },
    two: { field: ['Torchbearer Adept'] },
    moves: [
      battle(),
      pass(1),
      use('Torchbearer Adept', 'Tower 1', 1),
      attack('Reef Lurker', 'Tower 2'),
      endBattle(),
      endTurn(),
      look({}, { field: [{ fatigued: true }] }),
      battle(1),
      look({}, { field: [{ fatigued: true }] }),
      endBattle(1),
      endTurn(1),
      look({}, { field: [{ fatigued: true }] }),
      battle(),
    ],
    expect: both({}, { field: [{ fatigued: false }] }),
  });
});

test('MYS-20.3 by attacking: until the own next Battle Phase', () => {
  duel({
    one: { field: ['Conduit Acolyte'] },
    moves: [
      battle(),
      attack('Conduit Acolyte', 'Tower 2'),
      endBattle(),
      endTurn(),
      endTurn(1),
      { refused: use('Conduit Acolyte'), code: 'fatigued' },
      battle(),
      attack('Conduit Acolyte', 'Tower 2'),
    ],
    expect: both({}, { hp: 62 }),
  });
});

test('MYS-20.4 by intercepting: until the opponent’s next Battle Phase', () => {
  duel({
    one: { field: ['Reef Lurker'] },
    two: { field: ['Crypt Hauler'] },
    moves: [
      battle(),
      attack('Reef Lurker', 'Tower 2'),
      intercept('Crypt Hauler'),
      endBattle(),
      endTurn(),
      battle(1),
      { refused: attack('Crypt Hauler', 'Tower 1', 1), code: 'fatigued' },
      endBattle(1),
      endTurn(1),
      look({}, { field: [{ fatigued: true }] }),
      battle(),
    ],
    expect: both({}, { field: [{ fatigued: false }] }),
  });
});

test('MYS-20.5 by an effect in the own Main Phase: until the own next Main Phase 1', () => {
  for (const second of [false, true])
    duel({
      one: { field: ['Conduit Acolyte'] },
      moves: [
        ...(second ? [battle(), endBattle()] : []),
        use('Conduit Acolyte'),
        ...(second
          ? []
          : [battle(), { refused: attack('Conduit Acolyte', 'Tower 2'), code: 'fatigued' }, endBattle()]),
        { refused: use('Conduit Acolyte'), code: 'fatigued' },
        endTurn(),
        endTurn(1),
        use('Conduit Acolyte'),
      ],
      expect: both({ crystal: 11 }),
    });
});

test('MYS-20.6 the moment counts: Fatigue ends although the Battle Phase is left out', () => {
  duel({
    one: { field: ['Reef Lurker'] },
    two: { field: ['Crypt Hauler'] },
    moves: [
      battle(),
      attack('Reef Lurker', 'Tower 2'),
      intercept('Crypt Hauler'),
      endBattle(),
      endTurn(),
      endTurn(1),
      endTurn(),
    ],
    expect: both({ field: [{ fatigued: false }] }, { field: [{ fatigued: false }] }),
  });
});

test('MYS-20.7 a later cause replaces the earlier; readying works whatever the cause', () => {
  duel({
    one: { field: ['Conduit Acolyte'], hand: ['Second Breath of Ash'], crystal: 3 },
    moves: [
      use('Conduit Acolyte'),
      pass(),
      play('Second Breath of Ash', 'Conduit Acolyte'),
      battle(),
      attack('Conduit Acolyte', 'Tower 2'),
      endBattle(),
      endTurn(),
      endTurn(1),
      // Fatigued by the attack now, so Main Phase 1 does not free it.
      { refused: use('Conduit Acolyte'), code: 'fatigued' },
    ],
    expect: both({}, { hp: 63 }),
  });
});

test('MYS-21.1 damage stays', () => {
  duel({
    one: { hand: ['Kiln Spark'], crystal: 2 },
    two: { field: ['Reef Lurker'] },
    moves: [play('Kiln Spark', 'Reef Lurker'), endTurn(), endTurn(1)],
    expect: both({}, { field: [{ hp: 1, damage: 3 }] }),
  });
});

test('MYS-21.2 a Unit whose highest HP fall to its damage is destroyed', () => {
  duel({
    one: { hand: ["Leper's Shackle"], crystal: 2 },
    two: { field: [{ card: 'Reef Lurker', damage: 3 }] },
    moves: [play("Leper's Shackle", 'Reef Lurker')],
    expect: both({ graveyard: ["Leper's Shackle"] }, { graveyard: ['Reef Lurker'] }),
  });
});

test('MYS-21.3 healing removes damage and no more', () => {
  duel({
    one: {
      hand: ['Radiant Mending', 'Radiant Mending'],
      crystal: 4,
      hp: 62,
      field: [
        { card: 'Reef Lurker', damage: 3 },
        { card: 'Feathered Nightcap', on: 'Reef Lurker' },
      ],
    },
    moves: [play('Radiant Mending', 'Reef Lurker'), pass(), play('Radiant Mending', 'Tower 1')],
    expect: both({ hp: 64, field: [{ hp: 6, damage: 0 }, {}] }),
  });
});

test('MYS-21.4 the order of figures: what looks at statuses sees those that effects give', () => {
  duel({
    one: {
      tower: 'The Kiln Spire',
      field: ['Ashfoot Raider', { card: 'Molten Edge', on: 'Ashfoot Raider' }, 'Waking World', 'Dream Token'],
    },
    moves: [],
    expect: both({
      field: [{ power: 5, hp: 4, statuses: ['Ignite'] }, {}, {}, { power: 1, hp: 2, statuses: [] }],
    }),
  });
});

test('MYS-21.5 Power below 0 counts as 0', () => {
  duel({
    one: { field: ['Chrysalis Cradle', { card: "Leper's Shackle", on: 'Chrysalis Cradle' }] },
    moves: [],
    expect: both({ field: [{ power: 0, hp: 6 }, {}] }),
  });
});

test('MYS-21.6 loss of HP is no damage: Levitating does not halve it, healing undoes it', () => {
  duel({
    one: { field: [{ card: 'Dusk Moth', statuses: ['Poisoned'] }], hand: ['Radiant Mending'], crystal: 2 },
    with: { turnPlayer: 2 },
    moves: [endTurn(1), pass(), pass(), look({ field: [{ hp: 1 }] }), play('Radiant Mending', 'Dusk Moth')],
    expect: both({ field: [{ hp: 2 }] }),
  });
});

test('MYS-21.7 who destroyed it: effect, attack and Ignite count, Poison does not', () => {
  const spoils = { field: ['Spoils of Ruin', 'Reef Lurker'], crystal: 0 };
  duel({
    one: spoils,
    two: { field: ['Drowsy Pixie'] },
    moves: [battle(), attack('Reef Lurker', 'Drowsy Pixie')],
    expect: both({ crystal: 2 }),
  });
  duel({
    one: { field: ['Spoils of Ruin'], crystal: 0 },
    two: { field: [{ card: 'Drowsy Pixie', damage: 1, marks: [1] }] },
    moves: [endTurn()],
    expect: both({ crystal: 2 }, { graveyard: ['Drowsy Pixie'] }),
  });
  duel({
    one: { field: ['Spoils of Ruin'], crystal: 0 },
    two: { field: [{ card: 'Drowsy Pixie', damage: 1, statuses: ['Poisoned'] }] },
    moves: [endTurn()],
    expect: both({ crystal: 0 }, { graveyard: ['Drowsy Pixie'] }),
  });
  duel({
    one: { field: ['Spoils of Ruin'], hand: ['Kiln Spark'], crystal: 2 },
    two: { field: [{ card: 'Drowsy Pixie', bonds: ['Reef Lurker'] }, 'Reef Lurker'] },
    moves: [play('Kiln Spark', 'Drowsy Pixie')],
    expect: both({ crystal: 4 }, { graveyard: ['Drowsy Pixie', 'Reef Lurker'] }),
  });
});
