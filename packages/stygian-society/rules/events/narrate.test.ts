import { plainText, type ScenarioStep } from '@three-spires/kernel';
import { expect, test } from 'vitest';
import { stygianSociety } from '../../index.ts';
import { act, drops, floor, pay, wild } from '../../testing/turns.ts';
import { setWoundsBelowLimit } from '../hero/tracks.ts';
import type { State } from '../state.ts';

const NAMES = ['Ada', 'Ben'];

const told = (
  position: Readonly<Record<string, unknown>>,
  moves: readonly ScenarioStep[],
  names = NAMES,
): string[] =>
  floor({ with: position, moves })
    .events.map((event) => plainText(stygianSociety.narrate(event, names)))
    .filter((line) => line !== '');

test('the log names the hero who does something, the target and what is paid', () => {
  const lines = told(
    {
      players: 2,
      heroes: [{ hero: 'Knight' }, { hero: 'Doctor', seat: 1 }],
      front: ['Tower Ogre', 'Ghoul'],
      field: { blue: 1 },
      crypt: { blue: 1 },
      luck: 1,
    },
    [act('Steel Fist', 'Tower Ogre'), wild('white'), drops(), pay(2)],
  );
  expect(lines).toContain('The Knight chooses Steel Fist on Tower Ogre.');
  expect(lines).toContain('The Knight pays 1 blue, 1 blue from the crypt, 1 luck for Steel Fist.');
  expect(lines).toContain('Turn 2: the Doctor (Ben).');
});

test('a player called like the hero is not named twice', () => {
  const position = { heroes: [{ hero: 'Knight' }, { hero: 'Doctor' }], front: ['Ghoul'] };
  const moves = [act('Catch Breath'), wild('white'), wild('white'), drops()];
  expect(told(position, moves, ['Doctor'])).toContain('Turn 2: the Doctor.');
  expect(told(position, moves, [''])).toContain('Turn 2: the Doctor.');
  expect(told(position, moves, ['Ada'])).toContain('Turn 2: the Doctor (Ada).');
});

test('a boss is called by its name', () => {
  const boss = {
    floor: 6,
    place: 'Professor Nachtigall',
    front: [{ enemy: 'Professor Nachtigall', wounds: 50 }],
  };
  const lines = told({ ...boss, field: { blue: 4 } }, [
    act('Steel Fist', 'Professor Nachtigall'),
    wild('white'),
    drops(),
    pay(2),
  ]);
  expect(lines.some((line) => /^Professor Nachtigall takes \d wounds? \(\d+ left\)\.$/.test(line))).toBe(
    true,
  );
  expect(lines.join('\n')).not.toContain('The boss');
});

test('STY-13.7 wounds that are set to a number are not told as suffered', () => {
  const state = stygianSociety.scenario.build({ heroes: [{ hero: 'Knight' }], wounds: 3 }, 'set') as State;
  const lines: string[] = [];
  setWoundsBelowLimit(state, (event) => lines.push(plainText(stygianSociety.narrate(event, NAMES))));
  expect(lines).toEqual(['Wounds rise to 24.']);
});

test('tokens, skills and treasures are told with the hero they belong to', () => {
  const afflicted = told({ front: ['Plague Rat'], field: { yellow: 3 } }, [
    act('Catch Breath'),
    wild('white'),
    wild('white'),
    drops(),
  ]);
  expect(
    afflicted.some((line) => /^The Knight receives a (blue|green|white) Stricken token\.$/.test(line)),
  ).toBe(true);
  const traded = told(
    {
      at: 'floor end',
      heroes: [{ hero: 'Knight', treasures: ['Buckler'] }, { hero: 'Doctor' }],
    },
    [
      { do: 'vote', chest: 'leave' },
      { do: 'give', card: 'Buckler', to: 'Doctor' },
    ],
  );
  expect(traded).toContain('The Knight gives Buckler to the Doctor.');
});

test('a response of the party is told with the player who used it', () => {
  const lines = told({ front: ['Tower Ogre'], field: { red: 4 }, partyTreasures: ['Iron Rations'] }, [
    act('Catch Breath'),
    wild('white'),
    wild('white'),
    drops(),
    { do: 'respond', card: 'Iron Rations' },
  ]);
  expect(lines).toContain('Ada uses Iron Rations.');
});
