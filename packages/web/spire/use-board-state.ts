import type { PreviewChange, Seat } from '@three-spires/kernel';
import { useCallback, useEffect, useMemo, useRef } from 'react';
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
import type { Board, Preview } from './board-context.ts';
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

/** Always the same function, so that a new question alone draws nothing again. */
const usePerform = (seat: Seat | undefined, decision: number | undefined): Board['perform'] => {
  const latest = useRef({ seat, decision });
  latest.current = { seat, decision };
  return useCallback(({ option }: Action) => {
    const now = latest.current;
    if (now.seat === undefined) return;
    dropSelection();
    sendCommand({
      type: 'move',
      seat: now.seat,
      move: option.move,
      ...(now.decision === undefined ? {} : { decision: now.decision }),
    });
  }, []);
};

/** The same list as long as the same names are in it. */
const useNames = (view: SpireView | undefined): readonly string[] => {
  const kept = useRef<readonly string[]>([]);
  const names = view?.players.map(({ character }) => character) ?? [];
  if (names.join() !== kept.current.join()) kept.current = names;
  return kept.current;
};

export const useBoardState = (picture: SpirePicture): Board | undefined => {
  const source = useSelection((state) => state.source);
  const payment = useSelection((state) => state.payment);
  const wanted = useSitting((state) => state.seat);
  const outlook = outlookOf(picture, wanted);
  const view = outlook?.view;
  const options = outlook?.options;
  const seat = outlook === undefined || outlook.viewer === 'spectator' ? undefined : outlook.viewer;
  const decision = outlook?.decisions[0]?.id;
  const perform = usePerform(seat, decision);
  const actions = useMemo(() => readActions(options ?? [], view?.question), [options, view]);
  const names = useNames(view);
  const held = source !== undefined && actions.some((action) => sameSource(action.source, source));
  useEffect(() => {
    if (source !== undefined && !held) dropSelection();
  }, [source, held]);
  return useMemo(() => {
    if (view === undefined) return undefined;
    const candidates = candidatesOf(actions, held ? source : undefined, payment);
    const lit = new Map(
      candidates.flatMap((action) => (action.target ? [[targetKey(action.target), action]] : [])),
    );
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
      only: held && candidates.length === 1 ? candidates[0] : undefined,
      litFor: (target) => findLit(view, lit, target),
      perform,
    };
  }, [picture, view, seat, decision, actions, names, source, held, payment, perform]);
};

/** What is under the pointer, or the only thing that what was picked up can do. */
export const usePreviewState = (board: Board | undefined): Preview => {
  const pointed = useSelection((state) => state.pointed);
  return useMemo(() => {
    if (board === undefined) return { changes: new Map(), previewed: undefined };
    const { actions, source, lit, view, only } = board;
    const named =
      pointed?.kind === 'option' ? actions.find(({ option }) => option.move === pointed.move) : undefined;
    // While something is picked up, the pointer passing over other cards changes nothing.
    const meant = source !== undefined && !sameSource(named?.source, source) ? undefined : named;
    const previewed = meant ?? (pointed && findLit(view, lit, pointed)) ?? only;
    return { changes: changesOf(previewed), previewed };
  }, [board, pointed]);
};
