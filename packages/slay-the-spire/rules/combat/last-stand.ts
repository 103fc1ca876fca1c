/**
 * The Last Stand (STS-35): a death in a Boss fight removes the player from the combat, and the others fight
 * on.
 */

import { NONE } from '@three-spires/kernel';
import { ROUTINES, RULE_ROUTINE } from '../compile/entries.ts';
import type { Emit } from '../event.ts';
import { OPTION, ROOM } from '../run-state.ts';
import {
  type Enemy,
  FRAME,
  type Frame,
  PHASE,
  type Player,
  playerAt,
  type State,
  type Waiting,
} from '../state.ts';
import { isBossFight, isLiving, livingPlayers } from './living.ts';
import { gatherPlayer, returnAttached } from './tear-down.ts';

/**
 * Whether the others may fight on after a death now; a combat already won no longer counts as a Boss fight
 * (STS-35.5).
 */
export const fightsOn = (state: State): boolean =>
  (state.run.options & OPTION.lastStand) !== 0 &&
  state.phase < PHASE.endOfCombat &&
  // A Boss from an Event does not end the Act, and dead players do not continue to its rooms (R171).
  state.run.room !== ROOM.event &&
  isBossFight(state) &&
  livingPlayers(state) > 0;

/** Cards, Powers, items, tokens and attached cards leave the combat; Poison on enemies stays (R149). */
export const removePlayer = (state: State, seat: number, emit: Emit): void => {
  const player = playerAt(state, seat);
  player.row = 0;
  player.done = 1;
  state.turnSeats &= ~(1 << seat);
  for (const frame of state.stack) if (frame.seat === seat) endFrame(player, frame);
  for (const enemy of state.enemies) if (enemy.attachedSeat === seat) returnAttached(state, enemy);
  state.waiting = state.waiting.filter((ability) => ability.seat !== seat || staysInCombat(state, ability));
  for (const ability of state.waiting) if (ability.seat === seat) ability.seat = heirOf(state, ability);
  state.ordered = 0;
  if (state.active === seat) state.active = NONE;
  gatherPlayer(state, player);
  emit?.({ type: 'playerFell', seat });
};

/** Aborts what the player was doing; a card being played leaves with the others. */
const endFrame = (player: Player, frame: Frame): void => {
  if (frame.enemy !== NONE) return;
  frame.step = (ROUTINES[frame.routine] as readonly unknown[]).length;
  frame.begun = 1;
  frame.lent = 0;
  if (frame.kind !== FRAME.card || frame.copy !== 0 || frame.attached !== 0) return;
  frame.copy = 1;
  player.discard.push(frame.card);
};

/** At end of turn the player only ordered Poison and enemies' abilities; other abilities leave too. */
const staysInCombat = (state: State, { enemy, routine }: Waiting): boolean =>
  routine === RULE_ROUTINE.poison || (enemy !== NONE && state.phase === PHASE.endOfTurn);

/** An enemy's ability needs no player; any remaining player can order Poison. */
const heirOf = (state: State, { enemy }: Waiting): number =>
  enemy !== NONE ? NONE : state.players.findIndex(isLiving);

/** Whether an enemy in a dead player's row targets another player (STS-35.2). */
const retargets = (state: State): boolean =>
  (state.run.options & OPTION.lastStand) !== 0 && livingPlayers(state) < state.players.length;

/** The nearest living player below a row without one, otherwise the nearest above (STS-35.2). */
const nearestSeat = (state: State, row: number): number => {
  if (row === 0 || !retargets(state)) return NONE;
  let below = NONE;
  let above = NONE;
  for (let seat = 0; seat < state.players.length; seat++) {
    const at = rowOf(state, seat);
    if (at === 0) continue;
    if (at < row && (below === NONE || at > rowOf(state, below))) below = seat;
    if (at > row && (above === NONE || at < rowOf(state, above))) above = seat;
  }
  return below !== NONE ? below : above;
};

const rowOf = (state: State, seat: number): number => playerAt(state, seat).row;

/** The player targeted by an enemy in a row (STS-18.4). */
export const targetedSeat = (state: State, { row }: Enemy): number => {
  if (row === 0) return NONE;
  for (let seat = 0; seat < state.players.length; seat++) if (rowOf(state, seat) === row) return seat;
  return nearestSeat(state, row);
};

/** STS-35.4 */
export const hasLostPlayers = (state: State): boolean => livingPlayers(state) < state.players.length;
