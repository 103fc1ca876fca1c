/** Effects between combats: the handlers of the run's words. */

import { heal, losePlayerHp } from '../combat/harm.ts';
import type { RUN_CODES } from '../compile/codes/run.ts';
import { playerAt } from '../state.ts';
import type { Handler } from './handler.ts';
import {
  addRandomCards,
  bonfire,
  fall,
  gainCurses,
  removeAllCurses,
  removeCards,
  swapCard,
  transformCards,
  upgradeCards,
} from './run-deck.ts';
import { enterRoom, everyPlayer, jumpToRoom, mayRepeat, onePlayer, rollDie } from './run-flow.ts';
import { dropGold, everyPlayerLosesAllGold, gainGoldHandler, payGoldHandler } from './run-gold.ts';
import { gainGoldOfRelic, gainPotions, gainRelics, givePotion, giveRelic, swapRelic } from './run-items.ts';
import { cardReward } from './run-rewards.ts';
import { rollOff } from './run-roll-off.ts';

const healFully: Handler = (state, frame, _op, emit) => {
  heal(state, 'player', frame.seat, playerAt(state, frame.seat).maxHp, emit);
  return true;
};

/** `x` is the number of players who took the same option earlier. */
const loseHpPerChooser: Handler = (state, frame, _op, emit) => {
  losePlayerHp(state, frame.seat, 1 + frame.x, emit);
  return true;
};

export const RUN_HANDLERS: Record<(typeof RUN_CODES)[number], Handler> = {
  gainGold: gainGoldHandler,
  payGold: payGoldHandler,
  dropGold,
  healFully,
  gainRelic: gainRelics,
  gainPotion: gainPotions,
  cardReward,
  rareReward: cardReward,
  addRandomCards,
  upgradeCards,
  removeCards,
  transformCards,
  removeAllCurses,
  gainCurse: gainCurses,
  giveRelic,
  givePotion,
  gainGoldOfRelic,
  bonfire,
  fall,
  swapCard,
  swapRelic,
  rollDie,
  loseHpPerChooser,
  mayRepeat,
  enterRoom,
  jumpToRoom,
  onePlayer,
  everyPlayer,
  everyPlayerLosesAllGold,
  rollOff,
};
