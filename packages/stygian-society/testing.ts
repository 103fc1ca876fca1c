/** For tests: short ways to write a turn. A scenario that does not hold throws with the reason. */
import { playScenario, type ScenarioStep } from '@three-spires/kernel';
import { stygianSociety } from './index.ts';
import { COLOURS } from './words/lists.ts';

type Fields = Readonly<Record<string, unknown>>;

export type Floor = {
  /** The position; without heroes a Knight alone. The tower is told where cubes fall. */
  readonly with?: Fields;
  readonly moves: readonly ScenarioStep[];
  readonly expect?: Fields;
  readonly seed?: string;
};

/** Plays on a floor and checks what must hold in the end; gives the final state and the events. */
export const floor = ({ with: position = {}, moves, expect, seed }: Floor) =>
  playScenario(stygianSociety, {
    game: stygianSociety.id,
    ...(seed === undefined ? {} : { seed }),
    position: { heroes: [{ hero: 'Knight' }], ...position },
    moves,
    expect,
  });

export const act = (card: string, target?: string): ScenarioStep => ({
  do: 'act',
  card,
  ...(target === undefined ? {} : { target }),
});
export const wild = (cube: string): ScenarioStep => ({ do: 'wild', cube });
export const pay = (times: number): ScenarioStep => ({ do: 'pay', times });
export const PAY_NOTHING: ScenarioStep = { do: 'pay nothing' };

type Counts = Partial<Record<(typeof COLOURS)[number], number>>;

/** The outcome of a drop, for the colours that are in the tower or were gathered. */
export const drops = (colours: readonly string[], field: Counts = {}, crypt: Counts = {}): ScenarioStep[] =>
  COLOURS.filter((colour) => colours.includes(colour)).map((cube) => ({
    do: 'drop',
    cube,
    field: field[cube] ?? 0,
    crypt: crypt[cube] ?? 0,
  }));

/** Catch Breath with two white cubes, all of which stay in the tower: a turn in which only the position counts. */
export const quiet = (field: Counts = {}, crypt: Counts = {}): ScenarioStep[] => [
  act('Catch Breath'),
  wild('white'),
  wild('white'),
  ...drops(['white', 'red', 'yellow', 'black'], field, crypt),
];

/** An attack with Steel Fist whose cubes all stay in the tower. */
export const strike = (target: string): ScenarioStep[] => [
  act('Steel Fist', target),
  wild('white'),
  ...drops(['blue', 'white', 'red', 'yellow', 'black']),
];
