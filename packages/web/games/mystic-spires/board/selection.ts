import { create } from 'zustand';
import { pointingWith } from '../../../table/decision/pointing.ts';
import type { Source, Target } from './actions.ts';

/** What the pointer or the focus is on: a target, or an option in the list. */
export type Pointed = Target | { readonly kind: 'option'; readonly move: number };

type Selection = {
  readonly source: Source | undefined;
  readonly pointed: Pointed | undefined;
  readonly dragging: boolean;
};

const NOTHING = { source: undefined, pointed: undefined, dragging: false } as const;

export const useSelection = create<Selection>(() => NOTHING);

export const selectSource = (source: Source | undefined): void =>
  useSelection.setState({ ...NOTHING, source });
export const pointAt = (pointed: Pointed | undefined): void => useSelection.setState({ pointed });
export const dropSelection = (): void => useSelection.setState(NOTHING);

export const pointing = pointingWith(pointAt);
