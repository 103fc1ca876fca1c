/**
 * The order of different players' end-of-turn abilities (STS-13.27). By default they resolve row by row from
 * the bottom; a player who is asked may let the others go first. Players are not asked if that would change
 * nothing.
 */

import { NONE } from '@three-spires/kernel';
import { ROUTINES, RULE_ROUTINE } from '../compile/entries.ts';
import { AIM, CODES, type CodeName } from '../compile/op.ts';
import { ALIVE, PHASE, playerAt, type State, type Waiting } from '../state.ts';
import { MODIFIER, modifier } from './modifiers.ts';

/** A seat in the list must go when its turn comes, so this always terminates. */
export const mayGoLater = (state: State, seat: number): boolean =>
  state.phase === PHASE.endOfTurn &&
  state.active === NONE &&
  state.stack.length === 0 &&
  !state.later.includes(seat) &&
  othersWait(state, seat);

const othersWait = ({ waiting }: State, seat: number): boolean => {
  for (let at = 0; at < waiting.length; at++) {
    const other = (waiting[at] as Waiting).seat;
    if (other !== seat && other !== NONE) return true;
  }
  return false;
};

export const goLater = (state: State, seat: number): void => {
  state.later.push(seat);
};

/** A player whose ability has resolved may let the others go first again. */
export const forgetLater = (state: State, seat: number): void => {
  if (state.later.length > 0) state.later = state.later.filter((other) => other !== seat);
};

/** Its position in the order: first those who do not let others go first, by row. */
export const placeInOrder = (state: State, seat: number): number => {
  const place = state.later.length === 0 ? -1 : state.later.indexOf(seat);
  return place < 0 ? playerAt(state, seat).row : LAST_ROW + place;
};
const LAST_ROW = 5;

const routinesWith = (codes: readonly CodeName[]): readonly boolean[] =>
  ROUTINES.map((routine) => routine.some(({ code }) => codes.includes(CODES[code] as CodeName)));

const HURTS = routinesWith(['hitPlayers', 'damagePlayers', 'loseHp']);
const STRIKES = routinesWith([
  'hit',
  'hitAnyEnemies',
  'damage',
  'loseHpSubject',
  'orbEffect',
  'orbAgain',
  'evoke',
  'evokeAll',
]);
/** Gives others Block. */
const SHARED: readonly number[] = [AIM.player, AIM.anyPlayer, AIM.allPlayers];
const PROTECTS = ROUTINES.map((routine) =>
  routine.some(({ code, aim }) => CODES[code] === 'block' && SHARED.includes(aim)),
);

/**
 * Whether to ask a player with nothing to order: something would hurt them, and another player's abilities
 * could first give Block or end the combat. No question is asked if another order would change nothing.
 */
export const wantsToGoLater = (state: State, seat: number): boolean => {
  if (!mayGoLater(state, seat)) return false;
  if (!isToBeHurt(state, seat)) return false;
  let damage = 0;
  for (let at = 0; at < state.waiting.length; at++) {
    const ability = state.waiting[at] as Waiting;
    if (ability.seat === seat || ability.seat === NONE) continue;
    if (PROTECTS[ability.routine]) return true;
    damage += mostDamage(state, ability);
  }
  let hp = 0;
  for (const enemy of state.enemies) if (enemy.status === ALIVE) hp += enemy.hp;
  return damage >= hp;
};

const isToBeHurt = ({ waiting }: State, seat: number): boolean => {
  for (let at = 0; at < waiting.length; at++) {
    const ability = waiting[at] as Waiting;
    if (ability.seat === seat && HURTS[ability.routine]) return true;
  }
  return false;
};

/** The most HP an ability can take from enemies; infinite if that is not obvious. */
const mostDamage = (state: State, { routine, seat, target }: Waiting): number => {
  if (routine === RULE_ROUTINE.poison) return state.enemies[target]?.poison ?? 0;
  if (routine === RULE_ROUTINE.frost || !STRIKES[routine]) return 0;
  const player = playerAt(state, seat);
  if (routine !== RULE_ROUTINE.lightning || modifier(player, MODIFIER.lightningHitsRow) > 0) return Infinity;
  return 1 + modifier(player, MODIFIER.orbBonus) + modifier(player, MODIFIER.lightningBonus);
};
