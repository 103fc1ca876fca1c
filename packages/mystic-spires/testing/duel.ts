/** For tests: a concise notation for duels. A failing scenario throws with the reason. */
import { defined, playScenario, type ScenarioStep } from '@three-spires/kernel';
import { mysticSpires } from '../index.ts';

type Fields = Readonly<Record<string, unknown>>;

export type Duel = {
  /** Keeper 1, in Main Phase 1 unless `with` says otherwise, and Keeper 2. */
  readonly one?: Fields;
  readonly two?: Fields;
  /** Anything else in the position: turn, turnPlayer, phase. */
  readonly with?: Fields;
  readonly moves: readonly ScenarioStep[];
  readonly expect?: Fields;
  readonly seed?: string;
};

/** Plays a duel and checks what must hold in the end; returns the final state and the events. */
export const duel = ({ one = {}, two = {}, with: rest, moves, expect, seed }: Duel, game = mysticSpires) =>
  playScenario(game, {
    game: mysticSpires.id,
    ...defined({ seed }),
    position: { keepers: [one, two], ...rest },
    moves,
    expect,
  });

/** Keepers' actions; the argument after the move's own is the seat, 0 for Keeper 1. */
export const play = (card: string, target?: string, seat = 0): ScenarioStep => ({
  do: 'play',
  card,
  seat,
  ...defined({ target }),
});
export const use = (card: string, target?: string, seat = 0): ScenarioStep => ({
  do: 'use',
  card,
  seat,
  ...defined({ target }),
});
export const pass = (seat = 0): ScenarioStep => ({ do: 'pass', seat });
export const endTurn = (seat = 0): ScenarioStep => ({ do: 'end turn', seat });
export const attack = (attacker: string, target: string, seat = 0): ScenarioStep => ({
  do: 'attack',
  with: attacker,
  target,
  seat,
});
export const intercept = (interceptor: string, seat = 1): ScenarioStep => ({
  do: 'intercept',
  with: interceptor,
  seat,
});
export const letThrough = (seat = 1): ScenarioStep => ({ do: 'let through', seat });
export const battle = (seat = 0): ScenarioStep => ({ do: 'battle', seat });
export const endBattle = (seat = 0): ScenarioStep => ({ do: 'end battle', seat });
export const choose = (fields: Fields, seat = 0): ScenarioStep => ({ do: 'choose', seat, ...fields });
export const answer = (deed: string, seat = 0): ScenarioStep => ({ do: deed, seat });
export const useTower = (target?: string, seat = 0, effect?: number): ScenarioStep => ({
  do: 'tower',
  seat,
  ...defined({ effect, target }),
});

/** A check on the way. */
export const look = (one: Fields, two: Fields = {}, more: Fields = {}): ScenarioStep => ({
  expect: { keepers: [one, two], ...more },
});
/** What must hold in the end for both Keepers. */
export const both = (one: Fields, two: Fields = {}, more: Fields = {}): Fields => ({
  keepers: [one, two],
  ...more,
});
