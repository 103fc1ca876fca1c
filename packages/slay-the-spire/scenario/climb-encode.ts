/** Encodes moves between combats from their readable form, legal or not. */

import { encodeMove, type Move, type ReadableMove } from '@three-spires/kernel';
import { FACES } from '../rules/compile/entries.ts';
import { GIVE_POTION, MOVE, OFFER } from '../rules/moves.ts';
import { seatName } from '../rules/naming.ts';
import { nameOfItem } from '../rules/printed-names.ts';
import { menuOptions } from '../rules/run/menu.ts';
import { PHASE, playerAt, type State } from '../rules/state.ts';
import { REWARDS } from '../words/lists.ts';

type Encoder = (state: State, seat: number, readable: ReadableMove) => Move | undefined;

/** An index that is never used, for things that are not there. */
const NO_PLACE = 255;

const placeOf = (place: number): number => (place < 0 ? NO_PLACE : place);
const itemAt = (items: readonly number[], name: unknown): number =>
  placeOf(items.findIndex((item) => item >= 0 && nameOfItem(item) === name));
const faceAt = (faces: readonly number[], name: unknown): number =>
  placeOf(faces.findIndex((face) => FACES[face]?.name === name));
const seatAt = (state: State, seat: number, name: unknown): number =>
  name === undefined ? seat : placeOf(state.players.findIndex((_, other) => seatName(state, other) === name));

const potionsOf = (state: State, seat: number): readonly number[] => playerAt(state, seat).potions;

const encodeOption: Encoder = (state, seat, { option }) =>
  encodeMove(MOVE.option, placeOf(menuOptions(state, seat).findIndex(({ name }) => name === option)));

const encodeVote: Encoder = (state, seat, { option, player }) =>
  encodeMove(
    MOVE.vote,
    option === undefined
      ? seatAt(state, seat, player)
      : placeOf(menuOptions(state, 0).findIndex(({ name }) => name === option)),
  );

const encodeBuy: Encoder = ({ run, ...rest }, seat, { relic, potion, card, colorless, player }) => {
  const state = { run, ...rest } as State;
  if (relic !== undefined) return encodeMove(MOVE.buyRelic, itemAt(run.relicStock, relic));
  if (potion !== undefined)
    return encodeMove(MOVE.buyPotion, itemAt(run.potionStock, potion), seatAt(state, seat, player));
  if (card !== undefined) return encodeMove(MOVE.buyCard, faceAt(run.cardStock[seat] ?? [], card));
  if (colorless !== undefined) return encodeMove(MOVE.buyColorless, faceAt(run.colorlessStock, colorless));
  return encodeMove(MOVE.buyRemove);
};

const encodeShare: Encoder = (_state, _seat, { change }) => {
  if (change === undefined) return encodeMove(MOVE.share, OFFER.allOrNone);
  return change === 1 || change === -1
    ? encodeMove(MOVE.share, change === 1 ? OFFER.more : OFFER.less)
    : undefined;
};

/** A potion the player owns, or one among the rewards. */
const encodeGive: Encoder = (state, seat, { potion, player, reward }) => {
  const other = seatAt(state, seat, player);
  if (reward === undefined) return encodeMove(MOVE.givePotion, itemAt(potionsOf(state, seat), potion), other);
  const at = placeOf((state.rewards[seat] ?? []).findIndex(({ kind }) => REWARDS[kind] === reward));
  return other === NO_PLACE ? undefined : encodeMove(MOVE.take, at, GIVE_POTION + other);
};

const encodeDrop: Encoder = (state, seat, { potion }) =>
  encodeMove(MOVE.dropPotion, itemAt(potionsOf(state, seat), potion));

const encodeUse: Encoder = (state, seat, { relic }) =>
  encodeMove(MOVE.useRelic, itemAt(playerAt(state, seat).relics, relic));

/** In a draft `take` and `skip` refer to the relics on the table, not to rewards. */
export const encodeDraft = (state: State, readable: ReadableMove): Move | undefined => {
  if (state.phase !== PHASE.bossRelics) return undefined;
  return readable.do === 'take'
    ? encodeMove(MOVE.takeBossRelic, itemAt(state.run.bossRelics, readable.relic))
    : encodeMove(MOVE.skipBossRelic);
};

export const CLIMB_ENCODERS: Readonly<Record<string, Encoder>> = {
  option: encodeOption,
  leave: () => encodeMove(MOVE.leave),
  vote: encodeVote,
  buy: encodeBuy,
  share: encodeShare,
  give: encodeGive,
  drop: encodeDrop,
  use: encodeUse,
  'swap rows': () => encodeMove(MOVE.swapRows),
};
