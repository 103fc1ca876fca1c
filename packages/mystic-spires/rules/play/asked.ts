/** Whether a Keeper is asked for an answer (MYS-13.4). */
import type { AbilityEntry } from '../compile/ability-entry.ts';
import { ABLE } from '../compile/codes.ts';
import { CARD_ABLE, cardEntry, POSSIBLE_CARDS, towerEntry } from '../compile/entries.ts';
import type { Keeper, State, Thing } from '../state.ts';
import { momentOf } from './moment.ts';
import { isPlayable, isTowerUsable, isUsable } from './play.ts';

/**
 * Whether the seat is asked for an answer or in a window (MYS-13.4): when it may announce something or, where hands are
 * guarded, might do so as far as the other Keeper can see. Cards for Main Phases alone do not count.
 */
export const isAsked = (state: State, seat: number): boolean => {
  const moment = momentOf(state, seat);
  const { able } = state.keepers[seat] as Keeper;
  if (state.guarded === 1 ? mightPlay(state, seat, moment) : mayPlay(state, seat, moment)) return true;
  return (able & ABLE.quick) !== 0 && mayUse(state, seat, moment);
};

const mayPlay = (state: State, seat: number, moment: number): boolean => {
  const { hand } = state.keepers[seat] as Keeper;
  for (let at = 0; at < hand.length; at++)
    if (isPlayable(state, seat, hand[at] as number, moment, false)) return true;
  return false;
};

/** The same for a hand that could hold any card: it must never look at the cards themselves. */
const mightPlay = (state: State, seat: number, moment: number): boolean => {
  const { hand, played, limit, crystal, tax } = state.keepers[seat] as Keeper;
  if (hand.length === 0 || played >= limit) return false;
  for (let at = 0; at < POSSIBLE_CARDS.length; at++) {
    const { timely, cost, isSpell } = POSSIBLE_CARDS[at] as (typeof POSSIBLE_CARDS)[number];
    if ((timely & moment) !== 0 && cost + (isSpell ? tax : 0) <= crystal) return true;
  }
  return false;
};

/** The same for effects of the field. */
const mayUse = (state: State, seat: number, moment: number): boolean => {
  const { things } = state;
  for (let at = 0; at < things.length; at++) {
    const thing = things[at] as Thing;
    if (((CARD_ABLE[thing.card] as number) & ABLE.quick) === 0 || thing.controller !== seat) continue;
    const { actives } = cardEntry(thing.card);
    for (let which = 0; which < actives.length; which++)
      if (isUsable(state, seat, thing, actives[which] as AbilityEntry, moment, false)) return true;
  }
  const { actives } = towerEntry((state.keepers[seat] as Keeper).tower);
  return actives.some((entry) => isTowerUsable(state, seat, entry, moment, false));
};
