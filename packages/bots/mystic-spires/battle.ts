/** Which Units can fight in this turn's battle, and whether that is enough to win. */
import { type Move, moveA, moveKind } from '@three-spires/kernel';
import {
  announceOnly,
  canAttack,
  copyState,
  isActing,
  isGuard,
  isTiredBy,
  keeperAt,
  MOVE,
  opponentOf,
  PHASE,
  STATUS,
  type State,
  type Thing,
  thingAt,
} from '@three-spires/mystic-spires/for-bots';

/**
 * Whether the turn player's Unit can attack this turn: Fatigue from the last battle ends as this one begins
 * (MYS-20.3).
 */
const willAttack = ({ phase, turnPlayer }: State, thing: Thing): boolean => {
  const isRestedThen = phase < PHASE.battle && isTiredBy(thing, turnPlayer, PHASE.battle);
  return canAttack(isRestedThen ? { ...thing, fatigue: 0 } : thing);
};

/** The seat's Units that can attack now or, before its battle, in that battle. */
export const attackersOf = (state: State, seat: number): Thing[] =>
  state.things.filter((thing) => thing.controller === seat && willAttack(state, thing));

/** MYS-26.1: a Necrotic Unit is destroyed before it strikes. */
const strikes = ({ statuses }: Thing): boolean => (statuses & STATUS.necrotic) === 0;

/**
 * Power that reaches the Tower whatever is intercepted: each guard stops one attack, at worst the strongest
 * (MYS-17.8).
 */
const surePower = (state: State, seat: number): number => {
  const powers = attackersOf(state, seat)
    .filter(strikes)
    .map(({ power }) => power)
    .toSorted((one, other) => other - one);
  const guards = state.things.filter((thing) => thing.controller !== seat && isGuard(thing)).length;
  return powers.slice(guards).reduce((sum, power) => sum + power, 0);
};

const isAtTower = (state: State, seat: number, move: Move): boolean => {
  if (moveKind(move) !== MOVE.attack || !strikes(thingAt(state, moveA(move)))) return false;
  const copy = copyState(state);
  announceOnly(copy, seat, move, undefined);
  return copy.things.every(({ id }) => id !== copy.attack.target);
};

/**
 * The attacks on the Tower, if they alone are certain to destroy it in this battle; otherwise none. This
 * remains certain after each of them, intercepted or not.
 */
export const finishingAttacks = (state: State, seat: number, moves: readonly Move[]): readonly Move[] => {
  if (state.phase !== PHASE.battle || state.turnPlayer !== seat || !isActing(state)) return [];
  const { hp } = keeperAt(state, opponentOf(seat));
  return surePower(state, seat) < hp ? [] : moves.filter((move) => isAtTower(state, seat, move));
};
