/** Cards leave the field (MYS-3.5, MYS-4.5, MYS-4.7, MYS-6.5). */

import { NONE } from '@three-spires/kernel';
import { OCCASION, STALE } from '../compile/codes.ts';
import { cardEntry } from '../compile/entries.ts';
import type { MysticSpiresEmit } from '../event.ts';
import { findThing } from '../refs.ts';
import type { Keeper, Link, State, Thing } from '../state.ts';
import { triggerKeeper, triggerSelf, triggerWatchers } from './triggers.ts';

export type Destination = 'graveyard' | 'hand' | 'deck' | 'exile';

/** Closes the gap without making a new list. */
const takeOff = (things: Thing[], thing: Thing): void => {
  for (let at = things.indexOf(thing) + 1; at < things.length; at++) things[at - 1] = things[at] as Thing;
  things.pop();
};

/** Takes a card off the field to its owner's zone; a Token goes to the Token Deck unless it is Exiled. */
export const leave = (
  state: State,
  thing: Thing,
  to: Destination,
  destroyed: boolean,
  emit: MysticSpiresEmit,
): void => {
  takeOff(state.things, thing);
  state.stale |= STALE.field | STALE.piles;
  const owner = state.keepers[thing.owner] as Keeper;
  const isToken = cardEntry(thing.card).isToken && to !== 'exile';
  if (isToken) owner.tokens.push(thing.card);
  else if (to === 'exile') owner.exiled.push(thing.card);
  else owner[to].push(thing.card);
  emit?.({
    type: 'left',
    card: thing.card,
    thing: thing.id,
    seat: thing.owner,
    to: isToken ? 'tokens' : to,
    destroyed,
  });
  // MYS-29.3: leaving unties; when it was destruction the partners are already doomed.
  for (const id of thing.bonds) {
    const partner = findThing(state, id);
    if (partner !== undefined) partner.bonds = partner.bonds.filter((bond) => bond !== thing.id);
  }
};

/** A Unit that is to be destroyed: by which Keeper (MYS-21.7) and by which attacker, if any. */
export type Doom = { readonly thing: Thing; readonly by: number; readonly killer: number };

/** MYS-29.1, MYS-29.2: bonded Units are destroyed with their partners, by the same Keeper. */
const withBonded = (state: State, dooms: readonly Doom[]): Doom[] => {
  const all = [...dooms];
  for (let at = 0; at < all.length; at++) {
    const { thing, by } = all[at] as Doom;
    for (const id of thing.bonds) {
      const partner = findThing(state, id);
      if (partner !== undefined && !all.some((doom) => doom.thing === partner))
        all.push({ thing: partner, by, killer: NONE });
    }
  }
  return all;
};

/** Everything the destruction of a Unit triggers, found while all Units destroyed together are still in play. */
const triggerDestruction = (state: State, { thing, by, killer }: Doom, link: Link | undefined): void => {
  if (!cardEntry(thing.card).isUnit) return;
  triggerSelf(state, thing, OCCASION.destroyed, NONE, true);
  triggerWatchers(state, OCCASION.destroys, thing, link);
  if (by !== NONE && by !== thing.controller) triggerKeeper(state, OCCASION.slays, by, thing.id, link);
  const attacker = findThing(state, killer);
  if (attacker !== undefined) triggerSelf(state, attacker, OCCASION.kills, thing.id);
};

/** Destroys cards together; `link` is the effect whose step does it, if one does. */
export const destroyTogether = (
  state: State,
  dooms: readonly Doom[],
  link: Link | undefined,
  emit: MysticSpiresEmit,
): void => {
  if (dooms.length === 0) return;
  const all = withBonded(state, dooms);
  for (const doom of all) triggerDestruction(state, doom, link);
  for (const { thing } of all) leave(state, thing, 'graveyard', true, emit);
};
