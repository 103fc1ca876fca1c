import { describe, expect, test } from 'vitest';
import { type Difference, enemiesAct, HERO_CUBES } from '../testing/floors.ts';
import { act, drops, floor, pay, quiet } from '../testing/turns.ts';
import { ENEMIES } from './enemies.ts';

type Row = {
  readonly name: string;
  readonly colour: string;
  readonly health: number;
  readonly xp: number;
  /** Cubes asked for, and what they bring with two figures in play; the cubes themselves are spent. */
  readonly trigger: number;
  readonly acts: Difference;
  /** Wounds lost to melee, projectile and magic. */
  readonly resist: readonly [number, number, number];
};

const row = (
  name: string,
  colour: string,
  health: number,
  xp: number,
  trigger: number,
  acts: Difference,
  resist: Row['resist'] = [0, 0, 0],
): Row => ({ name, colour, health, xp, trigger, acts, resist });

const ROWS: readonly Row[] = [
  row('Ripper', 'red', 3, 1, 3, { wounds: 2 }),
  row('Clank', 'red', 6, 2, 4, { wounds: 4 }, [1, 0, 0]),
  row('Cellar Imp', 'red', 2, 1, 2, { wounds: 1 }),
  row('Ash Hound', 'red', 4, 2, 3, { wounds: 3 }),
  row('Gargoyle', 'red', 9, 2, 4, { wounds: 7, Weakened: [1, 0] }, [0, 2, 1]),
  row('Tower Ogre', 'red', 12, 3, 4, { wounds: 7 }),
  row('Headsman', 'red', 13, 3, 5, { wounds: 13 }),
  row('Weaver', 'yellow', 4, 2, 3, { wounds: 2, Dazed: [1, 0] }),
  row('Plague Rat', 'yellow', 2, 1, 3, { Stricken: [1, 0] }),
  row('Vat Ooze', 'yellow', 6, 2, 4, { wounds: 3, mended: { 'Vat Ooze': 2 } }, [1, 1, 0]),
  row('Mesmerist', 'yellow', 5, 1, 3, { wounds: 4, Weakened: [1, 0] }),
  row('Grave Wisp', 'yellow', 4, 1, 3, { wounds: 2, exhausted: 1 }, [1, 1, 0]),
  row('Marionette', 'yellow', 6, 2, 3, { wounds: 4, Hexed: [1, 0] }),
  row('Rider', 'black', 4, 2, 3, { ends: 1 }),
  row('Cannoneer', 'black', 5, 2, 4, { wounds: 4 }, [3, 0, 0]),
  row('Gravedigger', 'black', 5, 2, 4, { wounds: 1, mended: { Gravedigger: 2 } }),
  row('Shade', 'black', 3, 1, 3, { wounds: 1, peril: 1 }, [1, 0, 0]),
  row('Cutpurse', 'black', 4, 2, 3, { wounds: 1, luck: -1, field: { blue: -2 } }),
  row('Ghoul', 'black', 7, 2, 4, { wounds: 6, mended: { Ghoul: 3 } }),
  row('Bone Warden', 'black', 10, 3, 4, { wounds: 7, ends: 1 }, [0, 0, 2]),
];

/** The Lightning Fly has no cubes to wait for. */
const FLY = row('Lightning Fly', 'yellow', 2, 1, 0, {});

/** Two figures, the second with up to four wounds, and the cubes of its colour. */
const pair = ({ name, colour, health }: Row, cubes: number) => ({
  front: [name, { enemy: name, wounds: Math.min(4, health - 1) }],
  field: { ...HERO_CUBES, [colour]: cubes },
});

describe.each(ROWS)('$name', (enemy) => {
  const { colour, trigger, acts } = enemy;

  test('acts on its cubes, and peril rises by one', () => {
    const { field = {}, peril = 0, ...rest } = acts as { field?: object; peril?: number };
    expect(enemiesAct(pair(enemy, trigger))).toEqual({
      ...rest,
      field: { ...field, [colour]: -trigger },
      peril: peril + 1,
    });
  });

  test('waits while a cube is missing', () => {
    expect(enemiesAct(pair(enemy, trigger - 1))).toEqual({});
  });
});

describe.each([...ROWS, FLY])('$name', ({ name, health, xp, resist }) => {
  const others = name === 'Ghoul' ? ['Tower Ogre'] : ['Ghoul'];

  test('falls at its health and gives its XP', () => {
    const blow = (left: number, expectation: Readonly<Record<string, unknown>>) =>
      floor({
        with: {
          front: [{ enemy: name, wounds: Math.max(0, health - left) }, ...others],
          partyTreasures: ['Grenado'],
        },
        moves: [
          { do: 'support', card: 'Grenado' },
          { do: 'wound', target: name },
        ],
        expect: expectation,
      });
    blow(3, { xp, front: [{ enemy: others[0], wounds: 0 }] });
    if (health > 3) blow(4, { xp: 0, front: [{ enemy: name, wounds: health - 1 }, {}] });
  });

  test('resists attacks as printed', () => {
    const attacks = [
      ['Runed Blade', 'blue'],
      ['Repeating Crossbow', 'green'],
      ['Star Sceptre', 'white'],
    ] as const;
    attacks.forEach(([weapon, colour], kind) => {
      // Enough health for the blow of four to show.
      if (health <= 4 - (resist[kind] ?? 0)) return;
      floor({
        with: {
          heroes: [{ hero: 'Knight', treasures: [weapon] }],
          front: [name, ...others],
          field: { [colour]: 2 },
        },
        moves: [act(weapon, name), drops(), pay(1)],
        expect: { front: [{ wounds: 4 - (resist[kind] ?? 0) }, { wounds: 0 }] },
      });
    });
  });
});

describe('Lightning Fly', () => {
  const sting = (flies: number, card: string, target: string, cube: string) =>
    floor({
      with: {
        heroes: [{ hero: 'Knight', treasures: ['Runed Blade', 'Repeating Crossbow'] }],
        front: ['Tower Ogre', ...Array.from({ length: flies }, () => 'Lightning Fly')],
        field: { [cube]: 2, yellow: 9 },
      },
      moves: [act(card, target), drops(), pay(1)],
    }).state;

  test('STY-7.12 never acts on cubes, and the line of its colour is not asked', () => {
    expect(enemiesAct({ front: ['Lightning Fly', 'Ghoul'], field: { yellow: 9 } })).toEqual({});
  });

  test('STY-15.10 stings for each fly at a melee attack, at most twice', () => {
    expect(sting(1, 'Runed Blade', 'Tower Ogre', 'blue').wounds).toBe(1);
    expect(sting(3, 'Runed Blade', 'Tower Ogre', 'blue').wounds).toBe(2);
    expect(sting(3, 'Repeating Crossbow', 'Tower Ogre', 'green').wounds).toBe(0);
  });
});

describe('effects for the end of the turn', () => {
  const ends = (front: readonly string[], black: number, field: object) =>
    floor({ with: { front, field: { black } }, moves: quiet(), expect: { field, peril: 1 } });

  test('STY-28.12 each Rider brings two black cubes', () => {
    ends(['Rider', 'Rider', 'Tower Ogre'], 3, { red: 0, yellow: 0, black: 4 });
  });

  test('the Bone Warden brings one red and one yellow', () => {
    floor({
      with: { front: ['Bone Warden', 'Tower Ogre'], field: { black: 4 } },
      moves: quiet(),
      expect: { field: { red: 1, yellow: 1, black: 0 }, wounds: 7 },
    });
  });
});

test('none is missing', () => {
  expect([...ROWS, FLY].map(({ name }) => name).sort()).toEqual(ENEMIES.map(({ name }) => name).sort());
});
