import type { Seat } from '@three-spires/kernel';
import type { Changes } from '../../../table/decision/changes.ts';
import { boardContext } from '../../../table/live/board-context.ts';
import type { StygianSocietyPicture, StygianSocietyView } from '../pieces/content.ts';
import type { Action, Spot } from './actions.ts';

/** Everything the pieces on the board need to know at this moment. */
export type Board = {
  readonly picture: StygianSocietyPicture;
  /** False in a replay, where nobody can act. */
  readonly live: boolean;
  readonly view: StygianSocietyView;
  /** The seat you are playing now; undefined for a spectator. */
  readonly seat: Seat | undefined;
  /** The hero in each seat. */
  readonly names: readonly string[];
  readonly decision: number | undefined;
  readonly actions: readonly Action[];
  readonly source: Spot | undefined;
  /** What can be selected now. */
  readonly sources: ReadonlySet<Spot>;
  /** The action of each highlighted spot. */
  readonly lit: ReadonlyMap<Spot, Action>;
  /** The hovered action, or the only action left for the selected source. */
  readonly previewed: Action | undefined;
  /** What it would change: `party`, `hero:1`, `figure:3` or `pile:field`. */
  readonly changes: Changes;
  readonly perform: (action: Action) => void;
};

export const { BoardProvider, useBoard } = boardContext<Board>();
