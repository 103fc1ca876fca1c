/** When the screen passes for a Keeper automatically. Questions and interceptions are never answered this way. */
import type { Action } from '../board/actions.ts';
import type { Board } from '../board/board-context.ts';
import type { OwnSettings } from '../board/settings-store.ts';
import type { MysticSpiresView } from '../pieces/content.ts';

type Moment = Pick<Board, 'view' | 'seat' | 'actions'>;
type Wishes = Pick<OwnSettings, 'autoPass' | 'stops'>;

/** Passing, or something that would change nothing but what it costs, as far as the table has said. */
const isIdle = ({ does, option: { preview } }: Action, seat: number | undefined): boolean =>
  does === 'pass' ||
  (preview?.unknown === false &&
    preview.changes.every(
      ({ of, index, field }) => of === 'player' && index === seat && field === 'crystal',
    ));

/** Whether there is something of the opponent's to answer: a link of theirs, or a window of their turn. */
const isAnswer = ({ links, turnPlayer }: MysticSpiresView, seat: number | undefined): boolean =>
  (links.at(-1)?.seat ?? turnPlayer) !== seat;

/** Between these, in milliseconds, lies the time after which the screen passes where the hand holds no answer. */
const REPLY_MS = { least: 300, most: 900 } as const;

/**
 * How long the screen waits before it passes, in milliseconds; `chance` is from 0 to below 1. Where it passes because
 * the hand holds no answer, the opponent must not see that from how quickly it came. Elsewhere it passes whatever the
 * hand holds, and nothing is told.
 */
export const passDelay = (
  { view, seat }: Pick<Moment, 'view' | 'seat'>,
  { autoPass }: Wishes,
  passing: number | undefined,
  chance: number,
): number => {
  const goesByHand = autoPass === 'noResponse' && passing !== view.turn && isAnswer(view, seat);
  return goesByHand ? REPLY_MS.least + chance * (REPLY_MS.most - REPLY_MS.least) : 0;
};

/** Whether passing here depends on what each action would do, so that the table has to be asked. */
export const goesByEffects = ({ view, seat, actions }: Moment, { autoPass }: Wishes): boolean =>
  autoPass === 'noResponse' && isAnswer(view, seat) && actions.some(({ does }) => does === 'pass');

export const passesUnasked = (
  { view, seat, actions }: Moment,
  { autoPass, stops }: Wishes,
  /** The turn that is passed through on demand. */
  passing: number | undefined,
): boolean => {
  if (!actions.some(({ does }) => does === 'pass')) return false;
  if (passing === view.turn) return true;
  switch (autoPass) {
    case 'never':
      return false;
    case 'noResponse':
      return !isAnswer(view, seat) || actions.every((action) => isIdle(action, seat));
    case 'untilMyTurn':
      return view.turnPlayer !== seat;
    case 'atPhases':
      return view.window && !stops.some((phase) => phase === view.phase);
  }
};
