import { chainInWords, explainingGame } from '@three-spires/kernel/testing';
import { describe, expect, test } from 'vitest';
import { stygianSociety } from '../index.ts';
import type { StygianSocietyEvent } from '../rules/event.ts';
import { act, drops, type Floor, floor, pay, quiet, strike, wild } from '../testing/turns.ts';

/** The chains of all events of this type on a floor, in words. */
const chainsIn = (type: StygianSocietyEvent['type'], played: Floor): (readonly string[])[] => {
  const { game, explained } = explainingGame(stygianSociety);
  floor(played, game);
  return explained.filter(({ event }) => event.type === type).map(({ why }) => chainInWords(why));
};

describe('the chain of', () => {
  test('wounds adds up all payments, then takes off Weakened and resistance', () => {
    const played: Floor = {
      with: {
        heroes: [{ hero: 'Knight', tokens: { Weakened: { blue: 1 } }, skills: ['Cleave'] }],
        front: ['Clank', 'Clank'],
        rear: ['Rider'],
        field: { blue: 8 },
      },
      moves: [act('Cleave', 'Clank 1'), wild('white'), drops(), pay(3)],
    };
    expect(chainsIn('wounded', played)).toEqual([
      [
        'STY-8.2 The Knight pays for Cleave 3 times.',
        'STY-15.4 Cleave deals 3 wounds. = 3',
        'STY-8.2 2 further payments deal 1 each. = 5',
        'STY-21.5 Weakened takes off 1. = 4',
        'STY-15.2 Clank 1 resists melee by 1. = 3',
        'STY-15.1 Clank takes 3 wounds (3 left). = 3',
      ],
      [
        'STY-8.2 The Knight pays for Cleave 3 times.',
        'STY-15.9 Another enemy in the rank takes 3 wounds. = 3',
        'STY-21.5 Weakened takes off 1. = 2',
        'STY-15.2 Clank 2 resists melee by 1. = 1',
        'STY-15.1 Clank takes 1 wound (5 left). = 1',
      ],
    ]);
    expect(chainsIn('paid', played)).toEqual([
      [
        'STY-8.1 Cleave costs 2 blue.',
        'STY-8.2 Each further payment costs 2 blue.',
        'STY-8.1 The Knight pays 6 blue for Cleave.',
      ],
    ]);
  });

  test('an action of an enemy counts its cubes, and crypt cubes double', () => {
    const played: Floor = {
      with: { front: ['Clank'], field: { red: 3 } },
      moves: quiet({}, { red: 1 }),
    };
    expect(chainsIn('acted', played)).toEqual([
      [
        'STY-7.2 Clank acts on red cubes.',
        'STY-11.1 3 red in the field and 1 in the crypt are worth 5. = 5',
        'STY-7.4 It asks for 4. = 4',
        'STY-7.6 It spends 2 from the field and 1 from the crypt.',
        'STY-7.4 Clank triggers on red.',
      ],
    ]);
    expect(chainsIn('suffered', played)).toEqual([
      [
        'STY-7.2 Clank acts.',
        'STY-13.1 The party suffers 4 wounds. = 4',
        'STY-13.1 The party suffers 4 wounds (4 now). = 4',
      ],
    ]);
    expect(chainsIn('peril', played)).toEqual([
      [
        'STY-7.4 Clank triggers on red.',
        'STY-7.7 Peril rises by 1 after an enemy card has acted. = 1',
        'STY-1.5 Peril rises to 1. = 1',
      ],
    ]);
  });

  test('an elimination and its experience', () => {
    const played: Floor = {
      with: { front: [{ enemy: 'Ripper', wounds: 1 }, 'Ghoul'], field: { blue: 4 } },
      moves: [...strike('Ripper'), pay(1)],
    };
    expect(chainsIn('eliminated', played)).toEqual([
      [
        'STY-15.1 Ripper takes 3 wounds (0 left).',
        'STY-16.1 An enemy whose wounds reach its health is eliminated.',
        'STY-16.1 Ripper is eliminated.',
      ],
    ]);
    expect(chainsIn('xp', played)).toEqual([
      ['STY-16.2 Ripper brings 1 XP. = 1', 'STY-17.1 The party gains 1 XP. = 1'],
    ]);
  });

  test('what shields prevent names how many are left', () => {
    expect(
      chainsIn('prevented', {
        with: {
          heroes: [{ hero: 'Knight', skills: ['Interpose', 'Plate Harness'] }],
          front: ['Ripper', 'Ripper', 'Ripper'],
          field: { red: 3 },
        },
        moves: quiet(),
      }),
    ).toEqual([
      [
        'STY-7.2 Ripper acts.',
        'STY-13.1 The party suffers 1 wound for each Ripper.',
        'STY-7.11 1 for each of 3. = 3',
        'STY-13.3 The Knight has 4 shields left this turn.',
        'STY-13.4 There are 3 to prevent. = 3',
        'STY-13.2 Shields prevent 3 wounds. = 3',
      ],
    ]);
  });

  test('wounds that a shield has made fewer', () => {
    expect(
      chainsIn('suffered', {
        with: {
          heroes: [{ hero: 'Knight', skills: ['Shield Bash'] }],
          front: ['Clank'],
          field: { red: 4 },
        },
        moves: quiet(),
      }),
    ).toEqual([
      [
        'STY-7.2 Clank acts.',
        'STY-13.1 The party suffers 4 wounds. = 4',
        'STY-13.2 Shields prevent 1 wound. = 3',
        'STY-13.1 The party suffers 3 wounds (3 now). = 3',
      ],
    ]);
  });

  test('luck comes of the crypt, and pays for cubes', () => {
    expect(chainsIn('luck', { with: { front: ['Clank'] }, moves: quiet({}, { white: 2 }) })).toEqual([
      ['STY-10.1 2 cubes fell into the crypt during the action. = 1', 'STY-1.5 Luck rises to 1. = 1'],
    ]);
    expect(
      chainsIn('luck', {
        with: { front: ['Ghoul'], field: { blue: 1 }, luck: 1 },
        moves: [...strike('Ghoul'), pay(1)],
      }),
    ).toEqual([
      [
        'STY-8.1 The Knight pays 1 blue, 1 luck for Steel Fist.',
        'STY-10.3 Luck pays for 1 cube. = 1',
        'STY-1.5 Luck falls to 0. = 1',
      ],
    ]);
  });

  test('a peril event, and what it does', () => {
    const played: Floor = {
      with: { peril: 2, front: ['Clank'], place: 'Gnawed Pantry', field: { red: 4 } },
      moves: quiet(),
    };
    expect(chainsIn('perilEvent', played)).toEqual([
      [
        'STY-12.1 Peril is 3.',
        'STY-3.2 The active hero receives 1 Stricken token.',
        'STY-12.2 Peril event 3.',
      ],
    ]);
    expect(chainsIn('afflicted', played)[0]?.slice(0, 3)).toEqual([
      'STY-12.1 Peril event 3 of Gnawed Pantry happens.',
      'STY-21.1 The active hero receives 1 Stricken token.',
      'STY-21.1 A random token is drawn for each affliction.',
    ]);
  });

  test('the start of a turn with Stricken and Hexed', () => {
    const played: Floor = {
      with: {
        heroes: [
          { hero: 'Knight' },
          { hero: 'Doctor', tokens: { Hexed: { blue: 1 }, Stricken: { blue: 2 } } },
        ],
        front: ['Clank'],
      },
      moves: quiet(),
    };
    expect(chainsIn('suffered', played)).toEqual([
      [
        'STY-21.3 Stricken wounds the party once for each token: 2. = 2',
        'STY-13.1 The party suffers 2 wounds (2 now). = 2',
      ],
    ]);
    expect(chainsIn('cubes', played)).toEqual([
      [
        'STY-21.6 Hexed puts an enemy cube into the field for each token. = 1',
        'STY-9.2 1 red cube goes from the bank to the field. = 1',
      ],
    ]);
  });

  test('a Regroup', () => {
    expect(chainsIn('peril', { with: { front: ['Clank'], peril: 18 }, moves: [act('Regroup')] })).toEqual([
      [
        'STY-8.1 The Knight uses Regroup.',
        'STY-19.2 Return all cubes in the tower, the field and the crypt to the bank; peril rises by 4.',
        'STY-19.2 A Regroup raises peril by 4. = 4',
        'STY-12.4 The track ends there. = 2',
        'STY-1.5 Peril rises to 20. = 2',
      ],
    ]);
  });

  test('a chest compares its number with peril', () => {
    const played: Floor = {
      with: { front: [{ enemy: 'Ripper', wounds: 1 }], field: { blue: 4 }, peril: 6, place: 'Guardroom' },
      moves: [...strike('Ripper'), pay(1), { do: 'vote', chest: 'open' }],
    };
    expect(chainsIn('floorCompleted', played)).toEqual([
      ['STY-16.1 Ripper is eliminated.', 'STY-16.11 No enemy is left.', 'STY-16.11 Floor 1 is completed.'],
    ]);
    const [opened = []] = chainsIn('chestOpened', played);
    expect(opened[0]).toBe('STY-12.6 Peril is 6. = 6');
    expect(opened[1]).toMatch(/^STY-20\.3 .+ asks for peril \d+\. = \d+$/);
    expect(opened[2]).toMatch(/^STY-20\.3 A chest is opened: /);
  });

  test('the end of the game', () => {
    expect(
      chainsIn('over', { with: { wounds: 24, front: ['Clank'], field: { red: 4 } }, moves: quiet() }),
    ).toEqual([
      [
        'STY-13.1 The party suffers 4 wounds (25 now).',
        'STY-13.6 The party has 25 of at most 25 wounds.',
        'STY-24.1 The party has too many wounds: the heroes lose.',
      ],
    ]);
  });
});
