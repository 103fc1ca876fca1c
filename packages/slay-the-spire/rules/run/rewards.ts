/**
 * Rewards after a room: revealed in any order, chosen with full knowledge, settled once all players have
 * confirmed.
 */

import { filledPile, NONE, putUnder } from '@three-spires/kernel';
import { CARDS_PER_REWARD } from '../../content/limits.ts';
import { REWARDS } from '../../words/lists.ts';
import type { RewardDeck } from '../../words/run/rewards.ts';
import { askPhase } from '../asking.ts';
import { isLiving, seatInRow } from '../combat/living.ts';
import { wait } from '../combat/triggers.ts';
import { ENEMY_ENTRIES, TICKET } from '../compile/entries.ts';
import { CAN_UPGRADE, TYPE_OF_FACE } from '../compile/face-tables.ts';
import { INSANITY_ROUTINE, TRANSFORM_ROUTINE } from '../compile/run-entries.ts';
import type { Emit } from '../event.ts';
import { pushAbility } from '../frames.ts';
import { GIVE_POTION } from '../moves.ts';
import { hasModifier } from '../run-modifiers.ts';
import { KEY, MODE, OPTION, ROOM } from '../run-state.ts';
import { LATER, PHASE, playerAt, type Reward, SKIPPED, type State } from '../state.ts';
import { countDeckChoices, deckChoices, returnOffer, turnUpCards } from './card-offer.ts';
import { addToDeck } from './deck.ts';
import { gainGold, gainPotion, gainRelic } from './goods.ts';
import { hasRoomForPotion } from './potion-answer.ts';

export const GOLD = REWARDS.indexOf('gold');
export const CARD = REWARDS.indexOf('card');
export const POTION = REWARDS.indexOf('potion');
export const RELIC = REWARDS.indexOf('relic');
const RARE = REWARDS.indexOf('rare');
const BOSS_RELIC = REWARDS.indexOf('bossRelic');
const UPGRADED_CARD = REWARDS.indexOf('upgradedCard');
export const TRANSFORM = REWARDS.indexOf('transform');
export const INSANITY = REWARDS.indexOf('insanity');

/** A printed reward; its kind is the index in REWARDS. */
type Printed = { readonly kind: number; readonly amount: number };

/** The printed rewards of each enemy card, by kind. */
const PRINTED: readonly (readonly Printed[])[] = ENEMY_ENTRIES.map(({ definition }) =>
  (definition.rewards ?? []).map(({ kind, amount }) => ({ kind: REWARDS.indexOf(kind), amount })),
);

const NOTHING: readonly Printed[] = [];

/** The rewards of Mind Bloom's war, in place of the Boss's. */
const MIND_BLOOM: readonly Printed[] = [
  { kind: RELIC, amount: 1 },
  { kind: CARD, amount: 1 },
];

/**
 * Each player gains the rewards of their row's encounter card, or those of an Elite or Boss (STS-15.9,
 * STS-15.10).
 */
export const openRewards = (state: State, emit: Emit): void => {
  const rewards: Reward[][] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = playerAt(state, seat);
    rewards.push(isLiving(player) ? rewardsFor(state, player.row) : []);
  }
  open(state, rewards, emit);
};

/** A relic for every player (STS-10.16). */
export const openTreasure = (state: State): void =>
  open(
    state,
    state.players.map(() => (draftsRelics(state) ? [] : [newReward(RELIC, 1)])),
    undefined,
  );

/** Choose Your Relic: the party drafts the relics of Elites and Treasures (STS-37.1). */
export const draftsRelics = ({ run, players }: State): boolean =>
  (run.options & OPTION.chooseYourRelic) !== 0 && players.length > 1 && givesKey(run.room);

/** Rooms whose relics can be skipped for the Sapphire Key (STS-32.5). */
export const givesKey = (room: number): boolean =>
  room === ROOM.elite || room === ROOM.burningElite || room === ROOM.treasure;

const open = (state: State, rewards: Reward[][], emit: Emit): void => {
  state.rewards = rewards;
  state.confirmed = filledPile(0, state.players.length);
  state.phase = PHASE.rewards;
  askPhase(state);
  settleIfConfirmed(state, emit);
};

const rewardsFor = (state: State, row: number): Reward[] => {
  const rewards: Reward[] = [];
  const printed = printedRewards(state, row);
  for (let at = 0; at < printed.length; at++) {
    const { kind, amount } = printed[at] as Printed;
    // The party drafts Boss relics after everything else (STS-8.20).
    if (kind === BOSS_RELIC || (kind === RELIC && draftsRelics(state))) continue;
    const which = inThisRun(state, kind);
    if (which === GOLD) rewards.push(newReward(which, amount));
    else for (let number = 0; number < amount; number++) rewards.push(newReward(which, 1));
  }
  if (hasModifier(state.run, 'Insanity')) rewards.push(newReward(INSANITY, 1));
  return rewards;
};

const printedRewards = (state: State, row: number): readonly Printed[] => {
  const { run } = state;
  const forAll = run.rewardKind !== NONE;
  const kind = forAll ? run.rewardKind : (state.encounters[row - 1] ?? NONE);
  if (kind === NONE) return NOTHING;
  if (run.room === ROOM.event && forAll && ENEMY_ENTRIES[kind]?.boss) return MIND_BLOOM;
  return PRINTED[kind] as readonly Printed[];
};

/**
 * Vintage turns encounters' card rewards into relics; Transformed turns all others into Transforms (STS-31.6,
 * STS-31.7).
 */
const inThisRun = (state: State, kind: number): number => {
  if (kind !== CARD) return kind;
  if (state.run.rewardKind === NONE && hasModifier(state.run, 'Vintage')) return RELIC;
  return hasModifier(state.run, 'Transformed') ? TRANSFORM : kind;
};

/** Rewards that hide nothing. */
const isOpen = (kind: number): boolean => kind === GOLD || kind === TRANSFORM || kind === INSANITY;

/**
 * Gold is taken unless skipped; Insanity comes last unless wanted now; everything else waits for a choice.
 */
const newReward = (kind: number, amount: number): Reward => ({
  kind,
  amount,
  revealed: isOpen(kind) ? 1 : 0,
  offer: [],
  choice: kind === GOLD ? 0 : kind === INSANITY ? LATER : NONE,
  settled: 0,
});

const isCards = (kind: number): boolean => kind === CARD || kind === RARE || kind === UPGRADED_CARD;

const deckOfReward = ({ kind }: Reward): RewardDeck => (kind === RARE ? 'rare' : 'rewards');

/** The decks a reward's cards may come from, if there is a choice (STS-31.8). */
export const rewardDecks = (state: State, seat: number, reward: Reward): readonly (readonly number[])[] =>
  isCards(reward.kind) ? deckChoices(state, seat, deckOfReward(reward)) : [];

/** The number of ways to reveal a reward. */
export const waysToReveal = (state: State, seat: number, reward: Reward): number =>
  isCards(reward.kind) ? countDeckChoices(state, seat, deckOfReward(reward)) : 1;

export const revealReward = (state: State, seat: number, at: number, way: number, emit: Emit): void => {
  const reward = (state.rewards[seat] as Reward[])[at] as Reward;
  if (isCards(reward.kind)) {
    reward.revealed = 1;
    reward.offer = turnUpCards(state, seat, deckOfReward(reward), CARDS_PER_REWARD, way);
    emit?.({ type: 'rewardRevealed', seat, reward: at, reveals: true });
  } else drawInOrder(state, seat, at, emit);
};

/** From a shared deck, lower rows first draw what they have not skipped (R27). */
const drawInOrder = (state: State, seat: number, at: number, emit: Emit): void => {
  const { kind } = (state.rewards[seat] as Reward[])[at] as Reward;
  const { row } = playerAt(state, seat);
  for (let lower = 1; lower < row; lower++) {
    const other = seatInRow(state, lower);
    if (other !== NONE) drawUnskipped(state, other, kind, emit);
  }
  drawItem(state, seat, at, emit);
};

const drawUnskipped = (state: State, seat: number, kind: number, emit: Emit): void => {
  const rewards = state.rewards[seat] as Reward[];
  for (let at = 0; at < rewards.length; at++) {
    const reward = rewards[at] as Reward;
    if (reward.kind === kind && reward.revealed === 0 && reward.choice === NONE)
      drawItem(state, seat, at, emit);
  }
};

/** An empty deck gives nothing (STS-8.19). */
const drawItem = (state: State, seat: number, at: number, emit: Emit): void => {
  const reward = (state.rewards[seat] as Reward[])[at] as Reward;
  const item = (reward.kind === POTION ? state.potionDeck : state.run.relicDeck).pop();
  reward.revealed = 1;
  if (item !== undefined) reward.offer.push(item);
  emit?.({ type: 'rewardRevealed', seat, reward: at, reveals: true });
};

/** Whether an offer can be taken: not a ticket, and room for a potion (STS-8.14). */
export const canTake = (state: State, seat: number, reward: Reward, choice: number): boolean => {
  if (reward.settled !== 0) return false;
  if (isOpen(reward.kind)) return choice === 0;
  if (reward.revealed === 0) return false;
  if (reward.kind === POTION && choice >= GIVE_POTION) {
    const other = choice - GIVE_POTION;
    return reward.offer.length > 0 && other !== seat && hasRoomForPotion(state, other);
  }
  if (choice >= reward.offer.length) return false;
  if (reward.kind === POTION) return hasRoomForPotion(state, seat);
  return reward.kind === RELIC || TYPE_OF_FACE[reward.offer[choice] as number] !== TICKET;
};

/** The Transform of Insanity is mandatory (STS-31.11). */
export const canSkip = ({ kind, choice, settled }: Reward): boolean =>
  settled === 0 && kind !== INSANITY && choice !== SKIPPED;

export const canReveal = ({ revealed, settled }: Reward): boolean => revealed === 0 && settled === 0;

/** Takes or skips; returns whether to carry that out at once. */
export const chooseReward = (state: State, seat: number, at: number, choice: number, emit: Emit): boolean => {
  const reward = (state.rewards[seat] as Reward[])[at] as Reward;
  reward.choice = choice;
  if (reward.kind !== INSANITY) return false;
  goInsane(state, seat, emit);
  return true;
};

/**
 * Gains the player's choices so far first, so that the Transform finds them in the deck (STS-31.11, R174).
 */
const goInsane = (state: State, seat: number, emit: Emit): void => {
  for (const reward of state.rewards[seat] as Reward[]) {
    if (reward.choice === NONE || reward.settled !== 0) continue;
    reward.settled = 1;
    settle(state, seat, reward, emit);
    reward.offer = [];
  }
};

export const isSettled = (rewards: readonly Reward[]): boolean => {
  for (let at = 0; at < rewards.length; at++) if ((rewards[at] as Reward).choice === NONE) return false;
  return true;
};

export const confirmRewards = (state: State, seat: number, emit: Emit): void => {
  state.confirmed[seat] = 1;
  settleIfConfirmed(state, emit);
};

/** Reveals stay open until every player has confirmed (STS-8.3). */
const settleIfConfirmed = (state: State, emit: Emit): void => {
  for (let seat = 0; seat < state.rewards.length; seat++) {
    const waits = isBetweenBosses(state) && isLiving(playerAt(state, seat));
    if (!waits && hasNoChoice(state.rewards[seat] as Reward[])) state.confirmed[seat] = 1;
  }
  for (let seat = 0; seat < state.confirmed.length; seat++) if (state.confirmed[seat] === 0) return;
  gainKeys(state);
  const { rewards } = state;
  state.rewards = [];
  state.phase = state.run.mode === MODE.firstFight ? PHASE.over : PHASE.roomDone;
  for (let seat = 0; seat < rewards.length; seat++) settleAll(state, seat, rewards[seat] as Reward[], emit);
  if (state.phase === PHASE.over) emit?.({ type: 'gameWon' });
};

const hasNoChoice = (rewards: readonly Reward[]): boolean => {
  for (let at = 0; at < rewards.length; at++) if ((rewards[at] as Reward).kind !== INSANITY) return false;
  return true;
};

const settleAll = (state: State, seat: number, rewards: readonly Reward[], emit: Emit): void => {
  for (let at = 0; at < rewards.length; at++) {
    const reward = rewards[at] as Reward;
    if (reward.settled === 0) settle(state, seat, reward, emit);
  }
};

/** Before the second Boss the party may change rows and give potions, though there is no reward (R123). */
const isBetweenBosses = ({ run }: State): boolean => run.room === ROOM.boss && run.secondBoss !== NONE;

/**
 * The Sapphire Key for skipping all relics of a room; the Emerald Key for the Burning Elite (STS-32.5,
 * STS-32.6).
 */
const gainKeys = (state: State): void => {
  const { run } = state;
  if (run.actFour === 0) return;
  if (run.room === ROOM.burningElite) run.keys |= KEY.emerald;
  const allSkipped = state.rewards.every((rewards) => {
    const relics = rewards.filter((reward) => reward.kind === RELIC);
    return relics.length > 0 && relics.every((reward) => reward.choice === SKIPPED);
  });
  if (givesKey(run.room) && allSkipped) run.keys |= KEY.sapphire;
};

/**
 * What the choice takes from the offer. Never reads a negative index, which costs far more than the
 * comparison.
 */
const takenFrom = ({ offer, choice }: Reward): number | undefined => {
  if (choice < 0) return undefined;
  return offer[choice >= GIVE_POTION ? 0 : choice];
};

const settle = (state: State, seat: number, reward: Reward, emit: Emit): void => {
  const taken = takenFrom(reward);
  if (isCards(reward.kind)) {
    returnOffer(state, reward.offer, reward.choice);
    if (taken !== undefined)
      addToDeck(state, seat, reward.kind === UPGRADED_CARD ? upgraded(taken) : taken, emit);
  } else if (reward.kind === GOLD) {
    if (reward.choice !== SKIPPED) gainGold(state, seat, reward.amount, emit);
  } else if (reward.kind === TRANSFORM) {
    if (reward.choice !== SKIPPED) pushTransform(state, seat);
  } else if (reward.kind === INSANITY) wait(state, INSANITY_ROUTINE, seat, NONE, NONE, NONE);
  else settleItem(state, seat, reward, taken, emit);
};

const upgraded = (face: number): number => (CAN_UPGRADE[face] === 1 ? face + 1 : face);

const pushTransform = (state: State, seat: number): void => {
  pushAbility(state, { routine: TRANSFORM_ROUTINE, seat, enemy: NONE, card: NONE, target: NONE });
};

/** A skipped item goes under its deck (STS-8.16, STS-8.18). */
const settleItem = (
  state: State,
  seat: number,
  reward: Reward,
  taken: number | undefined,
  emit: Emit,
): void => {
  const deck = reward.kind === POTION ? state.potionDeck : state.run.relicDeck;
  for (let at = 0; at < reward.offer.length; at++)
    if (reward.offer[at] !== taken) putUnder(deck, reward.offer[at] as number);
  if (taken === undefined) return;
  if (reward.kind === RELIC) gainRelic(state, seat, taken, emit);
  else settlePotion(state, reward.choice >= GIVE_POTION ? reward.choice - GIVE_POTION : seat, taken, emit);
};

/** A potion without room goes under the deck. Rewards are being settled, so nothing is promised twice. */
const settlePotion = (state: State, seat: number, potion: number, emit: Emit): void => {
  if (hasRoomForPotion(state, seat)) gainPotion(state, seat, potion, emit);
  else putUnder(state.potionDeck, potion);
};
