/** What a preview measures: the move up to its end, and for a threat what is coming from there on. */
import type { Move, PreviewChange } from '@three-spires/kernel';
import { copyState } from '../rules/copy.ts';
import type { SlayTheSpireEvent } from '../rules/event.ts';
import { forecast } from '../rules/forecast.ts';
import { follow, isFightOver, knownAt } from '../rules/preview.ts';
import type { State } from '../rules/state.ts';
import { THREATS } from './changes.ts';

type Told = (event: SlayTheSpireEvent, state: State) => void;

/** What happens to the player in the move itself is no part of what is coming. */
const isDoneAlready = ({ type }: SlayTheSpireEvent): boolean => type === 'damaged' || type === 'hpLost';

export const measure = (copy: State, seat: number, move: Move, change: PreviewChange, emit: Told): void => {
  const isThreat = THREATS.includes(change.field);
  const before = copyState(copy);
  follow(
    copy,
    seat,
    move,
    (event) => {
      if (!isThreat || !isDoneAlready(event)) emit(event, copy);
    },
    (end) => {
      const after = knownAt(end, before, copy, seat);
      if (isThreat && after !== undefined && !isFightOver(before, after))
        forecast(after, seat, { of: change.index, field: change.field, emit });
    },
  );
};
