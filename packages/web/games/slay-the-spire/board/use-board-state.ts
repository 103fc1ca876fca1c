import { useEffect, useMemo, useRef } from 'react';
import { type Changes, changesOf } from '../../../table/decision/changes.ts';
import { usePreviews } from '../../../table/decision/use-previews.ts';
import { useLive } from '../../../table/live/use-live.ts';
import { useOutlook, usePerform } from '../../../table/seats/use-outlook.ts';
import type { SlayTheSpireView } from '../pieces/content.ts';
import { enemyAt } from '../pieces/enemy-at.ts';
import {
  type Action,
  type Payment,
  paymentOf,
  paymentsOf,
  readActions,
  type Source,
  samePayment,
  sameSource,
  type Target,
  targetKey,
} from './actions.ts';
import { type Board, NO_PREVIEW, type Preview } from './board-context.ts';
import { dropSelection, type Pointed, useSelection } from './selection.ts';
import type { SlayTheSpirePicture } from './table-picture.ts';

/** The actions that the selection leaves; without a selection, the targets of a question. */
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

/** The actions shown with their effects: answers and choices of a room, or the actions of the selection. */
const shownWithEffect = (actions: readonly Action[], source: Source | undefined): readonly Action[] =>
  actions.filter((action) =>
    source === undefined
      ? action.does === 'choose' || action.does === 'option'
      : sameSource(action.source, source),
  );

/** The action of a target: its own, or that of its row. */
const findLit = (
  view: SlayTheSpireView,
  lit: ReadonlyMap<string, Action>,
  pointed: Pointed,
): Action | undefined => {
  if (pointed.kind === 'option') return undefined;
  const own = lit.get(targetKey(pointed));
  if (own !== undefined || pointed.kind !== 'enemy') return own;
  const row = enemyAt(view, pointed.index)?.row;
  return row === undefined || row === 0 ? undefined : lit.get(`row:${row}`);
};

/** Keeps the same list while the names stay the same. */
const useNames = (view: SlayTheSpireView | undefined): readonly string[] => {
  const kept = useRef<readonly string[]>([]);
  const names = view?.players.map(({ character }) => character) ?? [];
  if (names.join() !== kept.current.join()) kept.current = names;
  return kept.current;
};

export const useBoardState = (picture: SlayTheSpirePicture): Board | undefined => {
  const live = useLive();
  const source = useSelection((state) => state.source);
  const payment = useSelection((state) => state.payment);
  const { view, options, seat, decision } = useOutlook(picture);
  const perform = usePerform(seat, decision, dropSelection);
  const actions = useMemo(() => readActions(options ?? [], view?.question), [options, view]);
  const names = useNames(view);
  const held = source !== undefined && actions.some((action) => sameSource(action.source, source));
  useEffect(() => {
    if (source !== undefined && !held) dropSelection();
  }, [source, held]);
  usePreviews(
    seat,
    useMemo(() => shownWithEffect(actions, held ? source : undefined), [actions, held, source]),
  );
  return useMemo(() => {
    if (view === undefined) return undefined;
    const candidates = candidatesOf(actions, held ? source : undefined, payment);
    const lit = new Map(
      candidates.flatMap((action) => (action.target ? [[targetKey(action.target), action]] : [])),
    );
    return {
      picture,
      live,
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
  }, [picture, live, view, seat, decision, actions, names, source, held, payment, perform]);
};

/** Changes shared by every remaining action, such as the payment for the card. */
const shared = (actions: readonly Action[]): Changes => {
  const [first, ...others] = actions.map((action) => changesOf(action));
  const inAll = [...(first ?? [])].map(([figure, changes]) => {
    const common = changes.filter(({ field, to }) =>
      others.every((other) => other.get(figure)?.some((each) => each.field === field && each.to === to)),
    );
    return [figure, common] as const;
  });
  return new Map(inAll.filter(([, changes]) => changes.length > 0));
};

/**
 * What choosing each highlighted figure would do to it; for other figures, the changes that happen anyway.
 */
const possibleChanges = (board: Board): Changes => {
  const { view, lit, litFor } = board;
  if (lit.size === 0) return new Map();
  const figures: readonly Target[] = [
    ...view.enemies.map(({ index }) => ({ kind: 'enemy' as const, index })),
    ...view.players.map(({ seat }) => ({ kind: 'player' as const, seat })),
  ];
  const own = figures.flatMap((figure) => {
    const changes = changesOf(litFor(figure)).get(targetKey(figure));
    return changes === undefined ? [] : [[targetKey(figure), changes] as const];
  });
  return new Map([...shared([...lit.values()]), ...own]);
};

/** What is under the pointer, or the only possible action of the selection. */
export const usePreviewState = (board: Board | undefined): Preview => {
  const pointed = useSelection((state) => state.pointed);
  const preview = useMemo(() => {
    if (board === undefined) return NO_PREVIEW;
    const { actions, source, lit, view, only } = board;
    const named =
      pointed?.kind === 'option' ? actions.find(({ option }) => option.move === pointed.move) : undefined;
    // While something is selected, moving the pointer over other cards changes nothing.
    const meant = source !== undefined && !sameSource(named?.source, source) ? undefined : named;
    const previewed = meant ?? (pointed && findLit(view, lit, pointed)) ?? only;
    return { changes: changesOf(previewed), possible: possibleChanges(board), previewed };
  }, [board, pointed]);
  const { previewed } = preview;
  usePreviews(
    board?.seat,
    useMemo(() => (previewed === undefined ? [] : [previewed]), [previewed]),
  );
  return preview;
};
