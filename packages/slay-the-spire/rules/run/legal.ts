/** Moves between combats. */
import { addMove, encodeMove, isAsking, type MoveList, NONE, type SeatSet } from '@three-spires/kernel';
import { ITEM_ENTRIES, type ItemEntry } from '../compile/entries.ts';
import { MOVE, OFFER } from '../moves.ts';
import { MENU, MODE } from '../run-state.ts';
import { PHASE, playerAt, QUESTION, type State } from '../state.ts';
import { canTakeBossRelic, claimOf } from './boss-relics.ts';
import { offerOf } from './goods.ts';
import { canTakeOption, mayLeaveMenu, menuOptions } from './menu.ts';
import { canBuyCard, canBuyColorless, canBuyPotion, canBuyRelic, canBuyRemove } from './merchant.ts';
import { hasRoomForPotion } from './potion-answer.ts';

/** Phases of the climb in which each seat acts independently until finished. */
export const isRunPhase = (phase: number): boolean =>
  phase === PHASE.neow || phase === PHASE.room || phase === PHASE.merchant || phase === PHASE.bossRelics;

export const runDeciding = (state: State): SeatSet => {
  const { finished } = state.run;
  let seats = 0;
  for (let seat = 0; seat < finished.length; seat++) if (finished[seat] === 0) seats |= 1 << seat;
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

/** Votes and rewards of the climb with the same options: the party is between two combats. */
export const isBetween = (state: State): boolean => {
  if (state.run.mode === MODE.firstFight || state.stack.length > 0) return false;
  if (state.question.kind === QUESTION.party)
    return state.phase === PHASE.map || state.phase === PHASE.actEnd;
  return state.phase === PHASE.rewards && !isAsking(state);
};

/** Relics that are used up outside combat. */
const listRelicMoves = (state: State, seat: number, out: MoveList): void => {
  const { relics } = playerAt(state, seat);
  for (let at = 0; at < relics.length; at++) {
    const { outsideCombat } = ITEM_ENTRIES[relics[at] as number] as ItemEntry;
    if (outsideCombat !== NONE) addMove(out, encodeMove(MOVE.useRelic, at));
  }
};

const listMenu = (state: State, seat: number, out: MoveList): void => {
  const before = out.length;
  const { length } = menuOptions(state, seat);
  for (let at = 0; at < length; at++)
    if (canTakeOption(state, seat, at)) addMove(out, encodeMove(MOVE.option, at));
  if (mayLeaveMenu(state, seat, out.length > before)) addMove(out, encodeMove(MOVE.leave));
};

const listBossRelics = (state: State, seat: number, out: MoveList): void => {
  for (let at = 0; at < state.run.bossRelics.length; at++)
    if (canTakeBossRelic(state, seat, at)) addMove(out, encodeMove(MOVE.takeBossRelic, at));
  if (claimOf(state, seat) !== NONE) addMove(out, encodeMove(MOVE.skipBossRelic));
  addMove(out, encodeMove(MOVE.leave));
};

const listMerchant = (state: State, seat: number, out: MoveList): void => {
  const { run } = state;
  const cards = run.cardStock[seat] ?? [];
  for (let slot = 0; slot < run.relicStock.length; slot++)
    if (canBuyRelic(state, seat, slot)) addMove(out, encodeMove(MOVE.buyRelic, slot));
  for (let slot = 0; slot < run.potionStock.length; slot++) {
    for (let other = 0; other < state.players.length; other++) {
      if (canBuyPotion(state, seat, slot, other)) addMove(out, encodeMove(MOVE.buyPotion, slot, other));
    }
  }
  for (let slot = 0; slot < cards.length; slot++)
    if (canBuyCard(state, seat, slot)) addMove(out, encodeMove(MOVE.buyCard, slot));
  for (let slot = 0; slot < run.colorlessStock.length; slot++)
    if (canBuyColorless(state, seat, slot)) addMove(out, encodeMove(MOVE.buyColorless, slot));
  if (canBuyRemove(state, seat)) addMove(out, encodeMove(MOVE.buyRemove));
  addMove(out, encodeMove(MOVE.leave));
};

/** At a Merchant or an Event a player may offer to pay for others, and withdraw that (STS-8.23). */
const listOffers = (state: State, seat: number, out: MoveList): void => {
  const isPlace = state.phase === PHASE.merchant || state.run.menu === MENU.event;
  if (!isPlace || state.players.length === 1) return;
  const { gold } = playerAt(state, seat);
  const offered = offerOf(state, seat);
  if (gold > 0) addMove(out, encodeMove(MOVE.share, OFFER.allOrNone));
  if (offered < gold) addMove(out, encodeMove(MOVE.share, OFFER.more));
  if (offered > 0) addMove(out, encodeMove(MOVE.share, OFFER.less));
};

/** Giving potions away and discarding them outside combat (STS-8.4, STS-8.15). */
const listPotionMoves = (state: State, seat: number, out: MoveList): void => {
  const { potions } = playerAt(state, seat);
  for (let at = 0; at < potions.length; at++) {
    for (let other = 0; other < state.players.length; other++) {
      if (other !== seat && hasRoomForPotion(state, other))
        addMove(out, encodeMove(MOVE.givePotion, at, other));
    }
    addMove(out, encodeMove(MOVE.dropPotion, at));
    if (WORKS_ANYTIME[potions[at] as number] === true) addMove(out, encodeMove(MOVE.potion, at));
  }
};

/** STS-8.17: only a few potions work outside combat. By item. */
const WORKS_ANYTIME: readonly boolean[] = ITEM_ENTRIES.map(
  ({ definition, routine }) => definition.anytime === true && routine !== NONE,
);
