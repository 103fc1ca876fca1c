import { tryCard } from '@three-spires/stygian-society/options';
import { useLiveTable } from '../../../connection/use-table.ts';
import type { Spot } from './actions.ts';
import { useBoard } from './board-context.ts';
import { describeAction, describeChanges } from './describe.ts';
import { pickUp, pointing, putDown } from './selection.ts';
import { needsConfirming } from './use-board-state.ts';

/**
 * A place on the board as a button. It is highlighted if it is the target of an option, can be selected if it
 * is a source, and otherwise calls `look`.
 */
export const useSpot = (spot: Spot, look: () => void) => {
  const board = useBoard();
  const { isMoving } = useLiveTable();
  const { lit, sources, source, actions, perform } = board;
  const action = lit.get(spot);
  const canPickUp = sources.has(spot);
  const isPickedUp = source === spot;
  const press = (): void => {
    if (action !== undefined) perform(action);
    else if (isPickedUp) {
      const sole = needsConfirming(actions, spot);
      if (sole === undefined) putDown();
      else perform(sole);
    } else if (canPickUp) {
      const own = actions.filter((each) => each.source === spot);
      if (own.length === 1 && own[0]?.does === 'remove') perform(own[0]);
      else pickUp(spot);
      // If a move has just removed the highlight, the press was not meant to show details.
    } else if (!isMoving()) look();
  };
  const words =
    action === undefined
      ? ''
      : [describeAction(action), describeChanges(board, action)].filter((part) => part !== '').join('. ');
  return {
    action,
    canPickUp,
    isPickedUp,
    /** What pressing would do, for the name of the button. */
    words,
    props: {
      onClick: press,
      'data-spot': spot,
      'data-lit': action !== undefined || undefined,
      'data-usable': canPickUp || undefined,
      'data-picked': isPickedUp || undefined,
      'data-target': action === undefined ? undefined : spot,
      ...pointing(spot),
    },
  };
};

/** Asks the table why a card cannot be used now; the answer names the rule. */
export const useAskWhyNot = (seat: number | undefined): ((card: number) => void) => {
  const { send } = useLiveTable();
  return (card) => {
    if (seat !== undefined) send({ type: 'move', seat, move: tryCard(card) });
  };
};
