/** Moves between combats in readable form. */
import { moveA, moveB, moveKind, type ReadableMove } from '@three-spires/kernel';
import { FACES, ITEM_ENTRIES } from '../compile/entries.ts';
import { MOVE, OFFER } from '../moves.ts';
import { seatName } from '../naming.ts';
import { MENU, ROOM_NAMES } from '../run-state.ts';
import { PHASE, playerAt, QUESTION, type State } from '../state.ts';
import { claimantOf } from './boss-relics.ts';
import { paymentsFor } from './goods.ts';
import { reachableSpaces, spacesOf } from './map.ts';
import { menuOptions } from './menu.ts';
import { cardPrice, potionPrice, relicPrice, removePrice } from './merchant.ts';

const itemName = (item: number | undefined): string => ITEM_ENTRIES[item ?? -1]?.definition.name ?? '';
const faceName = (face: number | undefined): string => FACES[face ?? -1]?.name ?? '';

export const describeRun = (state: State, seat: number, move: number): ReadableMove => {
  const at = moveA(move);
  const { run } = state;
  switch (moveKind(move)) {
    case MOVE.option:
      return {
        do: 'option',
        option: menuOptions(state, seat)[at]?.name ?? '',
        place: at + 1,
        ...describePayers(state, seat, optionPrice(state, seat, at)),
      };
    case MOVE.leave:
      return { do: 'leave' };
    case MOVE.vote:
      return describeVote(state, at);
    case MOVE.buyRelic:
    case MOVE.buyPotion:
    case MOVE.buyCard:
    case MOVE.buyColorless:
    case MOVE.buyRemove:
      return describePurchase(state, seat, move);
    case MOVE.swapRows:
      return { do: 'swap rows' };
    case MOVE.useRelic:
      return { do: 'use', relic: itemName(playerAt(state, seat).relics[at]) };
    case MOVE.share:
      return at === OFFER.allOrNone ? { do: 'share' } : { do: 'share', change: at === OFFER.more ? 1 : -1 };
    case MOVE.givePotion:
      return {
        do: 'give',
        potion: itemName(playerAt(state, seat).potions[at]),
        player: seatName(state, moveB(move)),
      };
    case MOVE.dropPotion:
      return { do: 'drop', potion: itemName(playerAt(state, seat).potions[at]) };
    case MOVE.takeBossRelic:
      return { do: 'take', relic: itemName(run.bossRelics[at]), ...describeClaimant(state, at) };
    default:
      return { do: 'skip' };
  }
};

const describePurchase = (state: State, seat: number, move: number): ReadableMove => {
  const at = moveA(move);
  const price = priceOf(state, seat, move);
  const paid = { price, ...describePayers(state, seat, price) };
  const { run } = state;
  switch (moveKind(move)) {
    case MOVE.buyRelic:
      return { do: 'buy', relic: itemName(run.relicStock[at]), ...paid, place: at + 1 };
    case MOVE.buyPotion:
      return {
        do: 'buy',
        potion: itemName(run.potionStock[at]),
        ...paid,
        player: seatName(state, moveB(move)),
        place: at + 1,
      };
    case MOVE.buyCard:
      return { do: 'buy', card: faceName(run.cardStock[seat]?.[at]), ...paid, place: at + 1 };
    case MOVE.buyColorless:
      return { do: 'buy', colorless: faceName(run.colorlessStock[at]), ...paid, place: at + 1 };
    default:
      return { do: 'buy', service: 'remove', ...paid };
  }
};

const priceOf = (state: State, seat: number, move: number): number => {
  const at = moveA(move);
  const { run } = state;
  switch (moveKind(move)) {
    case MOVE.buyRelic:
      return relicPrice(state, at);
    case MOVE.buyPotion:
      return potionPrice(state, at);
    case MOVE.buyCard:
      return cardPrice(run.cardStock[seat]?.[at] ?? 0);
    case MOVE.buyColorless:
      return cardPrice(run.colorlessStock[at] ?? 0);
    default:
      return removePrice(state);
  }
};

const optionPrice = (state: State, seat: number, at: number): number => {
  const price = menuOptions(state, seat)[at]?.effects.find((effect) => effect.do === 'payGold');
  return price?.do === 'payGold' ? price.amount : 0;
};

/** Which other players pay how much, if their gold is offered (STS-8.23). */
const describePayers = (state: State, seat: number, price: number): { paidBy?: string } => {
  const others = paymentsFor(state, seat, price).flatMap((paid, payer) =>
    paid === 0 || payer === seat ? [] : [`${seatName(state, payer)} ${paid}`],
  );
  return others.length === 0 ? {} : { paidBy: others.join(', ') };
};

/** Who claims the relic that the move requests. */
const describeClaimant = (state: State, at: number): { player?: string } => {
  const claimant = claimantOf(state, at);
  return claimant < 0 ? {} : { player: seatName(state, claimant) };
};

const describeVote = (state: State, option: number): ReadableMove => {
  if (state.stack.length > 0 && state.question.kind === QUESTION.party) {
    return { do: 'vote', player: seatName(state, option) };
  }
  if (state.phase === PHASE.map) {
    const space = reachableSpaces(state)[option] as number;
    const { row, column } = spacesOf(state)[space] ?? { row: 0, column: 0 };
    const hidden = state.run.faceDown[space] === 1;
    return {
      do: 'vote',
      room: hidden ? 'hidden' : (ROOM_NAMES[state.run.rooms[space] as number] ?? ''),
      row,
      column,
    };
  }
  if (state.run.menu === MENU.event) return { do: 'vote', option: menuOptions(state, 0)[option]?.name ?? '' };
  return { do: 'vote', choice: option === 0 ? 'next act' : 'end here' };
};
