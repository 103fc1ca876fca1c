/** Gold, relics, potions and Curses that come and go between combats. */
import { putUnder, removeAt } from '@three-spires/kernel';
import type { Emit } from '../event.ts';
import { pushAbility } from '../frames.ts';
import { addRelic, hasRule } from '../relics.ts';
import { type Player, type State, UNSET } from '../state.ts';
import { ITEM_TABLE } from '../tables.ts';
import { addToDeck } from './deck.ts';

/** Gold is gained unless an item forbids it (Ectoplasm). */
export const gainGold = (state: State, seat: number, amount: number, emit: Emit): void => {
  const player = state.players[seat] as Player;
  if (amount <= 0 || hasRule(player, 'noGold')) return;
  player.gold += amount;
  if (emit) emit({ type: 'goldChanged', seat, change: amount });
};

export const takeGold = (state: State, seat: number, amount: number, emit: Emit): number => {
  const player = state.players[seat] as Player;
  const taken = Math.min(amount, player.gold);
  player.gold -= taken;
  if (taken > 0 && emit) emit({ type: 'goldChanged', seat, change: -taken });
  return taken;
};

const isSharing = ({ run }: State, seat: number): boolean => run.sharing[seat] === 1;

/** What a seat can spend: its own gold and that of players who pay for others (STS-8.23). */
export const goldAvailable = (state: State, seat: number): number =>
  state.players.reduce(
    (sum, player, other) => sum + (other === seat || isSharing(state, other) ? player.gold : 0),
    0,
  );

/** Pays from one's own gold first, then from the others' in the order of the seats. */
export const payGold = (state: State, seat: number, amount: number, emit: Emit): void => {
  let due = amount - takeGold(state, seat, amount, emit);
  for (let other = 0; other < state.players.length && due > 0; other++) {
    if (other !== seat && isSharing(state, other)) due -= takeGold(state, other, due, emit);
  }
};

/** Puts a relic in front of a player and carries out what it does when gained (STS-7.7). */
export const gainRelic = (state: State, seat: number, item: number, emit: Emit): void => {
  const { onGain, definition } = ITEM_TABLE[item] as (typeof ITEM_TABLE)[number];
  if (emit) emit({ type: 'relicGained', seat, relic: item });
  if (definition.discardAfterGain === true) putUnder(deckOf(state, item), item);
  else addRelic(state, seat, item);
  if (onGain !== UNSET) {
    pushAbility(state, { program: onGain, seat, enemy: UNSET, card: UNSET, target: UNSET });
  }
};

/** The deck an item goes back to. */
export const deckOf = (state: State, item: number): number[] => {
  const kind = ITEM_TABLE[item]?.definition.kind;
  if (kind === 'potion') return state.potionDeck;
  return kind === 'bossRelic' ? state.run.bossRelicDeck : state.run.relicDeck;
};

export const gainPotion = (state: State, seat: number, potion: number, emit: Emit): void => {
  (state.players[seat] as Player).potions.push(potion);
  if (emit) emit({ type: 'potionGained', seat, potion });
};

export const dropPotion = (state: State, seat: number, at: number): void => {
  putUnder(state.potionDeck, removeAt((state.players[seat] as Player).potions, at));
};

/** The top Curse joins the deck, unless an item keeps it off or none is left (STS-5.3). */
export const gainCurse = (state: State, seat: number, emit: Emit): void => {
  if (hasRule(state.players[seat] as Player, 'noCurses')) return;
  const face = state.run.curseDeck.pop();
  if (face === undefined) return;
  if (emit) emit({ type: 'turnedUp', seat, reveals: true });
  addToDeck(state, seat, face, emit);
};
