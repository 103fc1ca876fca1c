import type { Seat } from '@three-spires/kernel';
import type { Changes } from '../../../table/decision/changes.ts';
import { boardContext } from '../../../table/live/board-context.ts';
import type { StygianSocietyPicture, StygianSocietyView } from '../pieces/content.ts';
import type { Action, Spot } from './actions.ts';

/** Everything the pieces on the board need to know about this moment. */
export type Board = {
  readonly picture: StygianSocietyPicture;
  /** False in a replay, where nobody is waited for. */
  readonly live: boolean;
  readonly view: StygianSocietyView;
  /** The seat you play now; undefined for a spectator. */
  readonly seat: Seat | undefined;
  /** What the seats are called: by their heroes. */
  readonly names: readonly string[];
  readonly decision: number | undefined;
  readonly actions: readonly Action[];
  readonly source: Spot | undefined;
  /** What can be picked up now. */
  readonly sources: ReadonlySet<Spot>;
  /** The action each lit spot stands for. */
  readonly lit: ReadonlyMap<Spot, Action>;
  /** The action that is pointed at, or the only one that what is picked up leaves. */
  readonly previewed: Action | undefined;
  /** What it would change: `party`, `hero:1`, `figure:3` or `pile:field`. */
  readonly changes: Changes;
  readonly perform: (action: Action) => void;
};

export const { BoardProvider, useBoard } = boardContext<Board>();
