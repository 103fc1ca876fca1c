/** Moves with the same outcome: a bot needs to evaluate only one of them. */
import { hasMove, type Move, type MoveList, NONE } from '@three-spires/kernel';
import { mapPlaces, type State, type Thing, thingAt } from '@three-spires/mystic-spires/for-bots';

const isPlain = ({ given, stripped, marks, bonds, host }: Thing): boolean =>
  given.length === 0 && stripped.length === 0 && marks.length === 0 && bonds.length === 0 && host === NONE;

const areAlike = (one: Thing, other: Thing): boolean =>
  one.card === other.card &&
  one.controller === other.controller &&
  one.owner === other.owner &&
  one.damage === other.damage &&
  one.fatigue === other.fatigue &&
  one.used === other.used &&
  one.power === other.power &&
  one.maxHp === other.maxHp &&
  one.statuses === other.statuses &&
  one.duties === other.duties &&
  one.turnPower === other.turnPower &&
  one.turnHp === other.turnHp &&
  isPlain(one) &&
  isPlain(other);

/** The first index whose card in play is equivalent to the one at this index. */
const firstAlike = (state: State, place: number): number => {
  const thing = state.things[place];
  if (thing === undefined) return place;
  for (let at = 0; at < place; at++) if (areAlike(thingAt(state, at), thing)) return at;
  return place;
};

/** Whether another move in the list, on equivalent cards in play, has the same outcome. */
export const isRepeated = (state: State, list: MoveList, move: Move): boolean => {
  const first = mapPlaces(state, move, firstAlike);
  return first !== move && hasMove(list, first);
};
