/** For tests of content: one turn with a card, in a position where nothing else happens. */
import type { ScenarioStep } from '@three-spires/kernel';
import { expect, test } from 'vitest';
import type { CardEntry } from '../rules/compile/card-entry.ts';
import { cardEntry, cardNamed } from '../rules/compile/entries.ts';
import { HEROES } from '../words/lists.ts';
import { act, drops, floor, pay, quiet, wild } from './turns.ts';

type Fields = Readonly<Record<string, unknown>>;

export type Turn = {
  /** Changes to the position besides the hero with the card. */
  readonly with?: Fields;
  /** What the hero has besides the card. */
  readonly hero?: Fields;
  /** Further heroes. */
  readonly others?: readonly Fields[];
  readonly target?: string;
  readonly times?: number;
  /** Answers after the card has been used or paid for. */
  readonly answers?: readonly ScenarioStep[];
  readonly expect: Fields;
};

/** The wounds of a rank's figures, from the left. */
export const wounds = (...numbers: number[]) => numbers.map((number) => ({ wounds: number }));

/** Two in front and one behind, none with any resistance. */
const ENEMIES = { front: ['Tower Ogre', 'Ghoul'], rear: ['Marionette'] };

/** A Tower Ogre about to deal seven wounds. */
export const OGRE_ACTS = { front: ['Tower Ogre'], field: { red: 4 } };

const entryOf = (name: string): CardEntry => cardEntry(cardNamed(name) ?? -1);

const positionFor = ({ definition, hero, level, owner }: CardEntry, turn: Turn): Fields => {
  const {
    skills = [],
    treasures = [],
    ...rest
  } = (turn.hero ?? {}) as { skills?: string[]; treasures?: string[] };
  return {
    ...ENEMIES,
    heroes: [
      {
        hero: HEROES[Math.max(0, hero)],
        skills: owner === 'hero' && level > 0 ? [definition.name, ...skills] : skills,
        treasures: owner === 'solo' ? [definition.name, ...treasures] : treasures,
        ...rest,
      },
      ...(turn.others ?? []),
    ],
    partyTreasures: owner === 'party' ? [definition.name] : [],
    ...turn.with,
  };
};

const BURGLAR = HEROES.indexOf('Burglar');

/** Drops the cubes of an action, wild ones as white; all of them stay in the tower. */
const dropOf = ({ definition, hero }: CardEntry): ScenarioStep[] => {
  // Burglary adds one.
  const wilds = definition.drop.split('?').length - 1 + (hero === BURGLAR ? 1 : 0);
  return [...Array.from({ length: wilds }, () => wild('white')), drops()];
};

/** The tests of some cards, and a test that no card is missing. */
export const testsOf = (names: readonly string[]) => {
  const tested = new Set<string>();
  const cardTest = (name: string, doing: string, run: () => void): void => {
    tested.add(name);
    test(`${name} ${doing}`, run);
  };

  /** Chooses the action, pays the given number of times and checks what is left. */
  const action = (name: string, turn: Turn): void => {
    const { times = 1, target } = turn;
    const entry = entryOf(name);
    cardTest(name, `paid ${times} ${times === 1 ? 'time' : 'times'}`, () => {
      floor({
        with: positionFor(entry, turn),
        moves: [act(name, target), ...dropOf(entry), pay(times), ...(turn.answers ?? [])],
        expect: turn.expect,
      });
    });
  };

  const support = (name: string, turn: Turn): void =>
    cardTest(name, 'as support', () => {
      floor({
        with: positionFor(entryOf(name), turn),
        moves: [{ do: 'support', card: name }, ...(turn.answers ?? [])],
        expect: turn.expect,
      });
    });

  /** A quiet turn in which the card works by itself, or is used in `answers`. */
  const quietTurn = (name: string, doing: string, turn: Turn): void =>
    cardTest(name, doing, () => {
      const entry = entryOf(name);
      const extra = entry.hero === BURGLAR ? [wild('white')] : [];
      floor({
        with: positionFor(entry, turn),
        moves: [quiet()[0] as ScenarioStep, ...extra, ...quiet().slice(1), ...(turn.answers ?? [])],
        expect: turn.expect,
      });
    });

  /** The moves other than one of those. */
  const moves = (
    name: string,
    doing: string,
    turn: Turn & { readonly moves: readonly ScenarioStep[] },
  ): void =>
    cardTest(name, doing, () => {
      floor({ with: positionFor(entryOf(name), turn), moves: turn.moves, expect: turn.expect });
    });

  const shielded = new Map<string, number>();
  /** Seven wounds against the card's shields alone. */
  const shields = (name: string, number: number): void => {
    const { reaction } = entryOf(name).definition;
    shielded.set(name, number);
    quietTurn(name, `has ${number} ${number === 1 ? 'shield' : 'shields'}`, {
      with: OGRE_ACTS,
      answers: reaction?.on === 'partyHurt' ? [{ do: 'pass' }] : [],
      expect: { wounds: 7 - number },
    });
  };

  const complete = (): void => {
    test('none is missing', () => {
      expect([...tested].sort()).toEqual([...names].sort());
    });
    test('nothing else has shields', () => {
      for (const name of names) expect(shielded.get(name) ?? 0, name).toBe(entryOf(name).definition.shields);
    });
  };
  return { action, support, quietTurn, moves, shields, cardTest, complete };
};
