/** Where an action takes place on the board, for the marks of hints. */
import { thingFigure, towerFigure, zoneFigure } from '../pieces/figures.ts';
import type { Action, Source, Target } from './actions.ts';
import type { Board } from './board-context.ts';

const at = (figure: string): string => `[data-figure="${figure}"]`;

const sourcePlace = ({ near }: Board, source: Source): string => {
  switch (source.kind) {
    case 'card':
      return `[data-hand-card="${source.card}"]`;
    case 'tower':
      return at(towerFigure(near));
    default:
      return at(thingFigure(source.id));
  }
};

const targetPlace = (target: Target): string => {
  switch (target.kind) {
    case 'thing':
      return at(thingFigure(target.id));
    case 'tower':
      return at(towerFigure(target.seat));
    case 'pile':
      return at(zoneFigure(target.seat, 'graveyard'));
  }
};

export const hintPlaces = (board: Board, action: Action): readonly string[] => {
  const { option, does, source, target, answer } = action;
  if (source === undefined && target === undefined)
    return does === 'card' && board.view.question?.kind === 'discard'
      ? [`[data-hand-card="${answer}"]`]
      : [`[data-move="${option.move}"]`];
  return [
    ...(source === undefined ? [] : [sourcePlace(board, source)]),
    ...(target === undefined ? [] : [targetPlace(target)]),
  ];
};
