/** The groups of games, by their numbers. */
import { InputError } from '@three-spires/kernel';
import { LIMITS } from '../protocol/limits.ts';
import type { Group } from './group.ts';

export type Groups = { readonly held: Map<number, Group>; next: number };

export const createGroups = (): Groups => ({ held: new Map(), next: 1 });

/** Throws an InputError unless that many more games can be held. */
export const requireGroupRoom = ({ held }: Groups, games: number): void => {
  if (held.size >= LIMITS.groups)
    throw new InputError(`group: the engine holds ${LIMITS.groups} groups; drop some first`, 'group');
  let grouped = games;
  for (const group of held.values()) grouped += group.games.length;
  if (grouped > LIMITS.grouped)
    throw new InputError(`games: at most ${LIMITS.grouped} in all groups together, not ${grouped}`, 'games');
};

export const addGroup = (groups: Groups, group: Group): number => {
  const number = groups.next++;
  groups.held.set(number, group);
  return number;
};

export const groupAt = ({ held }: Groups, number: number): Group => {
  const group = held.get(number);
  if (group === undefined) throw new InputError(`group: there is no group ${number}`, 'group');
  return group;
};
