/** How a Keeper means to win, judged from that Keeper's cards. */
import { keeperAt, opponentOf, type State } from '@three-spires/mystic-spires/for-bots';
import { FLOODS, MILLS, TOWER_PLANS } from './worth.ts';

export type Plan = {
  /** From 0 to 1: how far the deck is built for decking the opponent out, and for Overload. */
  readonly mill: number;
  readonly flood: number;
};

/** A deck with this much of it is built for that plan. */
const MILL_DECK = 24;
const FLOOD_DECK = 130;
/** Only part of the opponent's deck is visible, so this much is enough. */
const MILL_SHOWN = 8;
const FLOOD_SHOWN = 35;

export const sumOver = (pile: readonly number[], worth: readonly number[]): number => {
  let sum = 0;
  for (let at = 0; at < pile.length; at++) sum += worth[pile[at] as number] as number;
  return sum;
};

/** Independent of the order of the deck, so the owner knows all this. */
export const planOf = (state: State, seat: number): Plan => {
  const { deck, hand, graveyard } = keeperAt(state, seat);
  const whole = (worth: readonly number[]): number =>
    sumOver(deck, worth) + sumOver(hand, worth) + sumOver(graveyard, worth);
  return {
    mill: Math.min(1, whole(MILLS) / MILL_DECK),
    flood: Math.min(1, whole(FLOODS) / FLOOD_DECK),
  };
};

/** The opponent's likely plan, from its Tower and the cards shown. */
const planShownBy = (state: State, seat: number): Plan => {
  const { tower, graveyard } = keeperAt(state, seat);
  const shown = (worth: readonly number[], ofTower: number): number => {
    let sum = ofTower + sumOver(graveyard, worth);
    for (const { owner, card } of state.things) if (owner === seat) sum += worth[card] as number;
    return sum;
  };
  const inTower = TOWER_PLANS[tower] as Plan;
  return {
    mill: Math.min(1, shown(MILLS, inTower.mill) / MILL_SHOWN),
    flood: Math.min(1, shown(FLOODS, inTower.flood) / FLOOD_SHOWN),
  };
};

/** The seat's plan and the one it has to fear. */
export type Plans = { readonly own: Plan; readonly other: Plan };

export const plansOf = (state: State, seat: number): Plans => ({
  own: planOf(state, seat),
  other: planShownBy(state, opponentOf(seat)),
});
