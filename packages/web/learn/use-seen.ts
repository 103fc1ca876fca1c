import { useMemo } from 'react';
import { useTable } from '../connection/use-table.ts';

/** What a guide sees of the game: the first seat's view, and all events so far. */
export const useSeen = <View, Event>():
  | { readonly view: View; readonly events: readonly Event[] }
  | undefined => {
  const view = useTable((state) => state.picture?.outlooks[0]?.view as View | undefined);
  const log = useTable((state) => state.log);
  const events = useMemo(() => log.map(({ event }) => event as Event), [log]);
  return view === undefined ? undefined : { view, events };
};
