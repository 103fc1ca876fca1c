import { create } from 'zustand';
import { pointingWith } from '../../../table/decision/pointing.ts';
import type { Spot } from './actions.ts';

type Selection = {
  /** What is picked up. */
  readonly source: Spot | undefined;
  /** What lies under the pointer or the focus: a spot, or an option of the plain list. */
  readonly pointed: Spot | number | undefined;
};

const NOTHING = { source: undefined, pointed: undefined } as const;

export const useSelection = create<Selection>(() => NOTHING);

export const pickUp = (source: Spot): void => useSelection.setState({ source, pointed: undefined });
export const putDown = (): void => useSelection.setState(NOTHING);
const pointAt = (pointed: Spot | number | undefined): void => useSelection.setState({ pointed });

export const pointing = pointingWith(pointAt);
