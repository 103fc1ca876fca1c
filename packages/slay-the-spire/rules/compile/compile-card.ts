/** Compiles the effects of cards into steps. */
import type { CardEffect, Effect } from '../../words/effect.ts';
import { DOUBLINGS, indexIn, ORBS, PILES, STANCES, TOKENS } from '../../words/lists.ts';
import { AIM, type CodeName, type Op } from './op.ts';
import { blankOp, setAmount, setCondition, setTimes, withAim, withKind } from './op-builder.ts';
import { ALL_CARDS, FILTERS, TARGET } from './targets.ts';

/** Which card is free next, as bits. */
export const FREE_ATTACK = 1;
export const FREE_ANY = 2;

/** Compiles a separately run part into a routine and returns its number. */
export type AddPart = (effects: readonly Effect[]) => number;

export type Compiler = {
  readonly ops: Op[];
  readonly byEnemy: boolean;
  readonly target: number;
  readonly addPart: AddPart;
  playerUsed: boolean;
};

type SimpleEffect = Exclude<
  CardEffect,
  { do: 'if' } | { do: 'choose' } | { do: 'repeat' } | { do: 'addCube' }
>;

export const compileSimple = (compiler: Compiler, effect: SimpleEffect): Op => {
  switch (effect.do) {
    case 'hit':
      return compileHit(compiler, effect);
    case 'damage':
      return compileDamage(compiler, effect);
    case 'token':
      return compileToken(compiler, effect);
    case 'block':
      return withAim(
        setAmount(blankOp(compiler.byEnemy ? 'blockSelfEnemy' : 'block'), effect.amount),
        recipient(compiler, effect.to),
      );
    case 'clearDebuffs':
      return withAim(blankOp(effect.do), recipient(compiler, effect.to));
    case 'judge':
      return withAim(setAmount(blankOp(effect.do), effect.hp), enemyOrPlayerAim(compiler, effect.at));
    case 'removeBlock':
      return withAim(blankOp(effect.do), enemyOrPlayerAim(compiler, effect.at));
    case 'energy':
    case 'draw':
      return withAim(setAmount(blankOp(effect.do), effect.amount), recipient(compiler, effect.to));
    case 'loseHp':
      return setAmount(blankOp(effect.at === 'subject' ? 'loseHpSubject' : 'loseHp'), effect.amount);
    case 'heal':
    case 'shiv':
    case 'miracle':
    case 'placeCubes':
    case 'drawUpTo':
    case 'scry':
    case 'searchDraw':
    case 'retainedCostLess':
      return setAmount(blankOp(effect.do), effect.amount);
    case 'multiplyPoison':
      return withAim(setAmount(blankOp(effect.do), effect.by), AIM.enemy);
    case 'loseStrengthAtEndOfTurn':
      return withKind(setAmount(blankOp(effect.do), effect.amount), effect.onlyGained ? 1 : 0);
    case 'discard':
    case 'exhaust':
      return Object.assign(blankOp(effect.do), {
        least: effect.least,
        most: effect.most === 'all' ? ALL_CARDS : effect.most,
        filter: FILTERS.indexOf(effect.cards),
      });
    case 'moveCard':
      return Object.assign(withKind(blankOp('moveCard'), indexIn(PILES, effect.from)), {
        most: effect.amount,
        aim: effect.to === 'hand' ? AIM.self : AIM.all,
        bonus: effect.retain === true ? 1 : 0,
      });
    case 'nextCardFree':
      return withKind(blankOp(effect.do), effect.type === 'any' ? FREE_ANY : FREE_ATTACK);
    case 'retainCards':
      return Object.assign(blankOp(effect.do), { most: effect.most });
    case 'useAllShivs':
      return Object.assign(blankOp(effect.do), { bonus: effect.bonus });
    case 'channel':
      return withKind(setAmount(blankOp(effect.do), effect.amount), indexIn(ORBS, effect.orb));
    case 'evoke':
      return withKind(setTimes(blankOp(effect.do), effect.times), effect.channelsSame === true ? 1 : 0);
    case 'orbAgain':
      return setTimes(blankOp(effect.do), effect.times);
    case 'orbEffect':
      return withKind(blankOp(effect.do), indexIn(ORBS, effect.orb));
    case 'stance':
      return withKind(blankOp(effect.do), indexIn(STANCES, effect.stance));
    case 'daze':
      return withKind(
        withAim(setAmount(blankOp(effect.do), effect.amount), playerAim(effect.to)),
        effect.pile === 'discard' ? 1 : 0,
      );
    case 'status':
      return withKind(
        withAim(setAmount(blankOp(effect.do), effect.amount), playerAim(effect.to)),
        effect.status === 'burn' ? 1 : 0,
      );
    case 'playTwice':
      return withKind(blankOp(effect.do), indexIn(DOUBLINGS, effect.type));
    case 'playDrawnCard':
      return withKind(blankOp(effect.do), effect.exhausts === false ? 0 : 1);
    case 'atEndOfTurn':
      return withKind(blankOp(effect.do), compiler.addPart(effect.does));
    case 'attachToTarget':
      return setAmount(blankOp(effect.do), effect.deathDamage);
    default:
      return blankOp(effect.do);
  }
};

const compileHit = (compiler: Compiler, effect: Extract<Effect, { do: 'hit' }>): Op => {
  const op = setTimes(setAmount(blankOp(hitCode(compiler, effect)), effect.amount), effect.times);
  op.aim = enemyOrPlayerAim(compiler, effect.at);
  op.perStrength = effect.perStrength ?? 1;
  if (effect.bonus !== undefined) {
    op.bonus = effect.bonus.amount;
    setCondition(op, effect.bonus.when);
  }
  if (effect.more !== undefined) {
    op.bonusTimes = effect.more.times;
    setCondition(op, effect.more.when);
  }
  return op;
};

const hitCode = (compiler: Compiler, effect: Extract<Effect, { do: 'hit' }>): CodeName => {
  if (compiler.byEnemy) return 'hitPlayers';
  return effect.at === 'anyEnemyEachTime' ? 'hitAnyEnemies' : 'hitEnemies';
};

const compileDamage = (compiler: Compiler, effect: Extract<Effect, { do: 'damage' }>): Op => {
  if (effect.at === 'attackers') return setAmount(blankOp('damageAttackers'), effect.amount);
  const toPlayers =
    effect.at === 'facing' || effect.at === 'thatPlayer' || effect.at === 'everyone' || effect.at === 'self';
  const op = setAmount(blankOp(toPlayers ? 'damagePlayers' : 'damageEnemies'), effect.amount);
  if (effect.at === 'rowOfTarget') op.aim = AIM.rowOfTarget;
  else if (effect.at === 'subject') op.aim = AIM.enemy;
  else op.aim = enemyOrPlayerAim(compiler, effect.at);
  return op;
};

const compileToken = (compiler: Compiler, effect: Extract<Effect, { do: 'token' }>): Op => {
  const code = tokenCode(compiler, effect.on);
  const op = withKind(setAmount(blankOp(code), effect.amount), indexIn(TOKENS, effect.token));
  if (code === 'tokenOnRecipient')
    op.aim = recipient(compiler, effect.on as 'self' | 'anyPlayer' | 'allPlayers');
  else if (code !== 'tokenOnSelfEnemy') op.aim = enemyOrPlayerAim(compiler, effect.on);
  return op;
};

const tokenCode = (compiler: Compiler, on: Extract<Effect, { do: 'token' }>['on']): CodeName => {
  if (on === 'facing' || on === 'thatPlayer' || on === 'everyone') return 'tokenOnPlayers';
  if (on === 'self' && compiler.byEnemy) return 'tokenOnSelfEnemy';
  if (on === 'self' || on === 'anyPlayer' || on === 'allPlayers') return 'tokenOnRecipient';
  return 'tokenOnEnemies';
};

/**
 * The card's own target serves every effect with the same kind of target; any other target is chosen
 * separately.
 */
const enemyOrPlayerAim = (compiler: Compiler, at: string): number => {
  switch (at) {
    case 'enemy':
      return compiler.target === TARGET.enemy || compiler.target === TARGET.none ? AIM.enemy : AIM.anyEnemy;
    case 'row':
      return compiler.target === TARGET.row || compiler.target === TARGET.none ? AIM.row : AIM.anyRow;
    case 'anyEnemyEachTime':
      return AIM.anyEnemy;
    case 'oneOrTwoEnemies':
      return AIM.oneOrTwo;
    case 'all':
      return AIM.all;
    case 'everyone':
      return AIM.everyone;
    case 'self':
      return AIM.self;
    default:
      return AIM.facing;
  }
};

const playerAim = (to: 'self' | 'facing' | 'thatPlayer' | 'everyone'): number =>
  to === 'self' ? AIM.self : to === 'everyone' ? AIM.everyone : AIM.facing;

/** The first "any player" is the player chosen with the card; each further one is chosen separately. */
const recipient = (compiler: Compiler, to: 'self' | 'anyPlayer' | 'allPlayers'): number => {
  if (to === 'self') return AIM.self;
  if (to === 'allPlayers') return AIM.allPlayers;
  if (compiler.target !== TARGET.player || compiler.playerUsed) return AIM.anyPlayer;
  compiler.playerUsed = true;
  return AIM.player;
};
