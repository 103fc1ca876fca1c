/** Compiles effects, as written in content files, into routines. Runs once when the module loads. */
import type { Effect } from '../../words/effect.ts';
import { type AddPart, type Compiler, compileSimple } from './compile-card.ts';
import { compileEnemyEffect, isEnemyEffect } from './compile-enemy.ts';
import { compileItemEffect, isItemEffect } from './compile-item.ts';
import { compileRunEffect, isRunEffect } from './compile-run.ts';
import type { Op, Routine } from './op.ts';
import { blankOp, setAmount, setCondition, setTimes } from './op-builder.ts';
import { targetOf } from './targets.ts';

export { FILTERS, TARGET, targetOf } from './targets.ts';

/** Hits can be nested in choices and repetitions, so the end of the attack follows the whole effect. */
const hasHit = (effect: Effect): boolean => {
  if (effect.do === 'hit') return true;
  if (effect.do === 'choose') return effect.options.flat().some(hasHit);
  if (effect.do === 'repeat') return effect.effects.some(hasHit);
  if (effect.do === 'if') return [...effect.then, ...(effect.otherwise ?? [])].some(hasHit);
  return false;
};

const refusePart: AddPart = () => {
  throw new Error('a part that is carried out on its own needs the list of routines');
};

/** Compiles a routine; `byEnemy` when an enemy carries it out. */
export const compile = (
  effects: readonly Effect[],
  byEnemy = false,
  addPart: AddPart = refusePart,
): Routine => {
  const compiler: Compiler = { ops: [], byEnemy, target: targetOf(effects), addPart, playerUsed: false };
  const lastHit = effects.findLastIndex(hasHit);
  effects.forEach((effect, index) => {
    compileEffect(compiler, effect);
    // STS-17.5: tokens are applied right after the last hit, before later text.
    if (index === lastHit) compiler.ops.push(blankOp('endAttack'));
  });
  return compiler.ops;
};

const compileEffect = (compiler: Compiler, effect: Effect): void => {
  if (effect.do === 'if') compileIf(compiler, effect);
  else if (effect.do === 'choose') compileChoose(compiler, effect);
  else if (effect.do === 'repeat') compileRepeat(compiler, effect);
  else if (effect.do === 'addCube') compileAddCube(compiler, effect);
  else if (isEnemyEffect(effect)) compiler.ops.push(compileEnemyEffect(effect, compiler.addPart));
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

/** The last cube's effects are skipped until it is placed. */
const compileAddCube = (compiler: Compiler, effect: Extract<Effect, { do: 'addCube' }>): void => {
  const add = setAmount(blankOp('addCube'), effect.exhaustAt);
  compiler.ops.push(add);
  compileAll(compiler, effect.last ?? []);
  add.jumps = [compiler.ops.length];
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
