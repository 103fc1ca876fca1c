import { create } from 'zustand';
import { pointingWith } from '../../../table/decision/pointing.ts';
import type { Spot } from './actions.ts';

type Selection = {
  readonly source: Spot | undefined;
  /** What the pointer or the focus is on: a spot, or an option in the list. */
  readonly pointed: Spot | number | undefined;
};

const NOTHING = { source: undefined, pointed: undefined } as const;

export const useSelection = create<Selection>(() => NOTHING);

export const pickUp = (source: Spot): void => useSelection.setState({ source, pointed: undefined });
export const putDown = (): void => useSelection.setState(NOTHING);
const pointAt = (pointed: Spot | number | undefined): void => useSelection.setState({ pointed });

export const pointing = pointingWith(pointAt);
