import { create } from 'zustand';
import type { Source, Target } from './actions.ts';

type Selection = {
  /** The seat one looks from, where one holds several. */
  readonly seat: number | undefined;
  readonly source: Source | undefined;
  readonly x: number | undefined;
  /** Under the pointer or the focus. */
  readonly pointed: Target | undefined;
  readonly dragging: boolean;
};

const NOTHING = { source: undefined, x: undefined, pointed: undefined, dragging: false } as const;

export const useSelection = create<Selection>(() => ({ seat: undefined, ...NOTHING }));

export const selectSource = (source: Source | undefined): void =>
  useSelection.setState({ ...NOTHING, source });
export const chooseX = (x: number): void => useSelection.setState({ x });
export const pointAt = (pointed: Target | undefined): void => useSelection.setState({ pointed });
export const sitAt = (seat: number): void => useSelection.setState({ seat, ...NOTHING });
export const dropSelection = (): void => useSelection.setState(NOTHING);
