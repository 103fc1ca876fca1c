/** What a combat leaves behind goes back where it came from (STS-15.11 to STS-15.13). */
import { moveAll, NONE } from '@three-spires/kernel';
import { ENERGY_PER_TURN } from '../../content/limits.ts';
import { type Card, faceOf, forget } from '../card.ts';
import { FACES, type FaceEntry, STATUS } from '../compile/entries.ts';
import type { Enemy, Player, State } from '../state.ts';
import { returnToSupply } from './piles.ts';
import { readyCombatItems } from './relics.ts';
import { refreshAbilities } from './triggers.ts';

export const tearDown = (state: State): void => {
  for (const enemy of state.enemies) returnAttached(state, enemy);
  closeRows(state);
  for (const player of state.players) gatherPlayer(state, player);
};

/** A player's cards go into the deck, Status cards to theirs, and the board is empty. */
export const gatherPlayer = (state: State, player: Player): void => {
  for (const pile of [player.hand, player.draw, player.discard, player.exhaust, player.powers]) {
    for (let at = 0; at < pile.length; at++) pile[at] = forget(pile[at] as Card);
    moveAll(pile, player.deck);
  }
  returnStatusCards(state, player);
  clearBoard(player);
};

/** Without the rows of the enemies there is one for each player again, in the same order (STS-11.1). */
const closeRows = (state: State): void => {
  if (state.players.every(({ row }) => row <= state.players.length)) return;
  const rows = state.players.map(({ row }) => row).sort((left, right) => left - right);
  for (const player of state.players) player.row = rows.indexOf(player.row) + 1;
};

export const returnAttached = (state: State, enemy: Enemy): void => {
  if (enemy.attachedCard === NONE) return;
  (state.players[enemy.attachedSeat] as Player).deck.push(enemy.attachedCard);
  enemy.attachedCard = NONE;
  enemy.attachedSeat = NONE;
};

const returnStatusCards = (state: State, player: Player): void => {
  let kept = 0;
  for (const card of player.deck) {
    if ((FACES[faceOf(card)] as FaceEntry).type === STATUS) returnToSupply(state, card);
    else player.deck[kept++] = card;
  }
  player.deck.length = kept;
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
  player.orbs.length = 0;
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
