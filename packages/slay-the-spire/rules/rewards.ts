/** Rewards after a combat: revealed in any order, chosen with full knowledge, settled when all have confirmed. */
import { putUnder } from '@three-spires/kernel';
import { REWARDS } from '../words/lists.ts';
import { makeCard } from './card.ts';
import type { Emit } from './event.ts';
import { CARDS_PER_REWARD, LIMITS } from './limits.ts';
import { newUid } from './piles.ts';
import { askPhase } from './questions.ts';
import { PHASE, type Player, type Reward, SKIPPED, type State, UNSET } from './state.ts';
import { ENEMY_TABLE, FACES, type FaceEntry, TICKET } from './tables.ts';

export const GOLD = REWARDS.indexOf('gold');
export const CARD = REWARDS.indexOf('card');
export const POTION = REWARDS.indexOf('potion');

/** Each player gains what the encounter card of the own row prints (STS-15.9). */
export const openRewards = (state: State, emit: Emit): void => {
  state.rewards = state.players.map((player) => rewardsOfRow(state, player.row));
  state.confirmed = state.players.map(() => 0);
  state.phase = PHASE.rewards;
  askPhase(state);
  settleIfConfirmed(state, emit);
};

const rewardsOfRow = (state: State, row: number): Reward[] => {
  const rewards: Reward[] = [];
  const printed = ENEMY_TABLE[state.encounters[row - 1] ?? UNSET]?.definition.rewards ?? [];
  for (const { kind, amount } of printed) {
    const which = REWARDS.indexOf(kind);
    if (which === GOLD) rewards.push(newReward(which, amount));
    else for (let number = 0; number < amount; number++) rewards.push(newReward(which, 1));
  }
  return rewards;
};

/** Gold hides nothing and is taken unless the player skips it; the rest waits for a choice. */
const newReward = (kind: number, amount: number): Reward => ({
  kind,
  amount,
  revealed: kind === GOLD ? 1 : 0,
  offer: [],
  choice: kind === GOLD ? 0 : UNSET,
});

export const revealReward = (state: State, seat: number, at: number, emit: Emit): void => {
  const reward = (state.rewards[seat] as Reward[])[at] as Reward;
  reward.revealed = 1;
  if (reward.kind === CARD) revealCards(state.players[seat] as Player, reward);
  else if (reward.kind === POTION) revealPotion(state, reward);
  if (emit) emit({ type: 'rewardRevealed', seat, reward: at, reveals: true });
};

/** Three cards of the own deck; each Golden Ticket among them adds the top rare (STS-8.5, STS-8.7). */
const revealCards = (player: Player, reward: Reward): void => {
  for (let turned = 0; turned < CARDS_PER_REWARD && player.rewardDeck.length > 0; turned++) {
    const face = player.rewardDeck.pop() as number;
    reward.offer.push(face);
    const rare = isTicket(face) ? player.rareDeck.pop() : undefined;
    if (rare !== undefined) reward.offer.push(rare);
  }
};

/** From an empty deck nothing is gained (STS-8.19). */
const revealPotion = (state: State, reward: Reward): void => {
  const potion = state.potionDeck.pop();
  if (potion !== undefined) reward.offer.push(potion);
};

const isTicket = (face: number): boolean => (FACES[face] as FaceEntry).type === TICKET;

/** Whether a place in a revealed offer can be taken: not a ticket, and room for a potion (STS-8.14). */
export const canTake = (player: Player, reward: Reward, choice: number): boolean => {
  if (reward.kind === GOLD) return choice === 0;
  if (reward.revealed === 0 || choice >= reward.offer.length) return false;
  if (reward.kind === POTION) return player.potions.length < LIMITS.potions;
  return !isTicket(reward.offer[choice] as number);
};

export const isSettled = (rewards: readonly Reward[]): boolean =>
  rewards.every((reward) => reward.choice !== UNSET);

export const confirmRewards = (state: State, seat: number, emit: Emit): void => {
  state.confirmed[seat] = 1;
  settleIfConfirmed(state, emit);
};

/** Reveals stay open until every player has confirmed (STS-8.3). */
const settleIfConfirmed = (state: State, emit: Emit): void => {
  state.rewards.forEach((rewards, seat) => {
    if (rewards.length === 0) state.confirmed[seat] = 1;
  });
  if (state.confirmed.some((confirmed) => confirmed === 0)) return;
  state.rewards.forEach((rewards, seat) => {
    for (const reward of rewards) settle(state, seat, reward, emit);
  });
  state.rewards = [];
  state.phase = PHASE.over;
  if (emit) emit({ type: 'gameWon' });
};

const settle = (state: State, seat: number, reward: Reward, emit: Emit): void => {
  const player = state.players[seat] as Player;
  if (reward.kind === GOLD && reward.choice !== SKIPPED) {
    player.gold += reward.amount;
    if (emit) emit({ type: 'goldChanged', seat, change: reward.amount });
  }
  reward.offer.forEach((offered, at) => {
    if (reward.kind === POTION) settlePotion(state, seat, offered, at === reward.choice, emit);
    else if (reward.kind === CARD) settleCard(state, seat, offered, at === reward.choice, emit);
  });
};

/** A skipped potion goes under its deck (STS-8.16). */
const settlePotion = (state: State, seat: number, potion: number, taken: boolean, emit: Emit): void => {
  if (!taken) {
    putUnder(state.potionDeck, potion);
    return;
  }
  (state.players[seat] as Player).potions.push(potion);
  if (emit) emit({ type: 'potionGained', seat, potion });
};

/** Cards not taken go under the deck they came from, tickets too (STS-8.5, STS-8.8). */
const settleCard = (state: State, seat: number, face: number, taken: boolean, emit: Emit): void => {
  const player = state.players[seat] as Player;
  if (taken) {
    player.deck.push(makeCard(face, newUid(state, seat)));
    if (emit) emit({ type: 'cardGained', seat, face });
    return;
  }
  putUnder((FACES[face] as FaceEntry).definition.deck === 'rare' ? player.rareDeck : player.rewardDeck, face);
};
