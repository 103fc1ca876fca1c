/** The handler of every step, in the order of the codes. */
import { CODES, type CodeName } from '../compile/op.ts';
import * as attack from './attack.ts';
import * as board from './board.ts';
import * as cards from './cards.ts';
import { orderDiscard } from './discard-order.ts';
import * as drawPile from './draw-pile.ts';
import { ENEMY_HANDLERS } from './enemy.ts';
import * as flow from './flow.ts';
import * as gain from './gain.ts';
import type { Handler } from './handler.ts';
import { ITEM_HANDLERS } from './item.ts';
import * as orbs from './orbs.ts';
import * as play from './play.ts';
import { RUN_HANDLERS } from './run.ts';

const BY_NAME: Record<CodeName, Handler> = {
  ...ENEMY_HANDLERS,
  ...ITEM_HANDLERS,
  ...RUN_HANDLERS,
  hitEnemies: attack.hitEnemies,
  hitPlayers: attack.hitPlayers,
  endAttack: attack.endAttack,
  damageEnemies: attack.damageEnemies,
  damagePlayers: attack.damagePlayers,
  damageAttackers: attack.damageAttackers,
  loseHp: attack.loseHp,
  loseHpSubject: attack.loseHpSubject,
  heal: attack.heal,
  block: gain.block,
  blockSelfEnemy: gain.blockSelfEnemy,
  doubleBlock: gain.doubleBlock,
  tokenOnEnemies: gain.tokenOnEnemies,
  tokenOnPlayers: gain.tokenOnPlayers,
  tokenOnRecipient: gain.tokenOnRecipient,
  tokenOnSelfEnemy: gain.tokenOnSelfEnemy,
  doubleStrength: gain.doubleStrength,
  multiplyPoison: gain.multiplyPoison,
  loseStrengthAtEndOfTurn: gain.loseStrengthAtEndOfTurn,
  fadeStrength: gain.fadeStrength,
  energy: gain.energy,
  miracle: gain.miracle,
  shiv: gain.shiv,
  useAllShivs: gain.useAllShivs,
  draw: cards.draw,
  drawUpTo: cards.drawUpTo,
  noMoreDraws: cards.noMoreDraws,
  handCostsZero: cards.handCostsZero,
  discard: cards.discard,
  exhaust: cards.exhaust,
  moveCard: cards.moveCard,
  retainCards: cards.retainCards,
  exhaustEthereal: cards.exhaustEthereal,
  exhaustThis: cards.exhaustThis,
  daze: cards.daze,
  status: cards.status,
  discardAttached: cards.discardAttached,
  if: flow.condition,
  jump: flow.jump,
  choose: flow.choose,
  repeat: flow.repeat,
  loop: flow.loop,
  playDrawnCard: play.playDrawnCard,
  playTwice: play.playTwice,
  copyLastCard: play.copyLastCard,
  swapRows: play.swapRows,
  attachToTarget: play.attachToTarget,
  addCube: play.addCube,
  channel: orbs.channel,
  evoke: orbs.evoke,
  evokeAll: orbs.evokeAll,
  removeOrbs: orbs.removeOrbs,
  orbAgain: orbs.orbAgain,
  orbEffect: orbs.orbEffect,
  stance: board.stance,
  noMoreCards: board.noMoreCards,
  atEndOfTurn: board.atEndOfTurn,
  limitHpLoss: board.limitHpLoss,
  nextCardFree: board.nextCardFree,
  redCube: board.redCube,
  orderDiscard,
  hitAnyEnemies: attack.hitAnyEnemies,
  judge: attack.judge,
  removeBlock: attack.removeBlock,
  clearDebuffs: gain.clearDebuffs,
  doubleEnergy: gain.doubleEnergy,
  retainedCostLess: cards.retainedCostLess,
  exhaustForEnergy: cards.exhaustForEnergy,
  takeTopDiscard: cards.takeTopDiscard,
  takeZeroCostDiscards: cards.takeZeroCostDiscards,
  scry: drawPile.scry,
  searchDraw: drawPile.searchDraw,
  playFromDraw: drawPile.playFromDraw,
  exhaustDrawPile: drawPile.exhaustDrawPile,
  copyLastAttack: play.copyLastAttack,
  placeCubes: play.placeCubes,
};

export const HANDLERS: readonly Handler[] = CODES.map((code) => BY_NAME[code]);
