/** Moves between combats in readable form. */
import { moveA, moveB, moveKind, type ReadableMove } from '@three-spires/kernel';
import { MOVE } from '../moves.ts';
import { seatName } from '../naming.ts';
import { PHASE, type Player, QUESTION, type State } from '../state.ts';
import { FACES, ITEM_TABLE } from '../tables.ts';
import { claimantOf } from './boss-relics.ts';
import { reachableSpaces, spacesOf } from './map.ts';
import { menuOptions } from './menu.ts';
import { cardPrice, potionPrice, relicPrice, removePrice } from './merchant.ts';
import { MENU, ROOM_NAMES } from './state.ts';

const itemName = (item: number | undefined): string => ITEM_TABLE[item ?? -1]?.definition.name ?? '';
const faceName = (face: number | undefined): string => FACES[face ?? -1]?.name ?? '';

export const describeRun = (state: State, seat: number, move: number): ReadableMove => {
  const at = moveA(move);
  const { run } = state;
  switch (moveKind(move)) {
    case MOVE.option:
      return { do: 'option', option: menuOptions(state, seat)[at]?.name ?? '', place: at + 1 };
    case MOVE.leave:
      return { do: 'leave' };
    case MOVE.vote:
      return describeVote(state, at);
    case MOVE.buyRelic:
      return { do: 'buy', relic: itemName(run.relicStock[at]), price: relicPrice(state, at), place: at + 1 };
    case MOVE.buyPotion:
      return {
        do: 'buy',
        potion: itemName(run.potionStock[at]),
        price: potionPrice(state, at),
        player: seatName(state, moveB(move)),
        place: at + 1,
      };
    case MOVE.buyCard:
      return {
        do: 'buy',
        card: faceName(run.cardStock[seat]?.[at]),
        price: cardPrice(run.cardStock[seat]?.[at] ?? 0),
        place: at + 1,
      };
    case MOVE.buyColorless:
      return {
        do: 'buy',
        colorless: faceName(run.colorlessStock[at]),
        price: cardPrice(run.colorlessStock[at] ?? 0),
        place: at + 1,
      };
    case MOVE.buyRemove:
      return { do: 'buy', service: 'remove', price: removePrice(state) };
    case MOVE.swapRows:
      return { do: 'swap rows' };
    case MOVE.useRelic:
      return { do: 'use', relic: itemName((state.players[seat] as Player).relics[at]) };
    case MOVE.share:
      return { do: 'share' };
    case MOVE.givePotion:
      return {
        do: 'give',
        potion: itemName((state.players[seat] as Player).potions[at]),
        player: seatName(state, moveB(move)),
      };
    case MOVE.dropPotion:
      return { do: 'drop', potion: itemName((state.players[seat] as Player).potions[at]) };
    case MOVE.takeBossRelic:
      return { do: 'take', relic: itemName(run.bossRelics[at]), ...describeClaimant(state, at) };
    default:
      return { do: 'skip' };
  }
};

/** Who claims the relic that the move asks for. */
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
