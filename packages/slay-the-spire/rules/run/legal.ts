/** Moves between combats. */
import { addMove, encodeMove, type MoveList, type SeatSet } from '@three-spires/kernel';
import { MOVE } from '../moves.ts';
import { potionLimit } from '../relics.ts';
import { PHASE, type Player, type State } from '../state.ts';
import { ITEM_TABLE } from '../tables.ts';
import { canTakeBossRelic } from './boss-relics.ts';
import { canLeaveMenu, canTakeOption, menuOptions } from './menu.ts';
import { canBuyCard, canBuyColorless, canBuyPotion, canBuyRelic, canBuyRemove } from './merchant.ts';

/** Phases of the climb in which each seat acts for itself until it is finished. */
export const isRunPhase = (phase: number): boolean =>
  phase === PHASE.neow || phase === PHASE.room || phase === PHASE.merchant || phase === PHASE.bossRelics;

export const runDeciding = (state: State): SeatSet => {
  let seats = 0;
  state.run.finished.forEach((finished, seat) => {
    if (finished === 0) seats |= 1 << seat;
  });
  return seats;
};

export const listRun = (state: State, seat: number, out: MoveList): void => {
  if (state.run.finished[seat] !== 0) return;
  if (state.phase === PHASE.merchant) listMerchant(state, seat, out);
  else if (state.phase === PHASE.bossRelics) listBossRelics(state, seat, out);
  else listMenu(state, seat, out);
  listPotionMoves(state, seat, out);
  listRelicMoves(state, seat, out);
  if (state.players.length > 1) addMove(out, encodeMove(MOVE.swapRows));
};

/** Relics that are used up outside combat. */
const listRelicMoves = (state: State, seat: number, out: MoveList): void => {
  (state.players[seat] as Player).relics.forEach((item, at) => {
    if ((ITEM_TABLE[item]?.outsideCombat ?? -1) >= 0) addMove(out, encodeMove(MOVE.useRelic, at));
  });
};

const listMenu = (state: State, seat: number, out: MoveList): void => {
  menuOptions(state, seat).forEach((_, at) => {
    if (canTakeOption(state, seat, at)) addMove(out, encodeMove(MOVE.option, at));
  });
  if (canLeaveMenu(state, seat)) addMove(out, encodeMove(MOVE.leave));
};

const listBossRelics = (state: State, seat: number, out: MoveList): void => {
  state.run.bossRelics.forEach((_, at) => {
    if (canTakeBossRelic(state, seat, at)) addMove(out, encodeMove(MOVE.takeBossRelic, at));
  });
  addMove(out, encodeMove(MOVE.skipBossRelic));
};

const listMerchant = (state: State, seat: number, out: MoveList): void => {
  const { run } = state;
  run.relicStock.forEach((_, slot) => {
    if (canBuyRelic(state, seat, slot)) addMove(out, encodeMove(MOVE.buyRelic, slot));
  });
  run.potionStock.forEach((_, slot) => {
    for (let other = 0; other < state.players.length; other++) {
      if (canBuyPotion(state, seat, slot, other)) addMove(out, encodeMove(MOVE.buyPotion, slot, other));
    }
  });
  (run.cardStock[seat] ?? []).forEach((_, slot) => {
    if (canBuyCard(state, seat, slot)) addMove(out, encodeMove(MOVE.buyCard, slot));
  });
  run.colorlessStock.forEach((_, slot) => {
    if (canBuyColorless(state, seat, slot)) addMove(out, encodeMove(MOVE.buyColorless, slot));
  });
  if (canBuyRemove(state, seat)) addMove(out, encodeMove(MOVE.buyRemove));
  if (canShare(state, seat)) addMove(out, encodeMove(MOVE.share));
  addMove(out, encodeMove(MOVE.leave));
};

/** Offering to pay for others; once given it stands until the room is left. */
export const canShare = (state: State, seat: number): boolean =>
  state.players.length > 1 && state.run.sharing[seat] === 0 && (state.players[seat] as Player).gold > 0;

/** Giving potions away and discarding them outside combat (STS-8.4, STS-8.15). */
const listPotionMoves = (state: State, seat: number, out: MoveList): void => {
  (state.players[seat] as Player).potions.forEach((_, at) => {
    for (let other = 0; other < state.players.length; other++) {
      if (canGivePotion(state, seat, at, other)) addMove(out, encodeMove(MOVE.givePotion, at, other));
    }
    addMove(out, encodeMove(MOVE.dropPotion, at));
    if (canDrink(state, seat, at)) addMove(out, encodeMove(MOVE.potion, at));
  });
};

export const canGivePotion = (state: State, seat: number, at: number, other: number): boolean => {
  const receiver: Player | undefined = state.players[other];
  const has = at < (state.players[seat] as Player).potions.length;
  return has && other !== seat && receiver !== undefined && receiver.potions.length < potionLimit(state);
};

/** STS-8.17: only a few potions work outside combat. */
export const canDrink = (state: State, seat: number, at: number): boolean => {
  const item = ITEM_TABLE[(state.players[seat] as Player).potions[at] ?? -1];
  return item !== undefined && item.definition.anytime === true && item.program >= 0;
};
