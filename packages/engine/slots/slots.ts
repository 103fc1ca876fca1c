/** The games in slots, by their numbers. */
import { InputError } from '@three-spires/kernel';
import { LIMITS } from '../protocol/limits.ts';
import type { Slot } from './slot.ts';

export type Slots = { readonly held: Map<number, Slot>; next: number };

export const createSlots = (): Slots => ({ held: new Map(), next: 1 });

/** Throws an InputError when the engine holds as many games as it may. */
export const requireRoom = ({ held }: Slots): void => {
  if (held.size >= LIMITS.slots)
    throw new InputError(`slot: the engine holds ${LIMITS.slots} games; drop some first`, 'slot');
};

export const addSlot = (slots: Slots, slot: Slot): number => {
  requireRoom(slots);
  const number = slots.next++;
  slots.held.set(number, slot);
  return number;
};

export const slotAt = ({ held }: Slots, number: number): Slot => {
  const slot = held.get(number);
  if (slot === undefined) throw new InputError(`slot: there is no game ${number}`, 'slot');
  return slot;
};
