/**
 * For tests and the lab: a simple player that looks one move ahead. Good enough to reach what random players
 * never live to see.
 */
import { type Move, moveA, moveKind, type Random, randomBelow } from '@three-spires/kernel';
import {
  ALIVE,
  apply,
  copyState,
  type Enemy,
  forecast,
  MENU,
  MOVE,
  NONE,
  PHASE,
  type Player,
  QUESTION,
  type State,
} from '../for-bots.ts';

/** Moves that can be repeated endlessly, so a random player rarely makes them. */
const IDLE: ReadonlySet<number> = new Set([
  MOVE.swapRows,
  MOVE.share,
  MOVE.givePotion,
  MOVE.dropPotion,
  MOVE.takeBack,
]);

export const isIdle = (move: Move): boolean => IDLE.has(moveKind(move));

export const sensibleMove = (state: State, seat: number, moves: readonly Move[], random: Random): Move => {
  if (moves.length === 1) return moves[0] as Move;
  if (state.phase <= PHASE.play || state.phase === PHASE.facing)
    return bestInCombat(state, seat, moves, random);
  if (state.run.menu === MENU.campfire && state.question.kind === QUESTION.none)
    return atCampfire(state, seat, moves);
  return between(moves, random);
};

// In combat

/** The move with the best result; the turn ends when no move improves the position. */
const bestInCombat = (state: State, seat: number, moves: readonly Move[], random: Random): Move => {
  let best = moves.find((move) => moveKind(move) === MOVE.endTurn);
  let most = best === undefined ? Number.NEGATIVE_INFINITY : worthOf(state, seat);
  for (const move of moves) {
    if (moveKind(move) === MOVE.endTurn || isIdle(move)) continue;
    const copy = copyState(state);
    apply(copy, seat, move, undefined);
    // Breaks ties randomly.
    const value = worthOf(copy, seat) + randomBelow(random, 0, 100) / 1000;
    if (value > most) [best, most] = [move, value];
  }
  return best ?? (moves[randomBelow(random, 0, moves.length)] as Move);
};

const WON = 10_000;
const LOST = -10_000;
const DEADLY = -500;

const worthOf = (state: State, seat: number): number => {
  if (state.fallen !== NONE) return LOST;
  if (state.phase > PHASE.endOfCombat && state.phase !== PHASE.facing) return WON;
  let value = 0;
  for (const enemy of state.enemies) if (enemy.status === ALIVE) value -= dangerOf(enemy);
  for (const player of state.players) value += wellBeing(player);
  for (const { hpLost, lethal } of forecast(state, seat)) value -= 3 * hpLost - (lethal ? DEADLY : 0);
  return value;
};

const dangerOf = ({ hp, block, strength, vulnerable, weak, poison }: Enemy): number =>
  6 + hp + 0.3 * block + 2 * strength - 1.5 * vulnerable - 1.5 * weak - 1.2 * Math.min(poison, hp);

const wellBeing = (player: Player): number =>
  3 * player.hp +
  3 * player.strength +
  4 * player.powers.length +
  1.5 * player.orbs.length +
  1.2 * (player.miracles + player.shivs) +
  0.3 * player.energy +
  0.4 * player.hand.length +
  3 * player.potions.length -
  1.5 * (player.vulnerable + player.weak);

// Between combats

const REST = 0;

const atCampfire = ({ players }: State, seat: number, moves: readonly Move[]): Move => {
  const { hp, maxHp } = players[seat] as Player;
  const wanted = 2 * hp < maxHp + 2 ? REST : REST + 1;
  const options = moves.filter((move) => moveKind(move) === MOVE.option);
  return options.find((move) => moveA(move) === wanted) ?? options[0] ?? (moves[0] as Move);
};

/** Prefers taking offers to leaving them. */
const between = (moves: readonly Move[], random: Random): Move => {
  const busy = moves.filter((move) => !isIdle(move));
  const gains = busy.filter((move) => !LEAVING.has(moveKind(move)));
  const choice = gains.length > 0 && randomBelow(random, 0, 4) > 0 ? gains : busy.length > 0 ? busy : moves;
  return choice[randomBelow(random, 0, choice.length)] as Move;
};

const LEAVING: ReadonlySet<number> = new Set([MOVE.skip, MOVE.leave, MOVE.skipBossRelic]);
