/** Orb slots and the Stance track: what a player's board, Powers and Prismatic Shard give. */

import { CHARACTER_ENTRIES } from '../compile/entries.ts';
import type { Player } from '../state.ts';
import { MODIFIER, modifier } from './modifiers.ts';

const SHARD_SLOTS = 2;

/** The board's slots, or the Shard's where there are none (STS-25.8), and those of Powers (STS-22.12). */
export const orbSlotsOf = (player: Player): number => {
  const board = player.orbSlots === 0 && player.shard !== 0 ? SHARD_SLOTS : player.orbSlots;
  return board + modifier(player, MODIFIER.orbSlots);
};

/** STS-25.10: without a Stance track a player enters no Stance. */
export const hasStances = (player: Player): boolean =>
  player.shard !== 0 || CHARACTER_ENTRIES[player.character]?.definition.stances === true;

/** Orbs whose slot has gone are removed without being Evoked (STS-22.12). */
export const fitOrbs = (player: Player): void => {
  const slots = orbSlotsOf(player);
  if (player.orbs.length > slots) player.orbs.length = slots;
};
