/** Moves in readable form, for scenarios, logs, buttons and bots. */

import { type Move, moveA, moveKind, NONE, type ReadableMove } from '@three-spires/kernel';
import { abilityEntry, cardEntry, towerEntry } from './compile/entries.ts';
import { aimOf, MOVE, USE_KINDS } from './moves.ts';
import { cardName, refLabel, thingLabel } from './naming.ts';
import { keeperAt, PHASE, QUESTION, type State, thingAt, type Waiting } from './state.ts';

const targetField = (state: State, move: Move): Record<string, string> => {
  const ref = aimOf(state, move);
  return ref === NONE ? {} : { target: refLabel(state, ref) };
};

const THROWS = ['rock', 'paper', 'scissors'] as const;

const describeChoice = (state: State, move: Move): ReadableMove => {
  const at = moveA(move);
  switch (state.question.kind) {
    case QUESTION.target:
      return { do: 'choose', ...targetField(state, move) };
    case QUESTION.order: {
      const { ability } = state.waiting[at] as Waiting;
      return { do: 'choose', effect: abilityEntry(ability).name, place: at + 1 };
    }
    case QUESTION.discard:
    case QUESTION.search:
      return { do: 'choose', card: cardName(at) };
    case QUESTION.intercept:
      return { do: 'intercept', with: thingLabel(state, thingAt(state, at)) };
    case QUESTION.throw:
      return { do: 'throw', hand: THROWS[at] ?? '' };
    case QUESTION.first:
      return { do: at === 0 ? 'go first' : 'go second' };
    default:
      return { do: state.question.kind === QUESTION.toll ? 'pay' : 'yes' };
  }
};

const NONES: Readonly<Record<number, string>> = {
  [QUESTION.may]: 'no',
  [QUESTION.toll]: 'refuse',
  [QUESTION.intercept]: 'let through',
  [QUESTION.search]: 'take none',
  [QUESTION.target]: 'done',
};

const LEAVES: Readonly<Record<number, string>> = {
  [PHASE.main]: 'end turn',
  [PHASE.battle]: 'end battle',
  [PHASE.second]: 'end turn',
};

/** Which effect is meant, if there are several. */
const effectField = (actives: readonly unknown[], which: number): Record<string, number> =>
  actives.length < 2 ? {} : { effect: which + 1 };

export const describe = (state: State, seat: number, move: Move): ReadableMove => {
  const kind = moveKind(move);
  switch (kind) {
    case MOVE.play:
      return { do: 'play', card: cardName(moveA(move)), ...targetField(state, move) };
    case MOVE.use:
    case MOVE.useSecond:
    case MOVE.useThird: {
      const thing = thingAt(state, moveA(move));
      return {
        do: 'use',
        card: thingLabel(state, thing),
        ...effectField(cardEntry(thing.card).actives, USE_KINDS.indexOf(kind)),
        ...targetField(state, move),
      };
    }
    case MOVE.tower:
      return {
        do: 'tower',
        ...effectField(towerEntry(keeperAt(state, seat).tower).actives, moveA(move)),
        ...targetField(state, move),
      };
    case MOVE.attack:
      return {
        do: 'attack',
        with: thingLabel(state, thingAt(state, moveA(move))),
        ...targetField(state, move),
      };
    case MOVE.pass:
      return { do: 'pass' };
    case MOVE.battle:
      return { do: 'battle' };
    case MOVE.leave:
      return { do: LEAVES[state.phase] ?? 'end turn' };
    case MOVE.concede:
      return { do: 'concede' };
    case MOVE.none:
      return { do: NONES[state.question.kind] ?? 'done' };
    default:
      return describeChoice(state, move);
  }
};
