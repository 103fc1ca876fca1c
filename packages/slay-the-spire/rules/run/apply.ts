/** Applies the moves between combats. */
import {
  closeQuestion,
  moveA,
  moveB,
  moveKind,
  NO_VOTE,
  NONE,
  putUnder,
  removeAt,
  topFrame,
} from '@three-spires/kernel';
import { removeRelic } from '../combat/relics.ts';
import { ITEM_ENTRIES } from '../compile/entries.ts';
import { REMOVE_ROUTINE, ROLL_OFF_ROUTINE, SWAP_ROUTINE } from '../compile/run-entries.ts';
import type { Emit } from '../event.ts';
import { pushAbility } from '../frames.ts';
import { MOVE, OFFER } from '../moves.ts';
import { MENU } from '../run-state.ts';
import { PHASE, playerAt, type State } from '../state.ts';
import { claimantOf, claimBossRelic } from './boss-relics.ts';
import { endRun, enterSpace, goOn } from './course.ts';
import { deckOf, dropPotion, gainPotion, offerOf, payGold } from './goods.ts';
import { reachableSpaces } from './map.ts';
import { leaveMenu, takeOption, takePartyOption } from './menu.ts';
import { buyCard, buyColorless, buyPotion, buyRelic, removePrice } from './merchant.ts';
import { castVote } from './party.ts';

export const applyRun = (state: State, seat: number, move: number, emit: Emit): void => {
  switch (moveKind(move)) {
    case MOVE.option:
      takeOption(state, seat, moveA(move));
      break;
    case MOVE.leave:
      leaveMenu(state, seat);
      break;
    case MOVE.takeBossRelic:
      takeBossRelic(state, seat, moveA(move));
      break;
    case MOVE.skipBossRelic:
      claimBossRelic(state, seat, NONE);
      break;
    case MOVE.swapRows:
      push(state, SWAP_ROUTINE, seat);
      break;
    case MOVE.useRelic:
      useOutside(state, seat, moveA(move));
      break;
    case MOVE.share:
      changeOffer(state, seat, moveA(move));
      break;
    case MOVE.givePotion:
      gainPotion(state, moveB(move), removeAt(playerAt(state, seat).potions, moveA(move)), emit);
      break;
    case MOVE.dropPotion:
      dropPotion(state, seat, moveA(move));
      break;
    default:
      applyPurchase(state, seat, move, emit);
  }
};

const changeOffer = (state: State, seat: number, how: number): void => {
  const offered = offerOf(state, seat);
  const all = playerAt(state, seat).gold;
  const changed = how === OFFER.more ? offered + 1 : offered - 1;
  state.run.sharing[seat] = how === OFFER.allOrNone ? (offered === 0 ? all : 0) : changed;
};

/** A relic that another player claims must be settled between the two (R29). */
const takeBossRelic = (state: State, seat: number, at: number): void => {
  if (claimantOf(state, at) < 0) claimBossRelic(state, seat, at);
  else pushAbility(state, { routine: ROLL_OFF_ROUTINE, seat, enemy: NONE, card: NONE, target: at });
};

const push = (state: State, routine: number, seat: number): void => {
  pushAbility(state, { routine, seat, enemy: NONE, card: NONE, target: NONE });
};

/** Using the relic discards it. */
const useOutside = (state: State, seat: number, at: number): void => {
  const relic = removeRelic(state, seat, at);
  putUnder(deckOf(state, relic), relic);
  push(state, ITEM_ENTRIES[relic]?.outsideCombat as number, seat);
};

const applyPurchase = (state: State, seat: number, move: number, emit: Emit): void => {
  switch (moveKind(move)) {
    case MOVE.buyRelic:
      buyRelic(state, seat, moveA(move), emit);
      break;
    case MOVE.buyPotion:
      buyPotion(state, seat, moveA(move), moveB(move), emit);
      break;
    case MOVE.buyCard:
      buyCard(state, seat, moveA(move), emit);
      break;
    case MOVE.buyColorless:
      buyColorless(state, seat, moveA(move), emit);
      break;
    case MOVE.buyRemove:
      payGold(state, seat, removePrice(state), emit);
      state.run.removeUsed[seat] = 1;
      push(state, REMOVE_ROUTINE, seat);
      break;
  }
};

/** Casts a vote; after the last one, carries out the party's choice. Returns whether anything was decided. */
export const applyVote = (state: State, seat: number, option: number, emit: Emit): boolean => {
  const result = castVote(state, seat, option);
  if (result === NO_VOTE) return false;
  closeQuestion(state);
  state.votes = [];
  const frame = topFrame(state.stack);
  if (frame !== undefined) frame.answer = result;
  else carryOut(state, result, emit);
  return true;
};

const carryOut = (state: State, result: number, emit: Emit): void => {
  const { run } = state;
  if (state.phase === PHASE.map) enterSpace(state, reachableSpaces(state)[result] as number, emit);
  else if (state.phase === PHASE.room && run.menu === MENU.event) {
    takePartyOption(state, result);
  } else if (result === 0) goOn(state, emit);
  else endRun(state, emit);
};
