/**
 * A hash of a fight position, for the tables of a search. Positions that a seat may treat alike have the same
 * hash: copies of a card count as equal, as do the orders of hands and piles. The climb is ignored. What else
 * is left out, and why, is listed in testing/state-fields.test.ts. Numbers that may be NONE are packed plus
 * one: all bits of -1 are set and would cover whatever is packed beside it.
 */
import { type Card, faceOf, lookOf } from './card.ts';
import { FACES, ROUTINES } from './compile/entries.ts';
import { CODES, type CodeName } from './compile/op.ts';
import type { Enemy, Frame, Pending, Player, State, Waiting } from './state.ts';

/** The finaliser of murmur3. */
const mix = (value: number): number => {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
};

/** The two halves of the hash under construction. */
let low = 0;
let high = 0;

/**
 * Adds two values in one step, because each step depends on the previous one: both go into both halves,
 * rotated. The halves stay 32-bit integers at every step, because larger numbers would be boxed.
 */
const add = (one: number, other: number): void => {
  const left = (Math.imul(low ^ one, 0x01000193) + other) | 0;
  low = left ^ (left >>> 15);
  const right = (Math.imul(high ^ other, 0x5bd1e995) + one) | 0;
  high = right ^ (right >>> 13);
};

/** Piles are hashed as sums over their cards, so order does not matter. */
const addPile = (pile: readonly Card[], salt: number): void => {
  let sum = 0;
  for (let at = 0; at < pile.length; at++) {
    sum = (sum + mix(lookOf(pile[at] as Card) + salt)) | 0;
  }
  add(sum, pile.length);
};

/** Follows the length of a list. */
const END = 0x9e3779b9 | 0;

const addList = (list: readonly number[]): void => {
  for (let at = 0; at < list.length; at++) add(list[at] as number, at);
  add(list.length, END);
};

const relicAt = ({ relics, relicState }: Player, at: number): number =>
  at < relics.length ? (relics[at] as number) ^ ((relicState[at] as number) << 12) : END;

const addRelics = (player: Player): void => {
  const { length } = player.relics;
  for (let at = 0; at < length; at += 2) add(relicAt(player, at), relicAt(player, at + 1));
  add(length, END);
};

/** Below 2^53, so that it is exact. */
export const hashFight = (state: State): number => {
  low = 0x811c9dc5 | 0;
  high = 0x9747b28c | 0;
  const { players, enemies, stack, waiting, pending, question } = state;
  add(
    state.phase | (state.round << 5) | (state.die << 16) | (state.won << 20) | (state.dieWindow << 22),
    state.fallen,
  );
  for (let seat = 0; seat < players.length; seat++) addPlayer(players[seat] as Player);
  for (let index = 0; index < enemies.length; index++) addEnemy(enemies[index] as Enemy);
  for (let at = 0; at < stack.length; at++) addFrame(stack[at] as Frame);
  for (let at = 0; at < waiting.length; at++) addWaiting(waiting[at] as Waiting);
  for (let at = 0; at < pending.length; at++) addPending(pending[at] as Pending);
  add(
    state.statusLeft | (state.dazeLeft << 8),
    enemies.length | (stack.length << 8) | (waiting.length << 16) | (pending.length << 24),
  );
  add(
    state.ordered | (state.dieSeats << 8) | (state.dieAccepted << 12) | ((state.active + 1) << 16),
    state.turnSeats | (state.turnAt << 4),
  );
  addList(state.later);
  addList(state.turnOrder);
  add(
    question.kind | ((question.seat + 1) << 5) | ((question.pile + 1) << 9) | ((question.filter + 1) << 16),
    question.top | (question.optional << 8),
  );
  addPlayed(state);
  return (high & 0x1fffff) * 0x1_0000_0000 + (low >>> 0);
};

const COPYING: readonly CodeName[] = ['copyLastCard', 'copyLastAttack'];

/** By face: 1 if it plays a copy of a card played earlier in the turn. */
const COPIES_PLAYED = Uint8Array.from(FACES, ({ routine }) =>
  ROUTINES[routine]?.some(({ code }) => COPYING.includes(CODES[code] as CodeName)) ? 1 : 0,
);

const mayCopy = (pile: readonly Card[]): boolean => {
  for (let at = 0; at < pile.length; at++) if (COPIES_PLAYED[faceOf(pile[at] as Card)] === 1) return true;
  return false;
};

const mayCopyPlayed = ({ players }: State): boolean => {
  for (let seat = 0; seat < players.length; seat++) {
    const { hand, draw, discard } = players[seat] as Player;
    if (mayCopy(hand) || mayCopy(draw) || mayCopy(discard)) return true;
  }
  return false;
};

/** The order of played cards matters only if one can still be copied. */
const addPlayed = (state: State): void => {
  const { playedThisTurn } = state;
  const { length } = playedThisTurn;
  if (length > 1 && mayCopyPlayed(state)) addList(playedThisTurn);
  else add(length === 0 ? 0 : (playedThisTurn[length - 1] as number), 0);
};

const addPlayer = (player: Player): void => {
  add(
    player.hp | (player.energy << 8) | (player.block << 12) | (player.strength << 18) | (player.row << 24),
    player.vulnerable | (player.weak << 3) | (player.shivs << 6) | (player.miracles << 10),
  );
  add(
    player.stance | (player.orbSlots << 3) | (player.done << 8) | (player.attacked << 9),
    player.gold | (player.maxHp << 16),
  );
  addPile(player.orbs, 1 << 12);
  addPile(player.hand, 2 << 12);
  addPile(player.draw, 3 << 12);
  addPile(player.discard, 4 << 12);
  addPile(player.exhaust, 5 << 12);
  addPile(player.powers, 6 << 12);
  addPile(player.potions, 7 << 12);
  addRelics(player);
  add(
    player.attacksThisTurn | (player.cardsThisTurn << 8) | (player.shivsThisTurn << 16),
    player.discardedThisTurn | (player.noMoreDraws << 4) | (player.changedStance << 8),
  );
  add(
    player.noMoreCards | (player.nextFree << 4) | (player.hpLossLimited << 8) | (player.redCubes << 12),
    player.nextCost,
  );
  add(
    player.dealsNoDamage | (player.strengthToLose << 4) | (player.powersThisTurn << 12),
    player.hpLostThisRound | (player.hpLostThisCombat << 8) | (player.reshuffledThisCombat << 16),
  );
  add(player.strengthForAttack | (player.blockChoice << 8) | (player.leftoverEnergy << 12), END);
  addList(player.atEndOfTurn);
  addList(player.doubling);
};

const addEnemy = (enemy: Enemy): void => {
  add(
    enemy.kind | (enemy.status << 12) | (enemy.row << 16) | (enemy.otherRow << 20),
    enemy.hp | (enemy.block << 12) | (enemy.poison << 20),
  );
  add(
    enemy.strength | (enemy.vulnerable << 8) | (enemy.weak << 12) | (enemy.attacked << 16),
    enemy.mode | (enemy.cube << 6) | (enemy.cubes << 14) | (enemy.actedRound << 22),
  );
  add(enemy.usedSlots, enemy.usedAbilities);
  add(
    enemy.maxHp | (enemy.arrivedRound << 12),
    enemy.attachedCard < 0 ? -1 : faceOf(enemy.attachedCard) | (enemy.attachedSeat << 16),
  );
};

const addFrame = (frame: Frame): void => {
  add(
    frame.routine,
    frame.step | (frame.kind << 8) | (frame.copy << 12) | (frame.begun << 13) | (frame.exhausts << 14),
  );
  add(frame.card < 0 ? -1 : lookOf(frame.card), frame.target);
  add(
    (frame.seat + 1) | ((frame.enemy + 1) << 8) | (frame.attached << 20),
    frame.x | (frame.paid << 6) | (frame.bonus << 12) | (frame.lent << 18),
  );
  add(frame.copies, frame.hits | (frame.killed << 8) | (frame.wounded << 16));
  add(frame.moved | (frame.gained << 12), frame.left);
  add(frame.answer, frame.drawn < 0 ? -1 : lookOf(frame.drawn));
  add(frame.repeats | (frame.through << 16), 0);
};

const addWaiting = (ability: Waiting): void => {
  add(ability.routine, ability.target);
  add(ability.card < 0 ? -1 : lookOf(ability.card), (ability.enemy + 1) | ((ability.seat + 1) << 8));
};

const addPending = (pending: Pending): void => add(pending.routine, pending.enemy);
