import type { PreviewChange, Seat } from '@three-spires/kernel';
import { createContext, useContext } from 'react';
import type { Changes } from '../../../table/decision/changes.ts';
import { boardContext } from '../../../table/live/board-context.ts';
import type { PlayerView, SlayTheSpireView } from '../pieces/content.ts';
import type { Action, Payment, Source, Target } from './actions.ts';
import type { SlayTheSpirePicture } from './table-picture.ts';

/** What holds at this moment whatever the pointer rests on. */
export type Board = {
  readonly picture: SlayTheSpirePicture;
  /** False in a replay, where nobody is waited for. */
  readonly live: boolean;
  readonly view: SlayTheSpireView;
  /** The seat you play now; undefined for a spectator. */
  readonly seat: Seat | undefined;
  readonly me: PlayerView | undefined;
  /** Names of the seats: their characters, of which each is at a table once. */
  readonly names: readonly string[];
  readonly decision: number | undefined;
  readonly actions: readonly Action[];
  readonly source: Source | undefined;
  readonly payment: Payment | undefined;
  /** The action each lit target stands for, by target key. */
  readonly lit: ReadonlyMap<string, Action>;
  /** The one thing that what was picked up can do, where there is no choice. */
  readonly only: Action | undefined;
  readonly perform: (action: Action) => void;
  readonly litFor: (target: Target) => Action | undefined;
};

/** What the pointer adds to it. */
export type Preview = {
  /** What the pointed or only action would change, by figure. */
  readonly changes: Changes;
  /** What choosing each lit figure would change on it, while none is pointed at. */
  readonly possible: Changes;
  readonly previewed: Action | undefined;
};

/** Components that use the board are not drawn again when only the pointer moves. */
export const { BoardProvider, useBoard } = boardContext<Board>();

export const NO_PREVIEW: Preview = { changes: new Map(), possible: new Map(), previewed: undefined };

const PreviewContext = createContext<Preview>(NO_PREVIEW);
export const PreviewProvider = PreviewContext.Provider;
export const usePreview = (): Preview => useContext(PreviewContext);

type FigurePreview = { readonly changes: readonly PreviewChange[] | undefined; readonly sure: boolean };

/** What would become of a figure; `sure` when the pointer is on what does it, or nothing else can be done. */
export const useFigurePreview = (figure: string): FigurePreview => {
  const { changes, possible } = usePreview();
  const sure = changes.get(figure);
  return { changes: sure ?? possible.get(figure), sure: sure !== undefined };
};
