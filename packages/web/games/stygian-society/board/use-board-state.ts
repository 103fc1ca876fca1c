import { useEffect, useMemo } from 'react';
import { changesOf } from '../../../table/decision/changes.ts';
import { usePreviews } from '../../../table/decision/use-previews.ts';
import { useLive } from '../../../table/live/use-live.ts';
import { useOutlook, usePerform } from '../../../table/seats/use-outlook.ts';
import type { StygianSocietyPicture } from '../pieces/content.ts';
import { type Action, litBy, readActions, type Spot, sourcesOf } from './actions.ts';
import type { Board } from './board-context.ts';
import { placeOf } from './changes.ts';
import { seatNames } from './seat-names.ts';
import { putDown, useSelection } from './selection.ts';

type Pointed = Spot | number | undefined;

/** What the pointer means: an option in the list, a highlighted spot, or a source with only one action. */
const meantBy = (
  actions: readonly Action[],
  lit: Board['lit'],
  source: Spot | undefined,
  pointed: Pointed,
): Action | undefined => {
  if (typeof pointed === 'number') return actions.find(({ option }) => option.move === pointed);
  const spot = pointed === undefined ? undefined : lit.get(pointed);
  if (spot !== undefined) return spot;
  const held = source ?? pointed;
  const own = held === undefined ? [] : actions.filter((action) => action.source === held);
  // The cubes an action drops do not depend on its target.
  return own.length === 1 || own[0]?.does === 'act' ? own[0] : undefined;
};

export const useBoardState = (picture: StygianSocietyPicture): Board | undefined => {
  const live = useLive();
  const { source: picked, pointed } = useSelection();
  const { view, options, seat, decision } = useOutlook(picture);
  const perform = usePerform(seat, decision, putDown);
  const actions = useMemo(
    () => (view === undefined ? [] : readActions(options ?? [], view)),
    [options, view],
  );
  const sources = useMemo(() => sourcesOf(actions), [actions]);
  const source = picked !== undefined && sources.has(picked) ? picked : undefined;
  useEffect(() => {
    if (picked !== undefined && source === undefined) putDown();
  }, [picked, source]);
  const lit = useMemo(() => litBy(actions, source), [actions, source]);
  const names = useMemo(() => seatNames(picture), [picture]);
  const previewed = meantBy(actions, lit, source, pointed);
  // Highlighted places say what pressing them would do.
  usePreviews(
    seat,
    useMemo(() => [...lit.values(), ...(previewed === undefined ? [] : [previewed])], [lit, previewed]),
  );
  return useMemo(() => {
    if (view === undefined) return undefined;
    return {
      picture,
      live,
      view,
      seat,
      names,
      decision,
      actions,
      source,
      sources,
      lit,
      previewed,
      perform,
      changes: changesOf(previewed, placeOf),
    };
  }, [picture, live, view, seat, names, decision, actions, source, sources, lit, previewed, perform]);
};

/** An action that needs a second press to confirm: it drops cubes and needs no target. */
export const needsConfirming = (actions: readonly Action[], source: Spot): Action | undefined => {
  const own = actions.filter((action) => action.source === source);
  return own.length === 1 && own[0]?.spot === undefined ? own[0] : undefined;
};
