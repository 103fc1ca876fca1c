/** For tests of content: what every Unit and Spell must demonstrate, and the list of those covered. */
import { expect, test } from 'vitest';
import type { CardDefinition } from '../words/definition.ts';
import { attack, both, duel, pass, play } from './duel.ts';

type Tested = Pick<CardDefinition, 'name' | 'abilities'>;

/** A Unit as printed: Card Type, cost, Power, HP and statuses. */
type UnitRow = readonly [
  name: string,
  type: 'Assault' | 'Defense' | 'Special',
  cost: number,
  power: number,
  hp: number,
  ...statuses: string[],
];
/** A Spell, its cost, and what it answers if it is only an answer. */
type SpellRow = readonly [name: string, cost: number, answers?: 'a Spell' | 'an attack'];

/** MYS-5.2 to MYS-5.4, MYS-35.1: whether it attacks, and with what result. */
const showAttack = (name: string, type: string, power: number, statuses: readonly string[]): void => {
  const barred = statuses.includes('Ethereal') ? 'ethereal' : 'cannot-attack';
  const fights = type !== 'Defense' && !statuses.includes('Ethereal');
  const declared = attack(name, 'Tower 2');
  duel({
    one: { field: [name] },
    with: { phase: 'Battle' },
    moves: [fights ? declared : { refused: declared, code: barred }],
    expect: both({ field: [{ fatigued: fights }] }, { hp: fights ? 64 - power : 64 }),
  });
};

/** Whether its Keeper is asked to intercept with it, after being asked for an answer if it has one. */
const showInterception = (
  { name, abilities = [] }: Tested,
  type: string,
  statuses: readonly string[],
): void => {
  const answers = abilities.some(
    (ability) => ability.kind === 'active' && ability.atAnyTime && ability.answers === undefined,
  );
  const intercepts = type !== 'Assault' && !statuses.includes('Ethereal');
  duel({
    one: { field: ['Nightmare Token'] },
    two: { field: [name] },
    with: { phase: 'Battle' },
    moves: [attack('Nightmare Token', 'Tower 2'), ...(answers ? [pass(1)] : [])],
    expect: intercepts ? { question: 'intercept', asked: 2 } : both({}, { hp: 61 }),
  });
};

/** The tests of one set; `complete` fails for each card without a test. */
export const testsOf = (definitions: readonly Tested[]) => {
  const tested = new Set<string>();
  const cardTest = (name: string, shows: string, run: () => void): void => {
    tested.add(name);
    test(`${name} ${shows}`, run);
  };
  /** Cost and figures of Units on arrival, and whether they attack and intercept. */
  const units = (...rows: readonly UnitRow[]): void => {
    for (const [name, type, cost, power, hp, ...statuses] of rows)
      cardTest(name, `is one ${type} Unit for ${cost} with ${power}/${hp}`, () => {
        duel({
          one: { hand: [name], crystal: cost - 1 },
          moves: [{ refused: play(name), code: 'too-little-crystal' }],
        });
        duel({
          one: { hand: [name], crystal: cost },
          moves: [play(name)],
          expect: both({ crystal: 0, field: [{ card: name, power, hp, statuses, fatigued: false }] }),
        });
        showAttack(name, type, power, statuses);
        showInterception(definitions.find((one) => one.name === name) as Tested, type, statuses);
      });
  };
  /**
   * Checks that a Spell is refused for one Crystal less than its cost, and when there is nothing it may
   * answer.
   */
  const spells = (...rows: readonly SpellRow[]): void => {
    for (const [name, cost, answers] of rows)
      cardTest(name, `costs ${cost}${answers === undefined ? '' : ` and answers ${answers}`}`, () => {
        const refused = { refused: play(name), code: 'too-little-crystal' };
        // A Keeper who could answer with the Adept is asked.
        const one = { hand: [name], crystal: cost - 1, field: ['Torchbearer Adept'] };
        if (answers === undefined) {
          duel({ one, moves: [refused] });
          return;
        }
        duel({
          one: { ...one, crystal: cost },
          moves: [{ refused: play(name), code: 'nothing-to-answer' }],
        });
        duel({
          one,
          two: { hand: ['Kiln Spark'], crystal: 2, field: ['Reef Lurker'] },
          with: { turnPlayer: 2, phase: answers === 'a Spell' ? 'Main 1' : 'Battle' },
          moves: [
            answers === 'a Spell' ? play('Kiln Spark', 'Tower 1', 1) : attack('Reef Lurker', 'Tower 1', 1),
            refused,
          ],
        });
      });
  };
  const complete = (): void => {
    test('every one of them is named by a test', () => {
      expect(definitions.map(({ name }) => name).filter((name) => !tested.has(name))).toEqual([]);
    });
  };
  return { cardTest, units, spells, complete };
};
