/** For tests: a concise notation for turns. A failing scenario throws with the reason. */
import { defined, playScenario, type ScenarioStep } from '@three-spires/kernel';
import { stygianSociety } from '../index.ts';
import type { COLOURS } from '../words/lists.ts';

export type Fields = Readonly<Record<string, unknown>>;

export type Floor = {
  /** The position; by default a lone Knight. The test supplies where cubes fall. */
  readonly with?: Fields;
  readonly moves: readonly ScenarioStep[];
  readonly expect?: Fields;
  readonly seed?: string;
};

/** Plays on a floor and checks what must hold in the end; returns the final state and the events. */
export const floor = ({ with: position = {}, moves, expect, seed }: Floor, game = stygianSociety) =>
  playScenario(game, {
    game: stygianSociety.id,
    ...defined({ seed }),
    position: { heroes: [{ hero: 'Knight' }], ...position },
    moves,
    expect,
  });

export const act = (card: string, target?: string): ScenarioStep => ({
  do: 'act',
  card,
  ...defined({ target }),
});
export const wild = (cube: string): ScenarioStep => ({ do: 'wild', cube });
export const pay = (times: number): ScenarioStep => ({ do: 'pay', times });
export const PAY_NOTHING: ScenarioStep = { do: 'pay nothing' };

type Counts = Partial<Record<(typeof COLOURS)[number], number>>;

/** What falls in a drop; the rest stays in the tower. */
export const drops = (field: Counts = {}, crypt: Counts = {}): ScenarioStep => ({
  outside: { field, crypt },
});

/** Catch Breath with two white cubes that stay in the tower: a turn in which only the position matters. */
export const quiet = (field: Counts = {}, crypt: Counts = {}): ScenarioStep[] => [
  act('Catch Breath'),
  wild('white'),
  wild('white'),
  drops(field, crypt),
];

/** An attack with Steel Fist whose cubes all stay in the tower. */
export const strike = (target: string): ScenarioStep[] => [act('Steel Fist', target), wild('white'), drops()];
