/** For tests: a concise notation for scenarios. A failing scenario throws with the reason. */
import { defined, playScenario, type ScenarioStep } from '@three-spires/kernel';
import { slayTheSpire } from '../index.ts';

type Fields = Readonly<Record<string, unknown>>;

export type Fight = {
  /** The only player's fields; the Ironclad unless `character` says otherwise. */
  readonly player?: Fields;
  /** All players, if there are several. */
  readonly players?: readonly Fields[];
  /** Plain enemies unless named; by default one `A` with 10 HP in row 1. */
  readonly enemies?: readonly Fields[];
  /** Anything else in the position: die, round, phase. */
  readonly with?: Fields;
  readonly moves: readonly ScenarioStep[];
  readonly expect: Fields;
  readonly seed?: string;
};

const PLAIN_ENEMY: Fields = { name: 'A', row: 1, hp: 10 };

/** Plays a fight and checks what must hold in the end; returns the final state and the events. */
export const fight = ({ player, players, enemies, with: rest, moves, expect, seed }: Fight) =>
  playScenario(slayTheSpire, {
    game: slayTheSpire.id,
    ...defined({ seed }),
    position: {
      players: (players ?? [player ?? {}]).map((fields) => ({ character: 'Ironclad', ...fields })),
      enemies: enemies ?? [PLAIN_ENEMY],
      ...rest,
    },
    moves,
    expect,
  });

/** A card played at an enemy, or without a target. */
export const play = (card: string, enemy?: string, more: Fields = {}): ScenarioStep => ({
  do: 'play',
  card,
  ...defined({ enemy }),
  ...more,
});

export const choose = (fields: Fields): ScenarioStep => ({ do: 'choose', ...fields });
export const endTurn = (seat?: string): ScenarioStep => ({
  do: 'end turn',
  ...defined({ seat }),
});
