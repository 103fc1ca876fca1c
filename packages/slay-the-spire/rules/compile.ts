/** Turns effects, as content files write them, into programs. Runs once when the module loads. */
import type { CardEffect, Effect } from '../words/effect.ts';
import { CARD_TYPES, indexIn, ORBS, PILES, STANCES, TOKENS } from '../words/lists.ts';
import { compileEnemyEffect, isEnemyEffect } from './compile-enemy.ts';
import { compileItemEffect, isItemEffect } from './compile-item.ts';
import { compileRunEffect, isRunEffect } from './compile-run.ts';
import { AIM, type CodeName, type Op, type Program } from './op.ts';
import { blankOp, setAmount, setCondition, setTimes, withAim, withKind } from './op-builder.ts';

/** What a card asks its player to point at when it is played. */
export const TARGET = { none: 0, enemy: 1, row: 2, player: 3 } as const;

/** What a choice among cards may take; `unkept` is for effects that keep cards in hand. */
export const FILTERS = ['any', 'attack', 'nonAttack', 'skill', 'unkept'] as const;

/** Everything, where a number of cards is meant. */
export const ALL_CARDS = 255;

/** The target that goes with playing the card: the first one its effects name outside a condition. */
export const targetOf = (effects: readonly Effect[]): number => {
  for (const effect of effects) {
    const found = targetOfEffect(effect);
    if (found !== TARGET.none) return found;
  }
  return TARGET.none;
};

const targetOfEffect = (effect: Effect): number => {
  if (effect.do === 'choose') return targetOf(effect.options.flat());
  if (effect.do === 'multiplyPoison') return TARGET.enemy;
  const place =
    'at' in effect ? effect.at : 'on' in effect ? effect.on : 'to' in effect ? effect.to : undefined;
  if (place === 'enemy') return TARGET.enemy;
  if (place === 'row') return TARGET.row;
  return place === 'anyPlayer' ? TARGET.player : TARGET.none;
};

/** Hits reach into choices and repetitions, so the end of the attack comes after the whole of such an effect. */
const hasHit = (effect: Effect): boolean => {
  if (effect.do === 'hit') return true;
  if (effect.do === 'choose') return effect.options.flat().some(hasHit);
  if (effect.do === 'repeat') return effect.effects.some(hasHit);
  if (effect.do === 'if') return [...effect.then, ...(effect.otherwise ?? [])].some(hasHit);
  return false;
};

/** Makes a program of a part that is carried out on its own, and gives its number. */
export type AddPart = (effects: readonly Effect[]) => number;

type Compiler = {
  readonly ops: Op[];
  readonly byEnemy: boolean;
  readonly target: number;
  readonly addPart: AddPart;
  playerUsed: boolean;
};

/** Compiles a program; `byEnemy` when an enemy carries it out. */
export const compile = (effects: readonly Effect[], byEnemy: boolean, addPart: AddPart): Program => {
  const compiler: Compiler = { ops: [], byEnemy, target: targetOf(effects), addPart, playerUsed: false };
  const lastHit = effects.findLastIndex(hasHit);
  effects.forEach((effect, index) => {
    compileEffect(compiler, effect);
    // STS-17.5: tokens go right after the last hit, before later text.
    if (index === lastHit) compiler.ops.push(blankOp('endAttack'));
  });
  return compiler.ops;
};

const compileEffect = (compiler: Compiler, effect: Effect): void => {
  if (effect.do === 'if') compileIf(compiler, effect);
  else if (effect.do === 'choose') compileChoose(compiler, effect);
  else if (effect.do === 'repeat') compileRepeat(compiler, effect);
  else if (isEnemyEffect(effect)) compiler.ops.push(compileEnemyEffect(effect));
  else if (isItemEffect(effect)) compiler.ops.push(compileItemEffect(effect));
  else if (isRunEffect(effect)) compiler.ops.push(compileRunEffect(effect, compiler.addPart));
  else compiler.ops.push(compileSimple(compiler, effect));
};

const compileAll = (compiler: Compiler, effects: readonly Effect[]): void => {
  for (const effect of effects) compileEffect(compiler, effect);
};

const compileIf = (compiler: Compiler, effect: Extract<Effect, { do: 'if' }>): void => {
  const test = setCondition(blankOp('if'), effect.when);
  compiler.ops.push(test);
  compileAll(compiler, effect.then);
  if (effect.otherwise === undefined) {
    test.jumps = [compiler.ops.length];
    return;
  }
  const leave = blankOp('jump');
  compiler.ops.push(leave);
  test.jumps = [compiler.ops.length];
  compileAll(compiler, effect.otherwise);
  leave.jumps = [compiler.ops.length];
};

const compileChoose = (compiler: Compiler, effect: Extract<Effect, { do: 'choose' }>): void => {
  const ask = blankOp('choose');
  compiler.ops.push(ask);
  const leaving: Op[] = [];
  const starts: number[] = [];
  for (const option of effect.options) {
    starts.push(compiler.ops.length);
    compileAll(compiler, option);
    const leave = blankOp('jump');
    leaving.push(leave);
    compiler.ops.push(leave);
  }
  ask.jumps = starts;
  for (const leave of leaving) leave.jumps = [compiler.ops.length];
};

const compileRepeat = (compiler: Compiler, effect: Extract<Effect, { do: 'repeat' }>): void => {
  const begin = setTimes(blankOp('repeat'), effect.times);
  compiler.ops.push(begin);
  const start = compiler.ops.length;
  compileAll(compiler, effect.effects);
  const loop = blankOp('loop');
  loop.jumps = [start];
  compiler.ops.push(loop);
  begin.jumps = [compiler.ops.length];
};

type SimpleEffect = Exclude<CardEffect, { do: 'if' } | { do: 'choose' } | { do: 'repeat' }>;

const compileSimple = (compiler: Compiler, effect: SimpleEffect): Op => {
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
    case 'energy':
    case 'draw':
      return withAim(setAmount(blankOp(effect.do), effect.amount), recipient(compiler, effect.to));
    case 'loseHp':
      return setAmount(blankOp(effect.at === 'subject' ? 'loseHpSubject' : 'loseHp'), effect.amount);
    case 'heal':
    case 'shiv':
    case 'miracle':
      return setAmount(blankOp(effect.do), effect.amount);
    case 'drawUpTo':
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
      });
    case 'retainCards':
      return Object.assign(blankOp(effect.do), { most: effect.most });
    case 'useAllShivs':
      return Object.assign(blankOp(effect.do), { bonus: effect.bonus });
    case 'channel':
      return withKind(setAmount(blankOp(effect.do), effect.amount), indexIn(ORBS, effect.orb));
    case 'evoke':
      return setTimes(blankOp(effect.do), effect.times);
    case 'stance':
      return withKind(blankOp(effect.do), indexIn(STANCES, effect.stance));
    case 'daze':
      return withAim(setAmount(blankOp(effect.do), effect.amount), playerAim(effect.to));
    case 'status':
      return withKind(
        withAim(setAmount(blankOp(effect.do), effect.amount), playerAim(effect.to)),
        effect.status === 'burn' ? 1 : 0,
      );
    case 'playTwice':
      return withKind(blankOp(effect.do), indexIn(CARD_TYPES, effect.type));
    case 'attachToTarget':
      return setAmount(blankOp(effect.do), effect.deathDamage);
    case 'addCube':
      return setAmount(blankOp(effect.do), effect.exhaustAt);
    default:
      return blankOp(effect.do);
  }
};

const compileHit = (compiler: Compiler, effect: Extract<Effect, { do: 'hit' }>): Op => {
  const op = setTimes(
    setAmount(blankOp(compiler.byEnemy ? 'hitPlayers' : 'hitEnemies'), effect.amount),
    effect.times,
  );
  op.aim = enemyOrPlayerAim(compiler, effect.at);
  op.perStrength = effect.perStrength ?? 1;
  if (effect.bonus !== undefined) {
    op.bonus = effect.bonus.amount;
    setCondition(op, effect.bonus.when);
  }
  return op;
};

const compileDamage = (compiler: Compiler, effect: Extract<Effect, { do: 'damage' }>): Op => {
  if (effect.at === 'attackers') return setAmount(blankOp('damageAttackers'), effect.amount);
  const toPlayers = effect.at === 'facing' || effect.at === 'everyone' || effect.at === 'self';
  const op = setAmount(blankOp(toPlayers ? 'damagePlayers' : 'damageEnemies'), effect.amount);
  if (effect.at === 'rowOfTarget') op.aim = AIM.rowOfTarget;
  else op.aim = effect.at === 'self' ? AIM.self : enemyOrPlayerAim(compiler, effect.at);
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
  if (on === 'facing' || on === 'everyone') return 'tokenOnPlayers';
  if (on === 'self' && compiler.byEnemy) return 'tokenOnSelfEnemy';
  if (on === 'self' || on === 'anyPlayer' || on === 'allPlayers') return 'tokenOnRecipient';
  return 'tokenOnEnemies';
};

/** The card's own target serves every effect that aims the same way; any other target is asked for anew. */
const enemyOrPlayerAim = (compiler: Compiler, at: string): number => {
  switch (at) {
    case 'enemy':
      return compiler.target === TARGET.enemy || compiler.target === TARGET.none ? AIM.enemy : AIM.anyEnemy;
    case 'row':
      return compiler.target === TARGET.row || compiler.target === TARGET.none ? AIM.row : AIM.anyRow;
    case 'anyEnemyEachTime':
      return AIM.anyEnemy;
    case 'all':
      return AIM.all;
    case 'everyone':
      return AIM.everyone;
    default:
      return AIM.facing;
  }
};

const playerAim = (to: 'self' | 'facing' | 'everyone'): number =>
  to === 'self' ? AIM.self : to === 'facing' ? AIM.facing : AIM.everyone;

/** The first «any player» goes to the player chosen with the card, each further one is chosen anew. */
const recipient = (compiler: Compiler, to: 'self' | 'anyPlayer' | 'allPlayers'): number => {
  if (to === 'self') return AIM.self;
  if (to === 'allPlayers') return AIM.allPlayers;
  if (compiler.target !== TARGET.player || compiler.playerUsed) return AIM.anyPlayer;
  compiler.playerUsed = true;
  return AIM.player;
};
