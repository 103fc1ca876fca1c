/** Damage, loss of HP, healing and death. */
import { NONE, removeAt } from '@three-spires/kernel';
import { faceOf } from '../card.ts';
import {
  ENEMY_ENTRIES,
  type EnemyEntry,
  FACES,
  type FaceEntry,
  ITEM_ENTRIES,
  SUMMON_ON_DEATH,
} from '../compile/entries.ts';
import type { Emit, Side } from '../event.ts';
import {
  ALIVE,
  DEAD,
  type Enemy,
  enemyAt,
  type Frame,
  LEFT,
  PHASE,
  type Player,
  playerAt,
  type State,
} from '../state.ts';
import { countKill } from './achievements.ts';
import { cancelLoss } from './buffer.ts';
import { enterMode } from './cubes.ts';
import { addEnemyToken, clearEnemyTokens, STRENGTH } from './gains.ts';
import { fightsOn, removePlayer } from './last-stand.ts';
import { livingPlayers } from './living.ts';
import { MODIFIER, modifier } from './modifiers.ts';
import { returnPotion } from './potion-deck.ts';
import { hasRule } from './relics.ts';
import { isInvincible, TRAIT, traitsOf } from './traits.ts';
import { TRIGGER, triggerAllies, triggerEnemy, triggerLoss, wait } from './triggers.ts';

const FLYING = TRAIT.flying;
const SLOW = TRAIT.slow;
const LIMITS_LOSS = TRAIT.invincible | TRAIT.immuneSlots;

/** Whether the current Attack hit an enemy, and whether it cost HP. */
const HIT = 1;
export const WOUNDED = 3;

/**
 * The damage of one hit (STS-38.10): bonuses first, then doubled by Vulnerable or reduced by Weak; the two
 * cancel each other out (STS-38.24).
 */
export const hitDamage = (base: number, attackerWeak: number, targetVulnerable: number): number => {
  if (targetVulnerable > 0) return attackerWeak > 0 ? base : base * 2;
  if (attackerWeak > 0) return base > 0 ? base - 1 : 0;
  return base;
};

/** One hit by a player on an enemy. */
export const hitEnemy = (state: State, frame: Frame, index: number, base: number, emit: Emit): void => {
  const enemy = enemyAt(state, index);
  const player = playerAt(state, frame.seat);
  const traits = traitsOf(enemy);
  const raised = (traits & SLOW) !== 0 ? base + 1 : base;
  let amount = hitDamage(Math.max(0, raised), player.weak, enemy.vulnerable);
  if ((traits & FLYING) !== 0 && amount > 1) amount = 1;
  enemy.attacked |= HIT;
  frame.hits = 1;
  const lost = damageEnemy(state, index, amount, true, frame.seat, emit);
  frame.through += lost;
  if (lost > 0) enemy.attacked = WOUNDED;
  if (enemy.status !== ALIVE) frame.killed = 1;
};

/** Emits outside of the rule itself, which stays small where nobody listens. */
const tellDamage = (
  emit: NonNullable<Emit>,
  side: Side,
  index: number,
  kind: number,
  hit: boolean,
  blocked: number,
  lost: number,
): void => emit({ type: 'damaged', side, index, kind, hit, blocked, lost });

/** Damages an enemy, Block first (STS-38.3); returns the HP lost. */
export const damageEnemy = (
  state: State,
  index: number,
  amount: number,
  hit: boolean,
  seat: number,
  emit: Emit,
): number => {
  const enemy = enemyAt(state, index);
  const dealt = seat >= 0 && playerAt(state, seat).dealsNoDamage !== 0 ? 0 : amount;
  const blocked = Math.min(enemy.block, dealt);
  const lost = possibleLoss(state, enemy, dealt - blocked);
  enemy.block -= blocked;
  enemy.hp -= lost;
  if (emit !== undefined) tellDamage(emit, 'enemy', index, enemy.kind, hit, blocked, lost);
  if (lost > 0) {
    triggerEnemy(state, TRIGGER.onDamaged, index, seat);
    if (hit) triggerEnemy(state, TRIGGER.onHitThrough, index, seat);
    triggerLoss(state, index, lost);
  }
  if (enemy.hp === 0) killEnemy(state, index, emit);
  return lost;
};

/** Loss of HP, which Block does not stop (STS-16.11). */
export const loseEnemyHp = (state: State, index: number, amount: number, emit: Emit): void => {
  const enemy = enemyAt(state, index);
  const lost = possibleLoss(state, enemy, amount);
  enemy.hp -= lost;
  emit?.({ type: 'hpLost', side: 'enemy', index, kind: enemy.kind, lost });
  if (lost > 0) triggerLoss(state, index, lost);
  if (enemy.hp === 0) killEnemy(state, index, emit);
};

/** How much HP an enemy can lose now: what it has, minus any floor; nothing on an immune slot. */
const possibleLoss = (state: State, enemy: Enemy, amount: number): number => {
  const entry = ENEMY_ENTRIES[enemy.kind] as EnemyEntry;
  const most = (entry.traits & LIMITS_LOSS) === 0 ? enemy.hp : spareHp(state, enemy, entry);
  return Math.min(amount, most);
};

/** The floor is printed "per player", so it counts living players (STS-11.12, R47). */
const spareHp = (state: State, enemy: Enemy, entry: EnemyEntry): number => {
  if (entry.actions[enemy.cube]?.immune === true) return 0;
  if (!isInvincible(enemy)) return enemy.hp;
  const floor = (entry.definition.hpFloor ?? 0) * livingPlayers(state);
  return enemy.hp > floor ? enemy.hp - floor : 0;
};

/** An enemy at 0 HP dies at once and loses its tokens; its on-death ability waits (STS-15.1). */
export const killEnemy = (state: State, index: number, emit: Emit): void => {
  const enemy = enemyAt(state, index);
  if (revives(state, index, emit)) return;
  enemy.status = DEAD;
  enemy.hp = 0;
  loseTokens(enemy);
  emit?.({ type: 'enemyDied', enemy: index, kind: enemy.kind });
  countKill(state, index, emit);
  triggerEnemy(state, TRIGGER.onDeath, index, NONE);
  triggerAllies(state, index);
  explodeAttached(state, index);
  checkVictory(state);
};

/** An enemy out of the combat carries nothing, so its Poison returns to the party (STS-21.6). */
const loseTokens = (enemy: Enemy): void => {
  enemy.block = 0;
  enemy.strength = 0;
  enemy.vulnerable = 0;
  enemy.weak = 0;
  enemy.poison = 0;
};

/** Some enemies heal instead of dying, once, and enter their second mode (STS-15.4). */
const revives = (state: State, index: number, emit: Emit): boolean => {
  const enemy = enemyAt(state, index);
  const { revival } = ENEMY_ENTRIES[enemy.kind] as EnemyEntry;
  if (revival === undefined || enemy.mode !== 0) return false;
  enemy.hp = 0;
  heal(state, 'enemy', index, revival.hpPerPlayer * livingPlayers(state), emit);
  if (revival.strength !== undefined) addEnemyToken(state, index, STRENGTH, revival.strength, emit);
  if (revival.clearsTokens === true) clearEnemyTokens(state, index, emit);
  enterMode(state, index, 1, emit);
  return true;
};

/** A card attached to an enemy deals its damage when the enemy dies (STS-24.11). */
const explodeAttached = (state: State, index: number): void => {
  const enemy = enemyAt(state, index);
  if (enemy.attachedCard === NONE) return;
  const { onDeathOfTarget } = FACES[faceOf(enemy.attachedCard)] as FaceEntry;
  wait(state, onDeathOfTarget, enemy.attachedSeat, NONE, enemy.attachedCard, index);
};

export const leaveCombat = (state: State, index: number, emit: Emit): void => {
  const enemy = enemyAt(state, index);
  enemy.status = LEFT;
  loseTokens(enemy);
  emit?.({ type: 'enemyLeft', enemy: index, kind: enemy.kind });
  checkVictory(state);
};

/** STS-15.5: the combat ends at once when no enemy is left and none is still to come (STS-15.6). */
export const checkVictory = (state: State): void => {
  for (let index = 0; index < state.enemies.length; index++)
    if (enemyAt(state, index).status === ALIVE) return;
  for (const { routine } of state.waiting) if (SUMMON_ON_DEATH.has(routine)) return;
  for (const { routine } of state.pending) if (SUMMON_ON_DEATH.has(routine)) return;
  state.won = 1;
};

/** One hit by an enemy on a player. */
export const hitPlayer = (state: State, index: number, seat: number, base: number, emit: Emit): number => {
  const enemy = enemyAt(state, index);
  const player = playerAt(state, seat);
  player.attacked = 1;
  return damagePlayer(state, seat, hitDamage(base, enemy.weak, player.vulnerable), true, emit);
};

/** Damages a player, Block first; returns the HP lost. */
export const damagePlayer = (
  state: State,
  seat: number,
  amount: number,
  hit: boolean,
  emit: Emit,
): number => {
  const player = playerAt(state, seat);
  const blocked = Math.min(player.block, amount);
  player.block -= blocked;
  const lost = limitLoss(state, seat, amount - blocked, emit);
  if (emit !== undefined) tellDamage(emit, 'player', seat, player.character, hit, blocked, lost);
  takeHp(state, seat, lost, emit);
  return lost;
};

export const losePlayerHp = (state: State, seat: number, amount: number, emit: Emit): void => {
  const player = playerAt(state, seat);
  const lost = limitLoss(state, seat, amount, emit);
  emit?.({ type: 'hpLost', side: 'player', index: seat, kind: player.character, lost });
  takeHp(state, seat, lost, emit);
};

/** The HP to lose: at most what the player has and what effects like Wraith Form still allow this round. */
const limitLoss = (state: State, seat: number, amount: number, emit: Emit): number => {
  const player = playerAt(state, seat);
  let lost = Math.min(amount, player.hp);
  if (player.hpLossLimited !== 0 || modifier(player, MODIFIER.hpLossLimit) > 0) {
    const allowed = player.hpLostThisRound < 1 ? 1 - player.hpLostThisRound : 0;
    if (lost > allowed) lost = allowed;
  }
  if (lost > 0 && modifier(player, MODIFIER.cancelHpLoss) > 0) {
    cancelLoss(state, seat, emit);
    return 0;
  }
  return lost;
};

const takeHp = (state: State, seat: number, lost: number, emit: Emit): void => {
  if (lost === 0) return;
  const player = playerAt(state, seat);
  player.hp -= lost;
  player.hpLostThisRound += lost;
  player.hpLostThisCombat += lost;
  if (player.hp > 0 || cheatDeath(state, seat, emit)) return;
  if (fightsOn(state)) {
    removePlayer(state, seat, emit);
    return;
  }
  // STS-15.3: a dead player ends the game at once, even in the middle of a card.
  state.fallen = seat;
  state.phase = PHASE.over;
  emit?.({ type: 'playerDied', seat });
};

/** STS-15.4: the replacement happens before the check for death; its potion goes under the deck. */
const cheatDeath = (state: State, seat: number, emit: Emit): boolean => {
  const player = playerAt(state, seat);
  for (let at = 0; at < player.potions.length; at++) {
    const saved = ITEM_ENTRIES[player.potions[at] as number]?.definition.savesAt;
    if (saved === undefined) continue;
    const potion = removeAt(player.potions, at);
    returnPotion(state, potion);
    player.hp = saved;
    emit?.({ type: 'potionUsed', seat, potion });
    emit?.({ type: 'hpSet', seat, hp: saved });
    return true;
  }
  return false;
};

const HP_CAP = 6;

/** A player's HP after healing: capped at the maximum, and at 6 with Mark of Pain. */
export const hpAfterHealing = (player: Player, hp: number, amount: number): number => {
  const risen = Math.min(player.maxHp, hp + amount);
  return risen > HP_CAP && risen > hp && hasRule(player, 'hpCap6') ? HP_CAP : risen;
};

/** Mark of Pain: HP that would rise above 6 becomes 6. */
const stopAtCap = (state: State, seat: number, risen: number, emit: Emit): boolean => {
  const player = playerAt(state, seat);
  if (hpAfterHealing(player, player.hp, risen - player.hp) === risen) return false;
  if (player.hp !== HP_CAP) emit?.({ type: 'hpSet', seat, hp: HP_CAP });
  player.hp = HP_CAP;
  return true;
};

export const heal = (state: State, side: Side, index: number, amount: number, emit: Emit): void => {
  const figure = side === 'player' ? playerAt(state, index) : enemyAt(state, index);
  const healed = Math.min(amount, figure.maxHp - figure.hp);
  if (healed <= 0) return;
  if (side === 'player' && stopAtCap(state, index, figure.hp + healed, emit)) return;
  figure.hp += healed;
  const kind = side === 'player' ? playerAt(state, index).character : enemyAt(state, index).kind;
  emit?.({ type: 'healed', side, index, kind, amount: healed });
};
