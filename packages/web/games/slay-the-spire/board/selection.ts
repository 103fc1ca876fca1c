import { create } from 'zustand';
import { pointingWith } from '../../../table/pointing.ts';
import { sitDown } from '../../../table/sitting.ts';
import type { Payment, Source, Target } from './actions.ts';

/** What lies under the pointer or the focus: a target, or an option that stands for itself. */
export type Pointed = Target | { readonly kind: 'option'; readonly move: number };

type Selection = {
  readonly source: Source | undefined;
  readonly payment: Payment | undefined;
  readonly pointed: Pointed | undefined;
};

const NOTHING = { source: undefined, payment: undefined, pointed: undefined } as const;

export const useSelection = create<Selection>(() => NOTHING);

export const selectSource = (source: Source | undefined): void =>
  useSelection.setState({ ...NOTHING, source });
export const choosePayment = (payment: Payment): void => useSelection.setState({ payment });
export const pointAt = (pointed: Pointed | undefined): void => useSelection.setState({ pointed });
export const dropSelection = (): void => useSelection.setState(NOTHING);
export const sitAt = (seat: number): void => {
  dropSelection();
  sitDown(seat);
};

export const pointing = pointingWith(pointAt);
