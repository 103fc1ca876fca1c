/** Where an action takes place on the board, for the marks of hints. */
import type { Action, Source } from './actions.ts';
import { targetKey } from './actions.ts';

const sourcePlace = (source: Source): string => {
  switch (source.kind) {
    case 'card':
      return `[data-hand-card="${source.uid}"]`;
    case 'potion':
    case 'relic':
      return `[data-own-item="${source.kind}:${source.place}"]`;
    case 'ability':
      return `[data-own-item="power:${source.uid}"]`;
    default:
      return `[data-kind="${source.kind}"][data-usable]`;
  }
};

const targetPlace = (target: NonNullable<Action['target']>): string => {
  const key = targetKey(target);
  return `[data-figure="${key}"], [data-row="${key}"], [data-target="${key}"]`;
};

export const hintPlaces = ({ option, does, source, target, place }: Action): readonly string[] => [
  ...(source === undefined ? [] : [sourcePlace(source)]),
  ...(target === undefined ? [] : [targetPlace(target)]),
  ...(source === undefined && target === undefined ? [`[data-move="${option.move}"]`] : []),
  ...(does === 'endTurn' ? ['[data-action="end-turn"]'] : []),
  ...(does === 'vote' ? [`[data-target="room:${place}"]`] : []),
];
