import type { MouseEvent } from 'react';
import { create } from 'zustand';
import { isTap, pointingWith } from '../../../table/decision/pointing.ts';
import { sitDown } from '../../../table/seats/sitting.ts';
import type { Action, Payment, Source, Target } from './actions.ts';

/** What the pointer or the focus is on: a target, or an option in the list. */
export type Pointed = Target | { readonly kind: 'option'; readonly move: number };

type Selection = {
  readonly source: Source | undefined;
  readonly payment: Payment | undefined;
  readonly pointed: Pointed | undefined;
  /** The move that the next tap on its target makes. */
  readonly armed: number | undefined;
};

const NOTHING = { source: undefined, payment: undefined, pointed: undefined, armed: undefined } as const;

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

/** Handles a press on a target. A finger cannot hover, so the first tap previews and the second tap acts. */
export const pressTarget = (
  event: MouseEvent,
  target: Target,
  action: Action,
  perform: (action: Action) => void,
): void => {
  const { move } = action.option;
  if (isTap(event) && useSelection.getState().armed !== move)
    useSelection.setState({ pointed: target, armed: move });
  else perform(action);
};
