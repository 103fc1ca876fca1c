/** Which button is bright: the likely next step. */
import { type Action, sameSource } from '../../board/actions.ts';
import type { Board } from '../../board/board-context.ts';
import { cardInfo } from '../../pieces/content.ts';

const hasAttacker = ({ view, seat }: Board): boolean =>
  view.things.some(
    ({ controller, fatigued, card, power }) =>
      controller === seat &&
      !fatigued &&
      power > 0 &&
      cardInfo(card).isUnit &&
      cardInfo(card).definition.type !== 'Defense',
  );

/** While a card can be played or a Unit can attack, ending the turn is not the next step. */
const isStillToDo = ({ does, source }: Action): boolean => does === 'attack' || source?.kind === 'card';

/** Whether this button is the likely next step. With a source selected, playing it is. */
export const isNextStep = (board: Board, { does }: Action, buttons: readonly Action[]): boolean => {
  if (board.source !== undefined) return false;
  switch (does) {
    case 'pass':
    case 'yes':
      return true;
    case 'battle':
      return hasAttacker(board);
    case 'leave': {
      const goesToBattle = buttons.some((button) => button.does === 'battle') && hasAttacker(board);
      return !goesToBattle && !board.actions.some(isStillToDo);
    }
    default:
      return buttons.length === 1;
  }
};

/** The move that plays the selected source; undefined while a target must be chosen. */
export const pickedMove = ({ source, actions, lit }: Board): Action | undefined =>
  source === undefined || lit.size > 0
    ? undefined
    : actions.find((action) => action.target === undefined && sameSource(action.source, source));
