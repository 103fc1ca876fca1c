/** Gaining and losing gold, relics, potions and Curses between combats. */
import { NONE, putUnder, removeAt } from '@three-spires/kernel';
import type { ItemDefinition } from '../../words/definition.ts';
import { addRelic, hasRule } from '../combat/relics.ts';
import { ITEM_ENTRIES } from '../compile/entries.ts';
import type { Emit } from '../event.ts';
import { pushAbility } from '../frames.ts';
import type { Player, State } from '../state.ts';
import { playerAt } from '../state.ts';
import { addToDeck } from './deck.ts';

/** Gains gold, unless an item forbids it (Ectoplasm). */
export const gainGold = (state: State, seat: number, amount: number, emit: Emit): void => {
  const player = playerAt(state, seat);
  if (amount <= 0 || hasRule(player, 'noGold')) return;
  player.gold += amount;
  emit?.({ type: 'goldChanged', seat, change: amount });
};

/** Takes at most what the player has; an offer to pay for others is capped at what is left. */
export const takeGold = (state: State, seat: number, amount: number, emit: Emit): number => {
  const player = playerAt(state, seat);
  const taken = Math.min(amount, player.gold);
  player.gold -= taken;
  if (offerOf(state, seat) > player.gold) state.run.sharing[seat] = player.gold;
  if (taken > 0) emit?.({ type: 'goldChanged', seat, change: -taken });
  return taken;
};

/** The gold a seat offers to pay for others (STS-8.23). */
export const offerOf = ({ run }: State, seat: number): number => run.sharing[seat] ?? 0;

/** What a seat can spend: its own gold plus the others' offers (STS-8.23). */
export const goldAvailable = (state: State, seat: number): number => {
  let sum = 0;
  for (let other = 0; other < state.players.length; other++)
    sum += other === seat ? playerAt(state, other).gold : offerOf(state, other);
  return sum;
};

/** Each seat's share of a price: offered gold is spent first, in seat order (R173). */
export const paymentsFor = (state: State, seat: number, price: number): number[] => {
  const payments: number[] = [];
  let due = price;
  for (let other = 0; other < state.players.length; other++) {
    const paid = other === seat ? 0 : Math.min(due, offerOf(state, other));
    due -= paid;
    payments.push(paid);
  }
  payments[seat] = due;
  return payments;
};

export const payGold = (state: State, seat: number, price: number, emit: Emit): void => {
  const payments = paymentsFor(state, seat, price);
  for (let payer = 0; payer < payments.length; payer++) {
    const paid = payments[payer] as number;
    if (paid === 0) continue;
    if (payer !== seat) state.run.sharing[payer] = offerOf(state, payer) - paid;
    takeGold(state, payer, paid, emit);
  }
};

/** Gives a relic to a player and carries out its effects when gained (STS-7.7). */
export const gainRelic = (state: State, seat: number, item: number, emit: Emit): void => {
  const { onGain, definition } = ITEM_ENTRIES[item] as (typeof ITEM_ENTRIES)[number];
  emit?.({ type: 'relicGained', seat, relic: item });
  if (definition.discardAfterGain === true) putUnder(deckOf(state, item), item);
  else addRelic(state, seat, item);
  if (onGain !== NONE) {
    pushAbility(state, { routine: onGain, seat, enemy: NONE, card: NONE, target: NONE });
  }
};

const POTION = 0;
const BOSS_RELIC = 1;
const RELIC = 2;
const OTHER = 3;

const kindOf = (kind: ItemDefinition['kind']): number => {
  if (kind === 'potion') return POTION;
  return kind === 'bossRelic' ? BOSS_RELIC : kind === 'relic' ? RELIC : OTHER;
};

/** The kind of each item, by number. */
const ITEM_KINDS: readonly number[] = ITEM_ENTRIES.map(({ definition }) => kindOf(definition.kind));

export const isPotion = (item: number): boolean => ITEM_KINDS[item] === POTION;

/** The deck an item returns to. */
export const deckOf = (state: State, item: number): number[] => {
  const kind = ITEM_KINDS[item];
  if (kind === POTION) return state.potionDeck;
  return kind === BOSS_RELIC ? state.run.bossRelicDeck : state.run.relicDeck;
};

export const gainPotion = (state: State, seat: number, potion: number, emit: Emit): void => {
  playerAt(state, seat).potions.push(potion);
  emit?.({ type: 'potionGained', seat, potion });
};

export const dropPotion = (state: State, seat: number, at: number): void => {
  putUnder(state.potionDeck, removeAt(playerAt(state, seat).potions, at));
};

/** The top Curse joins the deck, unless an item prevents it or none is left (STS-5.3). */
export const gainCurse = (state: State, seat: number, emit: Emit): void => {
  if (hasRule(playerAt(state, seat), 'noCurses')) return;
  const face = state.run.curseDeck.pop();
  if (face === undefined) return;
  emit?.({ type: 'turnedUp', seat, reveals: true });
  addToDeck(state, seat, face, emit);
};

/** Indices of the player's relics that can be lost: ordinary ones (STS-7.5). */
export const losableRelics = ({ relics }: Player): number[] => {
  const places: number[] = [];
  for (let at = 0; at < relics.length; at++) if (ITEM_KINDS[relics[at] as number] === RELIC) places.push(at);
  return places;
};

export const countLosable = ({ relics }: Player): number => {
  let count = 0;
  for (let at = 0; at < relics.length; at++) if (ITEM_KINDS[relics[at] as number] === RELIC) count++;
  return count;
};
