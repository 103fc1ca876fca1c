import type { Seat } from '@three-spires/kernel';
import { plainText, refusal } from '@three-spires/kernel';
import { useCallback, useEffect, useMemo } from 'react';
import { useLiveTable } from '../../../connection/use-table.ts';
import { changesOf } from '../../../table/decision/changes.ts';
import { usePreviews } from '../../../table/decision/use-previews.ts';
import { asksFirst } from '../../../table/dialogs/ask-first.tsx';
import { useLive } from '../../../table/live/use-live.ts';
import { useOutlook, usePerform } from '../../../table/seats/use-outlook.ts';
import { explainRefusal } from '../pieces/content.ts';
import { say } from '../words/say.ts';
import { type Action, readActions, type Source, sameSource, targetKey } from './actions.ts';
import type { Board, MysticSpiresPicture } from './board-context.ts';
import { openOwn } from './dialogs.ts';
import { givesUpTheWin } from './lethal.ts';
import { dropSelection, useSelection } from './selection.ts';

/** People by name, or by number if one person plays both sides. */
export const namesOf = ({ seats }: MysticSpiresPicture): readonly string[] => {
  const names = seats.map(({ name, open }, seat) =>
    open || name === '' ? say('keeper', { number: seat + 1 }) : name,
  );
  if (new Set(names).size === names.length) return names;
  return names.map((_, seat) => say('keeper', { number: seat + 1 }));
};

/** The actions that the selection leaves; without a selection, the targets of a question. */
const candidatesOf = (actions: readonly Action[], source: Source | undefined): readonly Action[] =>
  source === undefined
    ? actions.filter((action) => action.source === undefined && action.target !== undefined)
    : actions.filter((action) => sameSource(action.source, source));

/** Asks why a move is illegal only while you decide, so it cannot be carried out by accident. */
const useAskWhy = (seat: Seat | undefined, decision: number | undefined): Board['askWhy'] => {
  const table = useLiveTable();
  return useCallback(
    (move: number) => {
      if (seat === undefined) return;
      if (decision !== undefined) {
        table.send({ type: 'move', seat, move, decision });
        return;
      }
      const why = refusal('not-your-decision', 'MYS-22.6');
      table.refuse(why, plainText(explainRefusal(why)));
    },
    [table, seat, decision],
  );
};

export const useBoardState = (picture: MysticSpiresPicture): Board | undefined => {
  const live = useLive();
  const { source, pointed } = useSelection();
  const { view, options, seat, decision } = useOutlook(picture);
  const carryOut = usePerform(seat, decision, dropSelection);
  const askWhy = useAskWhy(seat, decision);
  const actions = useMemo(() => readActions(options ?? [], view, seat), [options, view, seat]);
  const perform = useCallback(
    (action: Action) => {
      if (view !== undefined && asksFirst() && givesUpTheWin(view, seat, actions, action))
        openOwn({ kind: 'lethal', move: action.option.move });
      else carryOut(action);
    },
    [view, seat, actions, carryOut],
  );
  const names = useMemo(() => namesOf(picture), [picture]);
  const held = source !== undefined && actions.some((action) => sameSource(action.source, source));
  useEffect(() => {
    if (source !== undefined && !held) dropSelection();
  }, [source, held]);
  const picked = useMemo(() => {
    const candidates = candidatesOf(actions, held ? source : undefined);
    const lit = new Map(
      candidates.flatMap((action) => (action.target ? [[targetKey(action.target), action]] : [])),
    );
    return { lit, only: candidates.length === 1 ? candidates[0] : undefined };
  }, [actions, held, source]);
  const board = useMemo((): Board | undefined => {
    if (view === undefined) return undefined;
    const { lit, only } = picked;
    const named =
      pointed?.kind === 'option' ? actions.find(({ option }) => option.move === pointed.move) : undefined;
    // While something is selected, moving the pointer over other cards changes nothing.
    const meant = held && !sameSource(named?.source, source) ? undefined : named;
    const aimed =
      pointed === undefined || pointed.kind === 'option' ? undefined : lit.get(targetKey(pointed));
    const previewed = meant ?? aimed ?? (held ? only : undefined);
    return {
      picture,
      live,
      view,
      seat,
      near: seat ?? 0,
      me: seat === undefined ? undefined : view.keepers[seat],
      names,
      decision,
      actions,
      source: held ? source : undefined,
      lit,
      litFor: (target) => lit.get(targetKey(target)),
      changes: changesOf(previewed),
      previewed,
      perform,
      carryOut,
      askWhy,
    };
  }, [
    picture,
    live,
    view,
    seat,
    decision,
    actions,
    names,
    picked,
    source,
    held,
    pointed,
    perform,
    carryOut,
    askWhy,
  ]);
  const previewed = board?.previewed;
  usePreviews(
    seat,
    useMemo(() => (previewed === undefined ? [] : [previewed]), [previewed]),
  );
  return board;
};
