/** Amounts and conditions, read from the state when an effect resolves (STS-16.10, STS-17.10). */
import { NONE } from '@three-spires/kernel';
import { CONDITIONS, COUNTS, ORBS, STANCES } from '../../words/lists.ts';
import { type Card, faceOf, RETAINED } from '../card.ts';
import { ATTACK, FACES, SKILL } from '../compile/entries.ts';
import { RETAINS, TYPE_OF_FACE } from '../compile/face-tables.ts';
import type { Op } from '../compile/op.ts';
import type { Enemy, Frame, Player, State } from '../state.ts';
import { enemyAt, playerAt } from '../state.ts';
import { costsZeroInPile } from './cost.ts';
import { hitsOnSeat } from './intent.ts';
import { livingPlayers } from './living.ts';

export const CALM = STANCES.indexOf('calm');
export const WRATH = STANCES.indexOf('wrath');
const LIGHTNING = ORBS.indexOf('lightning');
const FROST = ORBS.indexOf('frost');

export const amountOf = (state: State, frame: Frame, op: Op): number =>
  op.per === 0 ? op.base : op.base + op.each * countOf(state, frame, op.per);

export const timesOf = (state: State, frame: Frame, op: Op): number =>
  op.timesPer === 0 ? op.times : op.times + op.timesEach * countOf(state, frame, op.timesPer);

const countOf = (state: State, frame: Frame, per: number): number => {
  // Without a player, enemies count their own things.
  if (frame.seat < 0) return countOfEnemy(state, frame, per);
  const player = playerAt(state, frame.seat);
  switch (COUNTS[per]) {
    case 'x':
      return frame.x;
    case 'block':
      return player.block;
    case 'energy':
      return player.energy;
    case 'strength':
      return player.strength;
    case 'attacksInHand':
      return countType(player.hand, ATTACK);
    case 'skillsInHand':
      return countType(player.hand, SKILL);
    case 'strikesInHand':
      return countStrikes(player.hand);
    case 'cardsInHand':
      return player.hand.length;
    case 'cardsInExhaustPile':
      return player.exhaust.length;
    case 'movedCards':
      return frame.moved;
    case 'otherAttacksThisTurn':
      return player.attacksThisTurn - 1;
    case 'poisonOnTarget':
      return state.enemies[frame.target]?.poison ?? 0;
    case 'weakAndPoisonOnTarget': {
      const target: Enemy | undefined = state.enemies[frame.target];
      return target === undefined ? 0 : target.weak + target.poison;
    }
    case 'miracles':
      return player.miracles;
    case 'shivs':
      return player.shivs;
    case 'orbs':
      return player.orbs.length;
    case 'frostOrbs':
      return countOrbs(player.orbs, FROST);
    case 'lightningOrbs':
      return countOrbs(player.orbs, LIGHTNING);
    case 'orbTypes':
      return new Set(player.orbs).size;
    case 'retainCardsInHand':
      return countRetain(player.hand);
    case 'damageThrough':
      return frame.through;
    case 'attackers':
      return countAttackers(state, frame.seat);
    case 'redCubes':
      return player.redCubes;
    case 'players':
    case 'cubesOnEnemy':
      return countOfEnemy(state, frame, per);
    case 'leftoverEnergy':
      return player.leftoverEnergy;
    default:
      return 0;
  }
};

/** What an enemy's own effects count (STS-11.12). */
const countOfEnemy = (state: State, frame: Frame, per: number): number => {
  switch (COUNTS[per]) {
    case 'players':
      return livingPlayers(state);
    case 'cubesOnEnemy':
      return enemyAt(state, frame.enemy).cubes;
    case 'powersOfRichest':
      return Math.max(...state.players.map(({ powers }) => powers.length));
    default:
      return 0;
  }
};

const countType = (pile: readonly Card[], type: number): number => {
  let count = 0;
  for (let at = 0; at < pile.length; at++) if (TYPE_OF_FACE[faceOf(pile[at] as Card)] === type) count++;
  return count;
};

const countStrikes = (pile: readonly Card[]): number => {
  let count = 0;
  for (let at = 0; at < pile.length; at++) if (FACES[faceOf(pile[at] as Card)]?.strike) count++;
  return count;
};

const countOrbs = (orbs: readonly number[], kind: number): number => {
  let count = 0;
  for (let at = 0; at < orbs.length; at++) if (orbs[at] === kind) count++;
  return count;
};

/** Cards with the printed keyword; being kept by another effect is not enough. */
const countRetain = (pile: readonly Card[]): number => {
  let count = 0;
  for (let at = 0; at < pile.length; at++) if (RETAINS[faceOf(pile[at] as Card)] === 1) count++;
  return count;
};

/** Enemies whose next action hits this player, each counted once. */
const countAttackers = (state: State, seat: number): number => {
  let count = 0;
  for (let index = 0; index < state.enemies.length; index++) if (hitsOnSeat(state, index, seat) > 0) count++;
  return count;
};

const topDiscardCostsZero = (player: Player): boolean => {
  const { length } = player.discard;
  return length > 0 && costsZeroInPile(player, player.discard[length - 1] as Card);
};

/** Whether the condition of a step holds now. */
export const holds = (state: State, frame: Frame, op: Op): boolean => {
  const player = playerAt(state, frame.seat);
  const target: Enemy | undefined = frame.target < 0 ? undefined : state.enemies[frame.target];
  switch (CONDITIONS[op.condition]) {
    case 'die':
      return (op.faces & (1 << state.die)) !== 0;
    case 'lostHp':
      return player.hpLostThisCombat > 0;
    case 'hasShiv':
      return player.shivs > 0;
    case 'discardedThisTurn':
      return player.discardedThisTurn !== 0;
    case 'killedTarget':
      return frame.killed !== 0;
    case 'targetAtFullHp':
      return target !== undefined && target.hp === target.maxHp;
    case 'targetPoisoned':
      return target !== undefined && target.poison > 0;
    case 'drawnSkill':
      return frame.drawn !== NONE && FACES[faceOf(frame.drawn)]?.type === SKILL;
    case 'retained':
      return (frame.card & RETAINED) !== 0;
    case 'noBlock':
      return player.block === 0;
    case 'atLeastThreeOrbs':
      return player.orbs.length >= 3;
    case 'topDiscardCostsZero':
      return topDiscardCostsZero(player);
    case 'firstCardThisTurn':
      return player.cardsThisTurn === 1;
    case 'changedStance':
      return player.changedStance !== 0;
    case 'firstRound':
      return state.round === 1;
    case 'tenGold':
      return player.gold >= 10;
    case 'noAttackInHand':
      return countType(player.hand, ATTACK) === 0;
    case 'emptyHand':
      return player.hand.length === 0;
    case 'inWrath':
      return player.stance === WRATH;
    case 'inCalm':
      return player.stance === CALM;
    case 'atMostTwoCardsInHand':
      return player.hand.length <= 2;
    case 'solo':
      return state.players.length === 1;
    case 'didSo':
      return frame.moved > 0;
    default:
      return false;
  }
};
