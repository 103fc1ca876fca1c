/** Clears up after a combat (STS-15.11 to STS-15.13). */
import { emptyPile, NONE } from '@three-spires/kernel';
import { ENERGY_PER_TURN } from '../../content/limits.ts';
import { type Card, faceOf, forget } from '../card.ts';
import { STATUS } from '../compile/entries.ts';
import { TYPE_OF_FACE } from '../compile/face-tables.ts';
import type { Enemy, Player, State } from '../state.ts';
import { enemyAt, playerAt } from '../state.ts';
import { returnToSupply } from './piles.ts';
import { readyCombatItems } from './relics.ts';
import { refreshAbilities } from './triggers.ts';

export const tearDown = (state: State): void => {
  for (let index = 0; index < state.enemies.length; index++) returnAttached(state, enemyAt(state, index));
  closeRows(state);
  for (let seat = 0; seat < state.players.length; seat++) gatherPlayer(state, playerAt(state, seat));
};

/** A player's cards return to the deck, Status cards to theirs, and the board is emptied. */
export const gatherPlayer = (state: State, player: Player): void => {
  gatherPile(state, player.hand, player.deck);
  gatherPile(state, player.draw, player.deck);
  gatherPile(state, player.discard, player.deck);
  gatherPile(state, player.exhaust, player.deck);
  gatherPile(state, player.powers, player.deck);
  clearBoard(player);
};

/** Once the enemies' rows are gone, there is again one row per player, in the same order (STS-11.1). */
const closeRows = (state: State): void => {
  if (!hasOpenRows(state)) return;
  const rows = state.players.map(({ row }) => row).sort((left, right) => left - right);
  for (const player of state.players) player.row = rows.indexOf(player.row) + 1;
};

const hasOpenRows = ({ players }: State): boolean => {
  for (let seat = 0; seat < players.length; seat++)
    if ((players[seat] as Player).row > players.length) return true;
  return false;
};

export const returnAttached = (state: State, enemy: Enemy): void => {
  if (enemy.attachedCard === NONE) return;
  playerAt(state, enemy.attachedSeat).deck.push(enemy.attachedCard);
  enemy.attachedCard = NONE;
  enemy.attachedSeat = NONE;
};

const gatherPile = (state: State, pile: Card[], deck: Card[]): void => {
  for (let at = 0; at < pile.length; at++) {
    const card = pile[at] as Card;
    if (TYPE_OF_FACE[faceOf(card)] === STATUS) returnToSupply(state, card);
    else deck.push(forget(card));
  }
  emptyPile(pile);
};

const clearBoard = (player: Player): void => {
  player.block = 0;
  player.energy = ENERGY_PER_TURN;
  player.strength = 0;
  player.vulnerable = 0;
  player.weak = 0;
  player.shivs = 0;
  player.miracles = 0;
  player.stance = 0;
  emptyPile(player.orbs);
  player.strengthToLose = 0;
  player.redCubes = 0;
  if (player.atEndOfTurn.length > 0) player.atEndOfTurn = [];
  if (player.doubling.length > 0) player.doubling = [];
  player.attacked = 0;
  player.strengthForAttack = 0;
  player.reshuffledThisCombat = 0;
  player.blockChoice = 0;
  readyCombatItems(player);
  refreshAbilities(player);
};
