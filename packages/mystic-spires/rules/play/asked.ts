/** Whether a Keeper is asked for an answer (MYS-13.4). */
import type { AbilityEntry } from '../compile/ability-entry.ts';
import { ABLE } from '../compile/codes.ts';
import { CARD_USABLE, CHEAPEST_OTHER, CHEAPEST_SPELL, cardEntry, towerEntry } from '../compile/entries.ts';
import type { State, Thing } from '../state.ts';
import { keeperAt } from '../state.ts';
import { momentOfPoint } from './moment.ts';
import { isPlayable, isTowerUsable, isUsable } from './play.ts';

/**
 * Whether to ask the seat for an answer or in a window (MYS-13.4): when it may announce something or, where
 * hands stay secret, when the opponent cannot rule that out. Cards for Main Phases only do not count.
 */
export const isAsked = (state: State, seat: number): boolean => {
  const moment = momentOfPoint(state, seat);
  if (state.guarded === 1 ? mightPlay(state, seat, moment) : mayPlay(state, seat, moment)) return true;
  return (keeperAt(state, seat).able & ABLE.quick) !== 0 && mayUse(state, seat, moment);
};

const mayPlay = (state: State, seat: number, moment: number): boolean => {
  const { hand } = keeperAt(state, seat);
  for (let at = 0; at < hand.length; at++)
    if (isPlayable(state, seat, hand[at] as number, moment, false)) return true;
  return false;
};

/** The same for a hand that could hold any card: must never look at the cards themselves. */
const mightPlay = (state: State, seat: number, moment: number): boolean => {
  const { hand, played, limit, crystal, tax } = keeperAt(state, seat);
  if (hand.length === 0 || played >= limit) return false;
  return (CHEAPEST_OTHER[moment] as number) <= crystal || (CHEAPEST_SPELL[moment] as number) + tax <= crystal;
};

/** The same for effects on the field. */
const mayUse = (state: State, seat: number, moment: number): boolean => {
  const { things } = state;
  for (let at = 0; at < things.length; at++) {
    const thing = things[at] as Thing;
    if (((CARD_USABLE[thing.card] as number) & moment) === 0 || thing.controller !== seat) continue;
    const { actives } = cardEntry(thing.card);
    for (let which = 0; which < actives.length; which++)
      if (isUsable(state, seat, thing, actives[which] as AbilityEntry, moment, false)) return true;
  }
  const { actives, usable } = towerEntry(keeperAt(state, seat).tower);
  if ((usable & moment) === 0) return false;
  for (let which = 0; which < actives.length; which++)
    if (isTowerUsable(state, seat, actives[which] as AbilityEntry, moment, false)) return true;
  return false;
};
