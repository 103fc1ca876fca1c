/** What can be done with groups of games. */
import { InputError } from '@three-spires/kernel';
import { readIntegers } from '../encoding/base64.ts';
import { layoutOf, planOf } from '../encoding/encode.ts';
import { encoderOf } from '../encoding/encoders.ts';
import { gameNamed } from '../games.ts';
import { type Endings, frameOf, NO_ENDINGS } from '../groups/frame.ts';
import {
  decide,
  ENDED,
  findAction,
  type Group,
  type GroupGame,
  openGroup,
  startNext,
} from '../groups/group.ts';
import { addGroup, type Groups, groupAt, requireGroupRoom } from '../groups/groups.ts';
import type { Bytes } from '../protocol/bytes.ts';
import type { GROUP_REQUESTS, Requested } from '../protocol/requests.ts';

type GroupOperations = {
  readonly [Name in keyof typeof GROUP_REQUESTS]: (
    groups: Groups,
    asked: Requested<Name>,
    after: Bytes,
  ) => object;
};

/** An action that leaves a game alone. */
const NOTHING = -1;

/** Throws before anything happens if one of the actions is not possible. */
const placesOf = ({ games }: Group, actions: ArrayLike<number>): Int32Array => {
  if (actions.length !== games.length)
    throw new InputError(`actions: ${games.length} are needed, not ${actions.length}`, 'actions');
  const places = new Int32Array(games.length);
  for (let at = 0; at < games.length; at++) {
    const action = actions[at] as number;
    places[at] = action === NOTHING ? NOTHING : findAction(games[at] as GroupGame, action, at);
  }
  return places;
};

/** Starts those games again that have ended, and keeps how they ended. */
const restartEnded = (group: Group): Endings => {
  const { size } = planOf(group.encoder);
  const ended = group.games.flatMap((one, at) => (one.ended === ENDED.no ? [] : [{ one, at }]));
  const last = new Int16Array(ended.length * size);
  const heads: Map<number, Pick<GroupGame, 'ended' | 'winners' | 'result' | 'decisions'>> = new Map();
  ended.forEach(({ one, at }, number) => {
    const { decisions, result, shown, winners } = one;
    last.set(shown.observation, number * size);
    heads.set(at, { ended: one.ended, winners, result, decisions });
    startNext(group, one);
  });
  return { heads, last };
};

export const GROUP_OPERATIONS: GroupOperations = {
  layout(_groups, { game: id }) {
    const game = gameNamed(id);
    return layoutOf(encoderOf(game.id), game.rulesVersion);
  },

  group(groups, { game: id, setups, seed, games, restart, forced, longest, binary }, after) {
    const game = gameNamed(id);
    requireGroupRoom(groups, games);
    const rules = { game, setups, restart, forced, longest, binary };
    const group = openGroup(rules, seed, games);
    return frameOf(addGroup(groups, group), group, NO_ENDINGS, after);
  },

  step(groups, { group: number, actions }, after) {
    const group = groupAt(groups, number);
    const places = placesOf(group, readIntegers('actions', actions));
    group.games.forEach((one, at) => {
      const place = places[at] as number;
      if (place !== NOTHING) decide(group, one, place);
    });
    return frameOf(number, group, group.restart ? restartEnded(group) : NO_ENDINGS, after);
  },

  reset(groups, { group: number, seed, games }, after) {
    const group = groupAt(groups, number);
    const chosen = (games ?? group.games.map((_, at) => at)).map((at) => {
      const one = group.games[at];
      if (one === undefined)
        throw new InputError(`games: this group has ${group.games.length} games, from 0`, 'games');
      return one;
    });
    group.seed = seed;
    group.started = 0;
    for (const one of chosen) startNext(group, one);
    return frameOf(number, group, NO_ENDINGS, after);
  },

  'drop-group'(groups, { group: number }) {
    groupAt(groups, number);
    groups.held.delete(number);
    return { left: groups.held.size };
  },
};
