/** Damage, loss of HP, healing and death. */
import { TRAITS } from '../words/lists.ts';
import { faceOf } from './card.ts';
import type { Emit, Side } from './event.ts';
import { MODIFIER, modifier } from './modifiers.ts';
import { ALIVE, DEAD, type Enemy, type Frame, LEFT, PHASE, type Player, type State, UNSET } from './state.ts';
import { ENEMY_TABLE, FACES } from './tables.ts';
import { TRIGGER, triggerEnemy, wait } from './triggers.ts';

const FLYING = 1 << TRAITS.indexOf('flying');
const SLOW = 1 << TRAITS.indexOf('slow');

const traitsOf = (enemy: Enemy): number => ENEMY_TABLE[enemy.kind]?.traits ?? 0;

/**
 * The damage of one hit (STS-38.10): bonuses first, then doubled by Vulnerable or lowered by Weak, and neither
 * where both meet (STS-38.24).
 */
export const hitDamage = (base: number, attackerWeak: number, targetVulnerable: number): number => {
  if (targetVulnerable > 0) return attackerWeak > 0 ? base : base * 2;
  if (attackerWeak > 0) return base > 0 ? base - 1 : 0;
  return base;
};

/** One hit of a player on an enemy. */
export const hitEnemy = (state: State, frame: Frame, index: number, base: number, emit: Emit): void => {
  const enemy = state.enemies[index] as Enemy;
  const player = state.players[frame.seat] as Player;
  const traits = traitsOf(enemy);
  const raised = (traits & SLOW) !== 0 ? base + 1 : base;
  let amount = hitDamage(raised < 0 ? 0 : raised, player.weak, enemy.vulnerable);
  if ((traits & FLYING) !== 0 && amount > 1) amount = 1;
  enemy.attacked = 1;
  frame.hits = 1;
  damageEnemy(state, index, amount, true, frame.seat, emit);
  if (enemy.status !== ALIVE) frame.killed = 1;
};

/** Damage to an enemy, with its Block in front (STS-38.3). */
export const damageEnemy = (
  state: State,
  index: number,
  amount: number,
  hit: boolean,
  seat: number,
  emit: Emit,
): void => {
  const enemy = state.enemies[index] as Enemy;
  const blocked = enemy.block < amount ? enemy.block : amount;
  const through = amount - blocked;
  const lost = through < enemy.hp ? through : enemy.hp;
  enemy.block -= blocked;
  enemy.hp -= lost;
  if (emit) emit({ type: 'damaged', side: 'enemy', index, kind: enemy.kind, hit, blocked, lost });
  if (lost > 0) {
    triggerEnemy(state, TRIGGER.onDamaged, index, seat);
    if (hit) triggerEnemy(state, TRIGGER.onHitThrough, index, seat);
  }
  if (enemy.hp === 0) killEnemy(state, index, emit);
};

/** Loss of HP, which Block does not stop (STS-16.11). */
export const loseEnemyHp = (state: State, index: number, amount: number, emit: Emit): void => {
  const enemy = state.enemies[index] as Enemy;
  const lost = amount < enemy.hp ? amount : enemy.hp;
  enemy.hp -= lost;
  if (emit) emit({ type: 'hpLost', side: 'enemy', index, kind: enemy.kind, lost });
  if (enemy.hp === 0) killEnemy(state, index, emit);
};

/** An enemy at 0 HP is dead at once and loses its tokens; its on-death ability waits (STS-15.1). */
export const killEnemy = (state: State, index: number, emit: Emit): void => {
  const enemy = state.enemies[index] as Enemy;
  enemy.status = DEAD;
  enemy.hp = 0;
  loseTokens(enemy);
  if (emit) emit({ type: 'enemyDied', enemy: index, kind: enemy.kind });
  triggerEnemy(state, TRIGGER.onDeath, index, UNSET);
  explodeAttached(state, index);
  checkVictory(state);
};

/** Whoever is out of the combat carries nothing, so that the party's Poison is free again (STS-21.6). */
const loseTokens = (enemy: Enemy): void => {
  enemy.block = 0;
  enemy.strength = 0;
  enemy.vulnerable = 0;
  enemy.weak = 0;
  enemy.poison = 0;
};

/** A card lying on the enemy does its damage when the enemy dies (STS-24.11). */
const explodeAttached = (state: State, index: number): void => {
  const enemy = state.enemies[index] as Enemy;
  if (enemy.attachedCard === UNSET) return;
  const face = FACES[faceOf(enemy.attachedCard)];
  if (face !== undefined)
    wait(state, face.onDeathOfTarget, enemy.attachedSeat, UNSET, enemy.attachedCard, index);
};

export const leaveCombat = (state: State, index: number, emit: Emit): void => {
  const enemy = state.enemies[index] as Enemy;
  enemy.status = LEFT;
  loseTokens(enemy);
  if (emit) emit({ type: 'enemyLeft', enemy: index, kind: enemy.kind });
  checkVictory(state);
};

/** STS-15.5: the combat ends at once when no enemy is left. */
const checkVictory = (state: State): void => {
  for (const enemy of state.enemies) if (enemy.status === ALIVE) return;
  state.won = 1;
};

/** One hit of an enemy on a player. */
export const hitPlayer = (state: State, index: number, seat: number, base: number, emit: Emit): number => {
  const enemy = state.enemies[index] as Enemy;
  const player = state.players[seat] as Player;
  player.attacked = 1;
  return damagePlayer(state, seat, hitDamage(base, enemy.weak, player.vulnerable), true, emit);
};

/** Damage to a player, with Block in front; gives the HP lost. */
export const damagePlayer = (
  state: State,
  seat: number,
  amount: number,
  hit: boolean,
  emit: Emit,
): number => {
  const player = state.players[seat] as Player;
  const blocked = player.block < amount ? player.block : amount;
  player.block -= blocked;
  const lost = limitLoss(player, amount - blocked);
  if (emit)
    emit({ type: 'damaged', side: 'player', index: seat, kind: player.character, hit, blocked, lost });
  takeHp(state, seat, lost, emit);
  return lost;
};

export const losePlayerHp = (state: State, seat: number, amount: number, emit: Emit): void => {
  const player = state.players[seat] as Player;
  const lost = limitLoss(player, amount);
  if (emit) emit({ type: 'hpLost', side: 'player', index: seat, kind: player.character, lost });
  takeHp(state, seat, lost, emit);
};

/** HP to lose, at most what is there and what an effect like Wraith Form still allows this round. */
const limitLoss = (player: Player, amount: number): number => {
  let lost = amount < player.hp ? amount : player.hp;
  if (modifier(player, MODIFIER.hpLossLimit) > 0) {
    const allowed = player.hpLostThisRound < 1 ? 1 - player.hpLostThisRound : 0;
    if (lost > allowed) lost = allowed;
  }
  return lost;
};

const takeHp = (state: State, seat: number, lost: number, emit: Emit): void => {
  if (lost === 0) return;
  const player = state.players[seat] as Player;
  player.hp -= lost;
  player.hpLostThisRound += lost;
  player.hpLostThisCombat += lost;
  if (player.hp > 0) return;
  // STS-15.3: a dead player ends the game at once, also in the middle of a card.
  state.fallen = seat;
  state.phase = PHASE.over;
  if (emit) emit({ type: 'playerDied', seat });
};

export const heal = (state: State, side: Side, index: number, amount: number, emit: Emit): void => {
  const figure = side === 'player' ? (state.players[index] as Player) : (state.enemies[index] as Enemy);
  const healed = Math.min(amount, figure.maxHp - figure.hp);
  if (healed <= 0) return;
  figure.hp += healed;
  const kind =
    side === 'player' ? (state.players[index] as Player).character : (state.enemies[index] as Enemy).kind;
  if (emit) emit({ type: 'healed', side, index, kind, amount: healed });
};
