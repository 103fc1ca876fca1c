import type { PreviewChange, Seat } from '@three-spires/kernel';
import { createContext, useContext } from 'react';
import type { Changes } from '../../../table/decision/changes.ts';
import { boardContext } from '../../../table/live/board-context.ts';
import type { PlayerView, SlayTheSpireView } from '../pieces/content.ts';
import type { Action, Payment, Source, Target } from './actions.ts';
import type { SlayTheSpirePicture } from './table-picture.ts';

/** The state of the board apart from what the pointer is on. */
export type Board = {
  readonly picture: SlayTheSpirePicture;
  /** False in a replay, where nobody can act. */
  readonly live: boolean;
  readonly view: SlayTheSpireView;
  /** The seat you are playing now; undefined for a spectator. */
  readonly seat: Seat | undefined;
  readonly me: PlayerView | undefined;
  /** The character in each seat. No two seats have the same one. */
  readonly names: readonly string[];
  readonly decision: number | undefined;
  readonly actions: readonly Action[];
  readonly source: Source | undefined;
  readonly payment: Payment | undefined;
  /** The action of each highlighted target, by target key. */
  readonly lit: ReadonlyMap<string, Action>;
  /** The only possible action of the selected source, if there is exactly one. */
  readonly only: Action | undefined;
  readonly perform: (action: Action) => void;
  readonly litFor: (target: Target) => Action | undefined;
};

/** The state that depends on the pointer. */
export type Preview = {
  /** What the hovered action, or the only action, would change, by figure. */
  readonly changes: Changes;
  /** What choosing each highlighted figure would change on it, while none is hovered. */
  readonly possible: Changes;
  readonly previewed: Action | undefined;
};

/** Separate from `Preview`, so components that use only the board do not re-render when the pointer moves. */
export const { BoardProvider, useBoard } = boardContext<Board>();

export const NO_PREVIEW: Preview = { changes: new Map(), possible: new Map(), previewed: undefined };

const PreviewContext = createContext<Preview>(NO_PREVIEW);
export const PreviewProvider = PreviewContext.Provider;
export const usePreview = (): Preview => useContext(PreviewContext);

type FigurePreview = { readonly changes: readonly PreviewChange[] | undefined; readonly sure: boolean };

/** What would happen to a figure. `sure` if the pointer is on the action, or no other action is possible. */
export const useFigurePreview = (figure: string): FigurePreview => {
  const { changes, possible } = usePreview();
  const sure = changes.get(figure);
  return { changes: sure ?? possible.get(figure), sure: sure !== undefined };
};
