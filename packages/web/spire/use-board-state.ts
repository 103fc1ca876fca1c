import type { PreviewChange, Seat } from '@three-spires/kernel';
import { useCallback, useEffect, useMemo } from 'react';
import { sendCommand } from '../connection/table-store.ts';
import { useSitting } from '../table/sitting.ts';
import {
  type Action,
  type Payment,
  paymentOf,
  paymentsOf,
  readActions,
  type Source,
  samePayment,
  sameSource,
  targetKey,
} from './actions.ts';
import type { Board } from './board-context.ts';
import { enemyAt } from './enemy-at.ts';
import type { SpireView } from './library.ts';
import { dropSelection, type Pointed, useSelection } from './selection.ts';
import type { SpirePicture } from './spire-picture.ts';

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
  payment: Payment | undefined,
): readonly Action[] => {
  if (source === undefined)
    return actions.filter(({ does, target }) => does === 'choose' && target !== undefined);
  const own = actions.filter((action) => sameSource(action.source, source));
  return paymentsOf(own).length > 1 ? own.filter((action) => samePayment(paymentOf(action), payment)) : own;
};

/** What a target stands for: its own action, or that of the row it is in. */
const findLit = (view: SpireView, lit: ReadonlyMap<string, Action>, pointed: Pointed): Action | undefined => {
  if (pointed.kind === 'option') return undefined;
  const own = lit.get(targetKey(pointed));
  if (own !== undefined || pointed.kind !== 'enemy') return own;
  const row = enemyAt(view, pointed.index)?.row;
  return row === undefined || row === 0 ? undefined : lit.get(`row:${row}`);
};

const usePerform = (seat: Seat | undefined, decision: number | undefined): Board['perform'] =>
  useCallback(
    ({ option }: Action) => {
      if (seat === undefined) return;
      dropSelection();
      sendCommand({
        type: 'move',
        seat,
        move: option.move,
        ...(decision === undefined ? {} : { decision }),
      });
    },
    [seat, decision],
  );

export const useBoardState = (picture: SpirePicture): Board | undefined => {
  const { source, payment, pointed } = useSelection();
  const wanted = useSitting((state) => state.seat);
  const outlook = outlookOf(picture, wanted);
  const view = outlook?.view;
  const options = outlook?.options;
  const seat = outlook === undefined || outlook.viewer === 'spectator' ? undefined : outlook.viewer;
  const decision = outlook?.decisions[0]?.id;
  const perform = usePerform(seat, decision);
  const actions = useMemo(() => readActions(options ?? [], view?.question), [options, view]);
  const names = useMemo(() => view?.players.map(({ character }) => character) ?? [], [view]);
  const held = source !== undefined && actions.some((action) => sameSource(action.source, source));
  useEffect(() => {
    if (source !== undefined && !held) dropSelection();
  }, [source, held]);
  const picked = useMemo(() => {
    const candidates = candidatesOf(actions, held ? source : undefined, payment);
    const lit = new Map(
      candidates.flatMap((action) => (action.target ? [[targetKey(action.target), action]] : [])),
    );
    return { lit, only: candidates.length === 1 ? candidates[0] : undefined };
  }, [actions, held, source, payment]);
  return useMemo(() => {
    if (view === undefined) return undefined;
    const { lit, only } = picked;
    const named =
      pointed?.kind === 'option' ? actions.find(({ option }) => option.move === pointed.move) : undefined;
    // While something is picked up, the pointer passing over other cards changes nothing.
    const meant = held && !sameSource(named?.source, source) ? undefined : named;
    const previewed = meant ?? (pointed && findLit(view, lit, pointed)) ?? (held ? only : undefined);
    return {
      picture,
      view,
      seat,
      me: seat === undefined ? undefined : view.players.find((player) => player.seat === seat),
      names,
      decision,
      actions,
      source: held ? source : undefined,
      payment,
      lit,
      litFor: (target) => findLit(view, lit, target),
      changes: changesOf(previewed),
      previewed,
      perform,
    };
  }, [picture, view, seat, decision, actions, names, picked, source, held, payment, pointed, perform]);
};
