/**
 * A number for a position of a fight, for the tables of a search. Positions that a seat may treat alike have the same
 * one: copies of a card count alike, and so do the orders of hands and piles. The climb does not come into it.
 */
import { type Card, faceOf, lookOf } from './card.ts';
import type { Enemy, Frame, Player, State, Waiting } from './state.ts';

/** The finaliser of murmur3. */
const mix = (value: number): number => {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
};

/** The two halves of the number, as they grow. */
let low = 0;
let high = 0;

/** Both stay integers of 32 bits at every step: a larger number would be boxed each time. */
const add = (value: number): void => {
  const left = (Math.imul(low ^ value, 0x01000193) + 0x9e3779b9) | 0;
  low = left ^ (left >>> 15);
  const right = (Math.imul(high ^ value, 0x5bd1e995) + 0x7f4a7c15) | 0;
  high = right ^ (right >>> 13);
};

/** Piles as sums over their cards: order does not count. */
const addPile = (pile: readonly Card[], salt: number): void => {
  let sum = 0;
  for (let at = 0; at < pile.length; at++) {
    sum = (sum + mix(lookOf(pile[at] as Card) + salt)) | 0;
  }
  add(sum);
  add(pile.length);
};

const addList = (list: readonly number[]): void => {
  add(list.length);
  for (let at = 0; at < list.length; at++) add(list[at] as number);
};

/** Below 2^53, so that it is exact. */
export const hashFight = (state: State): number => {
  low = 0x811c9dc5 | 0;
  high = 0x9747b28c | 0;
  add(state.phase | (state.round << 5) | (state.die << 16) | (state.won << 20) | (state.dieWindow << 22));
  add(state.fallen);
  add(state.statusLeft | (state.dazeLeft << 8));
  for (let seat = 0; seat < state.players.length; seat++) addPlayer(state.players[seat] as Player);
  for (let index = 0; index < state.enemies.length; index++) addEnemy(state.enemies[index] as Enemy);
  for (let at = 0; at < state.stack.length; at++) addFrame(state.stack[at] as Frame);
  for (let at = 0; at < state.waiting.length; at++) addWaiting(state.waiting[at] as Waiting);
  add(state.pending.length);
  const { question, playedThisTurn } = state;
  add(question.kind | (question.seat << 5) | (question.pile << 9) | (question.filter << 16));
  add(question.top | (question.optional << 8));
  // Some cards look at the one that was played before them.
  add(playedThisTurn.length === 0 ? 0 : (playedThisTurn[playedThisTurn.length - 1] as number));
  return (high & 0x1fffff) * 0x1_0000_0000 + (low >>> 0);
};

const addPlayer = (player: Player): void => {
  add(player.hp | (player.energy << 8) | (player.block << 12) | (player.strength << 18) | (player.row << 24));
  add(player.vulnerable | (player.weak << 3) | (player.shivs << 6) | (player.miracles << 10));
  add(player.stance | (player.orbSlots << 3) | (player.done << 8) | (player.attacked << 9));
  add(player.gold);
  addPile(player.orbs, 1 << 12);
  addPile(player.hand, 2 << 12);
  addPile(player.draw, 3 << 12);
  addPile(player.discard, 4 << 12);
  addPile(player.exhaust, 5 << 12);
  addPile(player.powers, 6 << 12);
  addPile(player.potions, 7 << 12);
  addList(player.relicState);
  add(player.attacksThisTurn | (player.cardsThisTurn << 8) | (player.shivsThisTurn << 16));
  add(player.discardedThisTurn | (player.noMoreDraws << 4) | (player.changedStance << 8));
  add(player.noMoreCards | (player.nextFree << 4) | (player.hpLossLimited << 8) | (player.redCubes << 12));
  add(player.nextCost);
  add(player.dealsNoDamage | (player.strengthToLose << 4) | (player.powersThisTurn << 12));
  add(player.hpLostThisRound | (player.hpLostThisCombat << 8) | (player.reshuffledThisCombat << 16));
  add(player.strengthForAttack | (player.blockChoice << 8) | (player.leftoverEnergy << 12));
  addList(player.atEndOfTurn);
  addList(player.doubling);
};

const addEnemy = (enemy: Enemy): void => {
  add(enemy.kind | (enemy.status << 12) | (enemy.row << 16) | (enemy.otherRow << 20));
  add(enemy.hp | (enemy.block << 12) | (enemy.poison << 20));
  add(enemy.strength | (enemy.vulnerable << 8) | (enemy.weak << 12) | (enemy.attacked << 16));
  add(enemy.mode | (enemy.cube << 6) | (enemy.cubes << 14) | (enemy.actedRound << 22));
  add(enemy.usedSlots);
  add(enemy.usedAbilities);
  add(enemy.attachedCard < 0 ? -1 : faceOf(enemy.attachedCard));
};

const addFrame = (frame: Frame): void => {
  add(frame.routine);
  add(frame.step | (frame.kind << 8) | (frame.copy << 12) | (frame.begun << 13) | (frame.exhausts << 14));
  add(frame.card < 0 ? -1 : lookOf(frame.card));
  add(frame.target);
  add(frame.seat | (frame.enemy << 8));
  add(frame.x | (frame.paid << 6) | (frame.bonus << 12) | (frame.lent << 18));
  add(frame.copies);
  add(frame.hits | (frame.killed << 8) | (frame.wounded << 16));
  add(frame.moved | (frame.gained << 12));
  add(frame.left);
  add(frame.repeats);
};

const addWaiting = (ability: Waiting): void => {
  add(ability.routine);
  add(ability.target);
  add(ability.enemy | (ability.seat << 8));
};
