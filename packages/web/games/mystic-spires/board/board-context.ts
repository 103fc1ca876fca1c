import type { Seat } from '@three-spires/kernel';
import type { Picture } from '@three-spires/table';
import type { Changes } from '../../../table/decision/changes.ts';
import { boardContext } from '../../../table/live/board-context.ts';
import type { KeeperView, MysticSpiresView } from '../pieces/content.ts';
import type { Action, Source, Target } from './actions.ts';

export type MysticSpiresPicture = Picture<MysticSpiresView>;

/** Everything the cards on the table need to know at this moment. */
export type Board = {
  readonly picture: MysticSpiresPicture;
  /** False in a replay, where nobody can act. */
  readonly live: boolean;
  readonly view: MysticSpiresView;
  /** The seat you are playing now; undefined for a spectator. */
  readonly seat: Seat | undefined;
  /** The seat whose field is nearer: your own, or the first for a spectator. */
  readonly near: Seat;
  readonly me: KeeperView | undefined;
  readonly names: readonly string[];
  readonly decision: number | undefined;
  readonly actions: readonly Action[];
  readonly source: Source | undefined;
  /** The action of each highlighted target, by target key. */
  readonly lit: ReadonlyMap<string, Action>;
  /** What the hovered action, or the only action, would change: `player:0`, `card:12`. */
  readonly changes: Changes;
  readonly previewed: Action | undefined;
  /** Makes a move, with a confirmation first if it is probably a blunder. */
  readonly perform: (action: Action) => void;
  /** Makes a move without a confirmation. */
  readonly carryOut: (action: Action) => void;
  readonly litFor: (target: Target) => Action | undefined;
  /** Asks the rules why a move that is not offered is illegal. */
  readonly askWhy: (move: number) => void;
};

export const { BoardProvider, useBoard } = boardContext<Board>();
