/** Orb slots and the Stance track: from the player's board, Powers and Prismatic Shard. */

import { CHARACTER_ENTRIES } from '../compile/entries.ts';
import type { Player } from '../state.ts';
import { MODIFIER, modifier } from './modifiers.ts';

const SHARD_SLOTS = 2;

/** The board's slots, or the Shard's if it has none (STS-25.8), plus those of Powers (STS-22.12). */
export const orbSlotsOf = (player: Player): number => {
  const board = player.orbSlots === 0 && player.shard !== 0 ? SHARD_SLOTS : player.orbSlots;
  return board + modifier(player, MODIFIER.orbSlots);
};

/** STS-25.10: without a Stance track a player enters no Stance. */
export const hasStances = (player: Player): boolean =>
  player.shard !== 0 || CHARACTER_ENTRIES[player.character]?.definition.stances === true;

/** Orbs whose slot is gone are removed without being Evoked (STS-22.12). */
export const fitOrbs = (player: Player): void => {
  const slots = orbSlotsOf(player);
  if (player.orbs.length > slots) player.orbs.length = slots;
};
