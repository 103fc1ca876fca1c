/** Moves between combats. */
import { addMove, encodeMove, isAsking, type MoveList, NONE, type SeatSet } from '@three-spires/kernel';
import { ITEM_ENTRIES } from '../compile/entries.ts';
import { MOVE, OFFER } from '../moves.ts';
import { MENU, MODE } from '../run-state.ts';
import { PHASE, type Player, QUESTION, type State } from '../state.ts';
import { canTakeBossRelic, claimOf } from './boss-relics.ts';
import { offerOf } from './goods.ts';
import { canLeaveMenu, canTakeOption, menuOptions } from './menu.ts';
import { canBuyCard, canBuyColorless, canBuyPotion, canBuyRelic, canBuyRemove } from './merchant.ts';
import { hasRoomForPotion } from './potion-answer.ts';

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
  if (state.run.finished[seat] === 0) {
    if (state.phase === PHASE.merchant) listMerchant(state, seat, out);
    else if (state.phase === PHASE.bossRelics) listBossRelics(state, seat, out);
    else listMenu(state, seat, out);
  }
  listOffers(state, seat, out);
  listBetween(state, seat, out);
};

/** What can be done at any time between combats: potions, relics, places (STS-8.4, STS-8.17, STS-15.15). */
export const listBetween = (state: State, seat: number, out: MoveList): void => {
  listPotionMoves(state, seat, out);
  listRelicMoves(state, seat, out);
  if (state.players.length > 1) addMove(out, encodeMove(MOVE.swapRows));
};

/** Votes and rewards of the climb during which the same can be done: the party is between two combats. */
export const isBetween = (state: State): boolean => {
  if (state.run.mode === MODE.firstFight || state.stack.length > 0) return false;
  if (state.question.kind === QUESTION.party)
    return state.phase === PHASE.map || state.phase === PHASE.actEnd;
  return state.phase === PHASE.rewards && !isAsking(state);
};

/** Relics that are used up outside combat. */
const listRelicMoves = (state: State, seat: number, out: MoveList): void => {
  (state.players[seat] as Player).relics.forEach((item, at) => {
    if ((ITEM_ENTRIES[item]?.outsideCombat ?? -1) >= 0) addMove(out, encodeMove(MOVE.useRelic, at));
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
  if (claimOf(state, seat) !== NONE) addMove(out, encodeMove(MOVE.skipBossRelic));
  addMove(out, encodeMove(MOVE.leave));
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
  addMove(out, encodeMove(MOVE.leave));
};

/** At a Merchant or an Event a player may offer to pay for others, and take that back (STS-8.23). */
const listOffers = (state: State, seat: number, out: MoveList): void => {
  const isPlace = state.phase === PHASE.merchant || state.run.menu === MENU.event;
  if (!isPlace || state.players.length === 1) return;
  const { gold } = state.players[seat] as Player;
  const offered = offerOf(state, seat);
  if (gold > 0) addMove(out, encodeMove(MOVE.share, OFFER.allOrNone));
  if (offered < gold) addMove(out, encodeMove(MOVE.share, OFFER.more));
  if (offered > 0) addMove(out, encodeMove(MOVE.share, OFFER.less));
};

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

const canGivePotion = (state: State, seat: number, at: number, other: number): boolean => {
  const has = at < (state.players[seat] as Player).potions.length;
  return has && other !== seat && hasRoomForPotion(state, other);
};

/** STS-8.17: only a few potions work outside combat. */
const canDrink = (state: State, seat: number, at: number): boolean => {
  const item = ITEM_ENTRIES[(state.players[seat] as Player).potions[at] ?? -1];
  return item !== undefined && item.definition.anytime === true && item.routine >= 0;
};
