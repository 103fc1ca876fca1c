import type { PreviewChange, Seat } from '@three-spires/kernel';
import { useEffect, useMemo } from 'react';
import { type SpirePicture, sendCommand } from '../connection/table-store.ts';
import { type Action, readActions, type Source, sameSource, type Target, targetKey } from './actions.ts';
import type { Board } from './board-context.ts';
import { enemyAt } from './enemy-at.ts';
import { dropSelection, useSelection } from './selection.ts';

/** The outlook of the chosen seat, or of one's only seat, or a spectator's. */
const outlookOf = (picture: SpirePicture, seat: Seat | undefined) =>
  picture.outlooks.find(({ viewer }) => viewer === seat) ?? picture.outlooks[0];

/** What each figure would become, by figure. */
const changesOf = (action: Action | undefined): ReadonlyMap<string, readonly PreviewChange[]> => {
  const map = new Map<string, PreviewChange[]>();
  for (const change of action?.option.preview.changes ?? []) {
    const key = `${change.of}:${change.index}`;
    map.set(key, [...(map.get(key) ?? []), change]);
  }
  return map;
};

/** The actions that selecting has narrowed the choice to; without a selection, the targets of a question. */
const candidatesOf = (
  actions: readonly Action[],
  source: Source | undefined,
  x: number | undefined,
): readonly Action[] => {
  if (source === undefined)
    return actions.filter(({ does, target }) => does === 'choose' && target !== undefined);
  const own = actions.filter((action) => sameSource(action.source, source));
  const amounts = new Set(own.map((action) => action.x));
  return amounts.size > 1 ? own.filter((action) => action.x === x) : own;
};

export const useBoardState = (picture: SpirePicture): Board | undefined => {
  const { seat: wanted, source, x, pointed } = useSelection();
  const outlook = outlookOf(picture, wanted);
  const view = outlook?.view;
  const options = outlook?.options;
  const actions = useMemo(() => readActions(options ?? [], view?.question), [options, view]);
  const held = source !== undefined && actions.some((action) => sameSource(action.source, source));
  useEffect(() => {
    if (source !== undefined && !held) dropSelection();
  }, [source, held]);
  return useMemo(() => {
    if (outlook === undefined || view === undefined) return undefined;
    const seat = outlook.viewer === 'spectator' ? undefined : outlook.viewer;
    const candidates = candidatesOf(actions, held ? source : undefined, x);
    const lit = new Map(
      candidates.flatMap((action) => (action.target ? [[targetKey(action.target), action]] : [])),
    );
    const litFor = (target: Target): Action | undefined => {
      const own = lit.get(targetKey(target));
      if (own !== undefined || target.kind !== 'enemy') return own;
      const row = enemyAt(view, target.index)?.row;
      return row === undefined || row === 0 ? undefined : lit.get(`row:${row}`);
    };
    const only = candidates.length === 1 ? candidates[0] : undefined;
    const previewed = (pointed && litFor(pointed)) ?? (held ? only : undefined);
    return {
      picture,
      view,
      seat,
      me: seat === undefined ? undefined : view.players.find((player) => player.seat === seat),
      names: view.players.map(({ character }) => character),
      decision: outlook.decisions[0]?.id,
      actions,
      source: held ? source : undefined,
      x,
      lit,
      litFor,
      changes: changesOf(previewed),
      previewed,
      perform: ({ option }: Action) => {
        if (seat === undefined) return;
        dropSelection();
        const decision = outlook.decisions[0]?.id;
        sendCommand({
          type: 'move',
          seat,
          move: option.move,
          ...(decision === undefined ? {} : { decision }),
        });
      },
    };
  }, [picture, outlook, view, actions, source, held, x, pointed]);
};
