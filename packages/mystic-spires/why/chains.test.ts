import { chainInWords, explainingGame } from '@three-spires/kernel/testing';
import { describe, expect, test } from 'vitest';
import { mysticSpires } from '../index.ts';
import type { MysticSpiresEvent } from '../rules/event.ts';
import { attack, battle, type Duel, duel, endTurn, intercept, play, use } from '../testing/duel.ts';

/** The chains of all events of this type in a duel, in words. */
const chainsIn = (type: MysticSpiresEvent['type'], played: Duel): (readonly string[])[] => {
  const { game, explained } = explainingGame(mysticSpires);
  duel(played, game);
  return explained.filter(({ event }) => event.type === type).map(({ why }) => chainInWords(why));
};

const BATTLE = { turn: 4 };

describe('the chain of', () => {
  test('a cost names what makes it higher', () => {
    const played: Duel = {
      one: { hand: ['Kiln Spark'], crystal: 5 },
      two: { field: ['Tithe of Salt'] },
      moves: [play('Kiln Spark', 'Tower 2')],
    };
    expect(chainsIn('crystal', played)).toEqual([
      [
        'MYS-8.1 C1: Keeper 1 casts Kiln Spark.',
        'MYS-5.7 Kiln Spark costs 2 Crystal. = 2',
        'MYS-5.7 Tithe of Salt makes Spells cost 1 more. = 3',
        'MYS-13.5 Keeper 1 loses 3 Crystal (2 left). = 3',
      ],
    ]);
    expect(chainsIn('damaged', played)).toEqual([
      [
        'MYS-8.1 C1: Keeper 1 casts Kiln Spark.',
        "MYS-22.10 Deal 3 damage to 1 Unit on your opponent's field or their Tower. = 3",
        "MYS-21.1 Keeper 2's Tower takes 3 damage (61 HP left). = 3",
      ],
    ]);
  });

  test('a price that is the card itself names the effect it pays for', () => {
    const played: Duel = { one: { field: ['Shard Token'] }, moves: [use('Shard Token')] };
    expect(chainsIn('left', played)).toEqual([
      [
        'MYS-7.6 C1: Keeper 1 uses Shard Token.',
        'MYS-22.2 Shard Token is the price of its own effect.',
        'MYS-3.5 Shard Token is destroyed.',
      ],
    ]);
  });

  test('damage begins with the Power, and Levitating halves it', () => {
    expect(
      chainsIn('damaged', {
        one: { field: ['Moonlit Courser', { card: "Leper's Shackle", on: 'Moonlit Courser' }] },
        two: { field: ['Dreamcatcher Owl'] },
        with: BATTLE,
        moves: [battle(), attack('Moonlit Courser', 'Dreamcatcher Owl')],
      }),
    ).toEqual([
      [
        'MYS-17.3 Moonlit Courser attacks Dreamcatcher Owl.',
        'MYS-6.2 The printed Power of Moonlit Courser is 4. = 4',
        "MYS-10.2 Leper's Shackle adds -1/-1. = 3",
        'MYS-28.1 Levitating halves it, rounded up. = 2',
        'MYS-17.12 Dreamcatcher Owl takes 2 damage (1 HP left). = 2',
      ],
    ]);
  });

  test('damage that Piercing carries over begins with the damage to the Unit', () => {
    const played: Duel = {
      one: { field: [{ card: 'Aldemar, Barrow King', statuses: ['Piercing'] }] },
      two: { field: [{ card: 'Kilnguard', damage: 9 }] },
      with: BATTLE,
      moves: [battle(), attack('Aldemar, Barrow King', 'Kilnguard')],
    };
    expect(chainsIn('damaged', played)).toEqual([
      [
        'MYS-17.3 Aldemar, Barrow King attacks Kilnguard.',
        'MYS-6.2 The printed Power of Aldemar, Barrow King is 6. = 6',
        'MYS-17.12 Kilnguard takes 6 damage (0 HP left). = 6',
      ],
      [
        'MYS-17.3 Aldemar, Barrow King attacks Kilnguard.',
        'MYS-6.2 The printed Power of Aldemar, Barrow King is 6. = 6',
        'MYS-32.1 Piercing carries over what is beyond the HP that Kilnguard had. = 2',
        "MYS-17.12 Keeper 2's Tower takes 2 damage (62 HP left). = 2",
      ],
    ]);
    expect(chainsIn('left', played)).toEqual([
      [
        'MYS-17.3 Aldemar, Barrow King attacks.',
        'MYS-21.1 Kilnguard takes 6 damage (0 HP left).',
        'MYS-21.2 A Unit without HP left is destroyed.',
        'MYS-6.5 Kilnguard is destroyed.',
      ],
    ]);
  });

  test('a trigger names its occasion, and Fatigue its side of the attack', () => {
    const played: Duel = {
      one: { field: ['Refraction Drake'] },
      two: { field: ['Kilnguard'] },
      with: BATTLE,
      moves: [battle(), attack('Refraction Drake', 'Tower 2'), intercept('Kilnguard')],
    };
    expect(chainsIn('damaged', played)[0]).toEqual([
      'MYS-22.11 C1: Kilnguard triggers.',
      'MYS-7.3 It triggers when this Unit intercepts.',
      'MYS-22.10 Deal 2 damage to the attacker. = 2',
      'MYS-28.1 Levitating halves it, rounded up. = 1',
      'MYS-21.1 Refraction Drake takes 1 damage (4 HP left). = 1',
    ]);
    expect(chainsIn('fatigued', played)).toEqual([
      [
        'MYS-17.3 Refraction Drake attacks.',
        'MYS-17.7 Kilnguard intercepts.',
        'MYS-20.3 A Unit that has attacked becomes Fatigued.',
        'MYS-20.1 Refraction Drake is Fatigued.',
      ],
      [
        'MYS-17.3 Refraction Drake attacks.',
        'MYS-17.7 Kilnguard intercepts.',
        'MYS-20.4 A Unit that has intercepted becomes Fatigued.',
        'MYS-20.1 Kilnguard is Fatigued.',
      ],
    ]);
  });

  test('what happens in the Standby Phase names its part of it', () => {
    const played: Duel = {
      two: { field: [{ card: 'Kilnguard', statuses: ['Poisoned'], marks: [3] }] },
      moves: [endTurn()],
    };
    const standby = "MYS-15.1 It is Keeper 2's Standby Phase.";
    expect(chainsIn('crystal', played)).toEqual([
      [
        standby,
        "MYS-15.1 Keeper 2's Tower brings 7 Crystal in each Standby Phase. = 7",
        'MYS-13.5 Keeper 2 gains 7 Crystal (7 now). = 7',
      ],
    ]);
    expect(chainsIn('damaged', played)).toEqual([
      [
        standby,
        'MYS-27.2 An Ignite 3 mark burns in the Standby Phase. = 3',
        'MYS-21.1 Kilnguard takes 3 damage (10 HP left). = 3',
      ],
    ]);
    expect(chainsIn('lostHp', played)).toEqual([
      [
        standby,
        "MYS-33.2 A Poisoned Unit loses 1 HP in its controller's Standby Phase. = 1",
        'MYS-21.6 Kilnguard loses 1 HP (9 left). = 1',
      ],
    ]);
  });

  test('a Disruption names the answer', () => {
    expect(
      chainsIn('disrupted', {
        one: { hand: ['Kiln Spark'], crystal: 5 },
        two: { hand: ['Smother the Spark'], crystal: 9 },
        moves: [play('Kiln Spark', 'Tower 2'), play('Smother the Spark', undefined, 1)],
      }),
    ).toEqual([
      [
        'MYS-8.1 C1: Keeper 1 casts Kiln Spark.',
        'MYS-8.1 C2: Keeper 2 casts Smother the Spark.',
        'MYS-23.1 Disrupt it.',
        'MYS-23.5 Kiln Spark is Disrupted.',
      ],
    ]);
  });

  test('a destruction by Fatal, and by a Spiritbond', () => {
    expect(
      chainsIn('left', {
        one: { field: [{ card: 'Moonlit Courser', statuses: ['Fatal'] }] },
        two: { field: [{ card: 'Kilnguard', bonds: ['Dusk Moth'] }, 'Dusk Moth'] },
        with: BATTLE,
        moves: [battle(), attack('Moonlit Courser', 'Kilnguard')],
      }),
    ).toEqual([
      [
        'MYS-17.3 Moonlit Courser attacks.',
        'MYS-25.1 Fatal destroys the Unit it hits, without damage.',
        'MYS-6.5 Kilnguard is destroyed.',
      ],
      [
        'MYS-6.5 Kilnguard is destroyed.',
        'MYS-29.1 A Spiritbond takes it along.',
        'MYS-6.5 Dusk Moth is destroyed.',
      ],
    ]);
  });

  test('a status, and figures with all they are made of', () => {
    const played: Duel = {
      one: { hand: ["Leper's Shackle"], crystal: 9 },
      two: { field: ['Moonlit Courser'] },
      moves: [play("Leper's Shackle", 'Moonlit Courser')],
    };
    expect(chainsIn('figures', played)).toEqual([
      [
        "MYS-36.1 Keeper 1 has Leper's Shackle in play.",
        'MYS-6.2 Moonlit Courser is printed with 4 Power and 4 HP. = 4',
        "MYS-10.2 Leper's Shackle adds -1/-1. = 3",
        'MYS-21.4 Moonlit Courser now has 3 Power and 3 of 3 HP. = 3',
      ],
    ]);
    const infected: Duel = {
      one: { field: [{ card: 'Moonlit Courser', statuses: ['Poison'] }] },
      two: { field: ['Kilnguard'] },
      with: BATTLE,
      moves: [battle(), attack('Moonlit Courser', 'Tower 2'), intercept('Kilnguard')],
    };
    expect(chainsIn('status', infected)).toEqual([
      [
        'MYS-17.3 Moonlit Courser attacks.',
        'MYS-17.7 Kilnguard intercepts.',
        'MYS-33.1 In an interception, Poison passes to the other Unit.',
        'MYS-33.3 Kilnguard becomes Poisoned.',
      ],
    ]);
  });

  test('the end of the game names who lost by what', () => {
    expect(chainsIn('over', { two: { crystal: 95 }, moves: [endTurn()] })).toEqual([
      [
        'MYS-36.1 Keeper 2 gains 7 Crystal (102 now).',
        'MYS-39.1 Keeper 2 holds 102 Crystal, and 100 are too many.',
        'MYS-36.2 Keeper 2 suffers Crystal Overload.',
      ],
    ]);
  });
});
