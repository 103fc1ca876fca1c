/**
 * The price of an Event's option, and whether a player can pay it (STS-10.12, R38). Effects are evaluated in
 * text order, so that gains from an earlier one can pay for a later one (STS-16.10).
 */

import { DECK_FILTERS } from '../../words/run/deck.ts';
import type { Effect } from '../../words/vocabulary.ts';
import { hpAfterHealing } from '../combat/harm.ts';
import { hasRule } from '../combat/relics.ts';
import { GIVEN_CARDS } from '../compile/price-entry.ts';
import { CHANGE, deckFilter, hasFitting } from '../filters.ts';
import type { Missing } from '../run-view-types.ts';
import { type Player, playerAt, type State } from '../state.ts';
import { canGiveCard } from './deck.ts';
import { countLosable, goldAvailable } from './goods.ts';

/** A player's resources at a point in the text. */
type Means = { hp: number; gold: number; relics: number; potions: number };

/** The first demand a player cannot meet; `before` is the number of players who have taken the option. */
export const missingPrice = (
  state: State,
  seat: number,
  effects: readonly Effect[],
  before: number,
): Missing | undefined => {
  const means = meansOf(state, seat);
  for (let at = 0; at < effects.length; at++) {
    const effect = effects[at] as Effect;
    const missing = pay(state, seat, means, effect, before);
    if (missing !== undefined) return missing;
    gain(state, seat, means, effect);
  }
  return undefined;
};

const meansOf = (state: State, seat: number): Means => {
  const player = playerAt(state, seat);
  return {
    hp: player.hp,
    gold: goldAvailable(state, seat),
    relics: relicsToGive(state, seat),
    potions: player.potions.length,
  };
};

/** If a relic was turned up, only that one. */
const relicsToGive = ({ run, players }: State, seat: number): number => {
  const player = players[seat] as Player;
  const turnedUp = run.turnedUp[seat];
  if (turnedUp !== undefined) return player.relics.includes(turnedUp) ? 1 : 0;
  return countLosable(player);
};

/** Subtracts an effect's cost from the means; returns what is missing. */
const pay = (
  state: State,
  seat: number,
  means: Means,
  effect: Effect,
  before: number,
): Missing | undefined => {
  switch (effect.do) {
    case 'payGold':
      return spend(means, 'gold', effect.amount) ? undefined : 'gold';
    case 'giveRelic':
    case 'gainGoldOfRelic':
      return spend(means, 'relics', 1) ? undefined : 'relic';
    case 'givePotion':
      return spend(means, 'potions', 1) ? undefined : 'potion';
    case 'removeCards':
      return effect.cards !== GIVEN_CARDS || hasGivenCard(state, seat) ? undefined : 'card';
    case 'loseHp':
      return typeof effect.amount !== 'number' || spend(means, 'hp', effect.amount) ? undefined : 'hp';
    case 'loseHpPerChooser':
      return spend(means, 'hp', 1 + before) ? undefined : 'hp';
    case 'swapCard':
      return canSwap(state, seat, canGiveCard) ? undefined : 'partner';
    case 'swapRelic':
      return canSwap(state, seat, hasRelic) ? undefined : 'partner';
    default:
      return undefined;
  }
};

const spend = (means: Means, what: keyof Means, amount: number): boolean => {
  if (means[what] < amount) return false;
  means[what] -= amount;
  return true;
};

/** Adds an effect's certain gains; rolls and choices do not count. */
const gain = (state: State, seat: number, means: Means, effect: Effect): void => {
  const player = playerAt(state, seat);
  if (effect.do === 'healFully') means.hp = hpAfterHealing(player, means.hp, player.maxHp);
  else if (effect.do === 'heal' && typeof effect.amount === 'number')
    means.hp = hpAfterHealing(player, means.hp, effect.amount);
  else if (effect.do === 'gainGold') means.gold += hasRule(player, 'noGold') ? 0 : effect.amount;
  else if (effect.do === 'gainRelic') means.relics += Math.min(effect.amount, state.run.relicDeck.length);
};

const GIVEN_FILTER = deckFilter(CHANGE.remove, DECK_FILTERS.indexOf(GIVEN_CARDS));

const hasGivenCard = ({ players }: State, seat: number): boolean =>
  hasFitting(players[seat] as Player, GIVEN_FILTER);

const hasRelic = ({ players }: State, seat: number): boolean => countLosable(players[seat] as Player) > 0;

/** Both sides need something to give (R39). */
const canSwap = (state: State, seat: number, can: (state: State, seat: number) => boolean): boolean =>
  can(state, seat) && countOthers(state, seat, can) > 0;

const countOthers = (state: State, seat: number, can: (state: State, seat: number) => boolean): number => {
  let count = 0;
  for (let other = 0; other < state.players.length; other++) if (other !== seat && can(state, other)) count++;
  return count;
};
