/** The flat core once more over objects, with the game's own tables: what differs is only the form of the state. */
import { type Pile, type Random, randomBelow, removeAt, shuffle } from '@three-spires/kernel';
import {
  ENEMY_ENTRIES,
  type EnemyEntry,
  FACES,
  type FaceEntry,
  faceOf,
  type Op,
  type Player,
  ROUTINES,
  type Routine,
  STREAM,
  type State,
} from '@three-spires/slay-the-spire/for-bots';
import * as at from './layout.ts';

type Side = { hp: number; block: number; strength: number; vulnerable: number; weak: number };

export type Fight = {
  result: number;
  round: number;
  die: number;
  energy: number;
  kind: number;
  player: Side;
  enemy: Side;
  random: Random;
  hand: Pile;
  draw: Pile;
  discard: Pile;
};

const sideOf = ({ hp, block, strength, vulnerable, weak }: Side): Side => ({
  hp,
  block,
  strength,
  vulnerable,
  weak,
});

export const readFight = (from: State): Fight => {
  const [player, enemy] = [from.players[0] as Player, from.enemies[0]];
  if (enemy === undefined) throw new Error('there is no enemy to fight');
  return {
    result: at.GOING_ON,
    round: from.round,
    die: from.die,
    energy: player.energy,
    kind: enemy.kind,
    player: sideOf(player),
    enemy: sideOf(enemy),
    random: from.random.slice(),
    hand: player.hand.slice(),
    draw: player.draw.slice(),
    discard: player.discard.slice(),
  };
};

export const copyFight = (from: Fight): Fight => ({
  result: from.result,
  round: from.round,
  die: from.die,
  energy: from.energy,
  kind: from.kind,
  player: sideOf(from.player),
  enemy: sideOf(from.enemy),
  random: from.random.slice(),
  hand: from.hand.slice(),
  draw: from.draw.slice(),
  discard: from.discard.slice(),
});

const moveAll = (from: Pile, to: Pile): void => {
  for (let place = 0; place < from.length; place++) to.push(from[place] as number);
  from.length = 0;
};

const drawCards = (fight: Fight, amount: number): void => {
  const { draw, discard, hand } = fight;
  for (let drawn = 0; drawn < amount; drawn++) {
    if (draw.length === 0) {
      if (discard.length === 0) return;
      moveAll(discard, draw);
      shuffle(fight.random, STREAM.shuffle, draw);
    }
    hand.push(draw.pop() as number);
  }
};

const hitDamage = (base: number, weak: number, vulnerable: number): number => {
  if (vulnerable > 0) return weak > 0 ? base : base * 2;
  if (weak > 0) return base > 0 ? base - 1 : 0;
  return base;
};

const damage = (side: Side, amount: number): void => {
  const blocked = side.block < amount ? side.block : amount;
  const through = amount - blocked;
  side.block -= blocked;
  side.hp -= through < side.hp ? through : side.hp;
};

const hit = (fight: Fight, from: Side, to: Side, op: Op, result: number): void => {
  for (let time = 0; time < op.times && to.hp > 0; time++)
    damage(to, hitDamage(op.base + from.strength, from.weak, to.vulnerable));
  if (to.hp === 0) fight.result = result;
};

const endAttack = (from: Side, to: Side): void => {
  if (from.weak > 0) from.weak--;
  if (to.vulnerable > 0) to.vulnerable--;
};

const most = (sum: number, limit: number): number => (sum < limit ? sum : limit);

const putToken = (fight: Fight, { kind, base }: Op): void => {
  const { enemy } = fight;
  if (kind === at.STRENGTH_TOKEN) enemy.strength = most(enemy.strength + base, at.MOST_STRENGTH);
  else if (kind === at.VULNERABLE_TOKEN) enemy.vulnerable = most(enemy.vulnerable + base, at.MOST_VULNERABLE);
  else fight.result = at.UNKNOWN;
};

const runStep = (fight: Fight, op: Op, byEnemy: boolean): void => {
  const { player, enemy } = fight;
  if (op.code === at.HIT_ENEMIES) hit(fight, player, enemy, op, at.WON);
  else if (op.code === at.HIT_PLAYERS) hit(fight, enemy, player, op, at.LOST);
  else if (op.code === at.END_ATTACK) {
    if (byEnemy) endAttack(enemy, player);
    else endAttack(player, enemy);
  } else if (op.code === at.GAIN_BLOCK) player.block = most(player.block + op.base, at.MOST_BLOCK);
  else if (op.code === at.BLOCK_SELF) enemy.block += op.base;
  else if (op.code === at.TOKEN_ON_ENEMIES || op.code === at.TOKEN_ON_SELF) putToken(fight, op);
  else fight.result = at.UNKNOWN;
};

const runRoutine = (fight: Fight, routine: number, byEnemy: boolean): void => {
  const steps = ROUTINES[routine] as Routine;
  for (let step = 0; step < steps.length && fight.result === at.GOING_ON; step++)
    runStep(fight, steps[step] as Op, byEnemy);
};

const startRound = (fight: Fight): void => {
  fight.round++;
  fight.energy = at.ENERGY_PER_TURN;
  fight.player.block = 0;
  drawCards(fight, at.CARDS_PER_TURN);
  fight.die = 1 + randomBelow(fight.random, STREAM.die, 6);
};

const endTurn = (fight: Fight): void => {
  moveAll(fight.hand, fight.discard);
  fight.enemy.block = 0;
  const { actions, modes } = ENEMY_ENTRIES[fight.kind] as EnemyEntry;
  const action = modes[0]?.byDie[fight.die] as number;
  runRoutine(fight, actions[action]?.routine as number, true);
  if (fight.result === at.GOING_ON) startRound(fight);
};

const moves: number[] = [];

/** Lists places of the hand, then the end of the turn; gives their number. */
const legal = ({ hand, energy }: Fight): number => {
  let count = 0;
  for (let place = 0; place < hand.length; place++)
    if ((FACES[faceOf(hand[place] as number)] as FaceEntry).cost <= energy) moves[count++] = place;
  moves[count++] = at.END_TURN;
  return count;
};

const apply = (fight: Fight, move: number): void => {
  if (move === at.END_TURN) {
    endTurn(fight);
    return;
  }
  const card = removeAt(fight.hand, move);
  const { cost, routine } = FACES[faceOf(card)] as FaceEntry;
  fight.energy -= cost;
  runRoutine(fight, routine, false);
  fight.discard.push(card);
};

/** Plays at random to the end; gives the number of decisions. */
export const playOut = (fight: Fight, random: Random): number => {
  let decisions = 0;
  while (fight.result === at.GOING_ON) {
    apply(fight, moves[randomBelow(random, 0, legal(fight))] as number);
    decisions++;
  }
  return decisions;
};
