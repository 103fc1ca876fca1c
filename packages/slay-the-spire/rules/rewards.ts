/** Rewards after a room: revealed in any order, chosen with full knowledge, settled when all have confirmed. */
import { putUnder } from '@three-spires/kernel';
import { REWARDS, type RewardKind } from '../words/lists.ts';
import type { Emit } from './event.ts';
import { pushAbility } from './frames.ts';
import { CARDS_PER_REWARD } from './limits.ts';
import { isLiving } from './living.ts';
import { askPhase } from './questions.ts';
import { hasRule, potionLimit } from './relics.ts';
import { returnOffer, turnUpCards } from './run/card-offer.ts';
import { addToDeck } from './run/deck.ts';
import { gainGold, gainPotion, gainRelic } from './run/goods.ts';
import { hasModifier } from './run/modifiers.ts';
import { KEY, MODE, OPTION, ROOM } from './run/state.ts';
import { TRANSFORM_PROGRAM } from './run/tables.ts';
import { PHASE, type Player, type Reward, SKIPPED, type State, UNSET } from './state.ts';
import { ENEMY_TABLE, FACES, type FaceEntry, TICKET } from './tables.ts';

export const GOLD = REWARDS.indexOf('gold');
export const CARD = REWARDS.indexOf('card');
export const POTION = REWARDS.indexOf('potion');
export const RELIC = REWARDS.indexOf('relic');
const RARE = REWARDS.indexOf('rare');
const UPGRADED_CARD = REWARDS.indexOf('upgradedCard');
const TRANSFORM = REWARDS.indexOf('transform');

type Printed = { readonly kind: RewardKind; readonly amount: number };

/** What Mind Bloom's war gives instead of the Boss's rewards. */
const MIND_BLOOM: readonly Printed[] = [
  { kind: 'relic', amount: 1 },
  { kind: 'card', amount: 1 },
];

/** Each player gains what the own row's encounter card prints, or what an Elite or Boss does (STS-15.9, STS-15.10). */
export const openRewards = (state: State, emit: Emit): void => {
  open(
    state,
    state.players.map((player) => (isLiving(player) ? rewardsFor(state, player.row) : [])),
    emit,
  );
};

/** A relic for everybody (STS-10.16). */
export const openTreasure = (state: State): void =>
  open(
    state,
    state.players.map(() => (draftsRelics(state) ? [] : [newReward(RELIC, 1)])),
    undefined,
  );

/** Choose Your Relic: relics of Elites and Treasures are drafted by the party (STS-37.1). */
export const draftsRelics = ({ run, players }: State): boolean =>
  (run.options & OPTION.chooseYourRelic) !== 0 && players.length > 1 && givesKey(run.room);

/** Rooms whose relics can be skipped for the Sapphire Key (STS-32.5). */
export const givesKey = (room: number): boolean =>
  room === ROOM.elite || room === ROOM.burningElite || room === ROOM.treasure;

const open = (state: State, rewards: Reward[][], emit: Emit): void => {
  state.rewards = rewards;
  state.confirmed = state.players.map(() => 0);
  state.phase = PHASE.rewards;
  askPhase(state);
  settleIfConfirmed(state, emit);
};

const rewardsFor = (state: State, row: number): Reward[] => {
  const rewards: Reward[] = [];
  for (const { kind, amount } of printedRewards(state, row)) {
    const which = REWARDS.indexOf(inThisRun(state, kind));
    // Boss relics are drafted by the party after everything else (STS-8.20).
    if (kind === 'bossRelic' || (kind === 'relic' && draftsRelics(state))) continue;
    if (which === GOLD) rewards.push(newReward(which, amount));
    else for (let number = 0; number < amount; number++) rewards.push(newReward(which, 1));
  }
  return rewards;
};

const printedRewards = (state: State, row: number): readonly Printed[] => {
  const { run } = state;
  const forAll = run.rewardKind !== UNSET;
  const kind = forAll ? run.rewardKind : (state.encounters[row - 1] ?? UNSET);
  if (run.room === ROOM.event && forAll && ENEMY_TABLE[kind]?.boss) return MIND_BLOOM;
  return ENEMY_TABLE[kind]?.definition.rewards ?? [];
};

/** Vintage turns encounters' card rewards into relics, Transformed all others into Transforms (STS-31.6, STS-31.7). */
const inThisRun = (state: State, kind: RewardKind): RewardKind => {
  if (kind !== 'card') return kind;
  if (state.run.rewardKind === UNSET && hasModifier(state.run, 'Vintage')) return 'relic';
  return hasModifier(state.run, 'Transformed') ? 'transform' : kind;
};

/** Gold and Transforms hide nothing; gold is taken unless the player skips it, the rest waits for a choice. */
const newReward = (kind: number, amount: number): Reward => ({
  kind,
  amount,
  revealed: kind === GOLD || kind === TRANSFORM ? 1 : 0,
  offer: [],
  choice: kind === GOLD ? 0 : UNSET,
});

const isCards = (kind: number): boolean => kind === CARD || kind === RARE || kind === UPGRADED_CARD;

export const revealReward = (state: State, seat: number, at: number, emit: Emit): void => {
  const reward = (state.rewards[seat] as Reward[])[at] as Reward;
  reward.revealed = 1;
  if (isCards(reward.kind)) {
    reward.offer = turnUpCards(state, seat, reward.kind === RARE ? 'rare' : 'rewards', CARDS_PER_REWARD);
  } else {
    // From an empty deck nothing is gained (STS-8.19).
    const item = (reward.kind === POTION ? state.potionDeck : state.run.relicDeck).pop();
    if (item !== undefined) reward.offer.push(item);
  }
  if (emit) emit({ type: 'rewardRevealed', seat, reward: at, reveals: true });
};

/** Whether a place in a revealed offer can be taken: not a ticket, and room for a potion (STS-8.14). */
export const canTake = (state: State, player: Player, reward: Reward, choice: number): boolean => {
  if (reward.kind === GOLD || reward.kind === TRANSFORM) return choice === 0;
  if (reward.revealed === 0 || choice >= reward.offer.length) return false;
  if (reward.kind === POTION)
    return !hasRule(player, 'noPotions') && potionsWith(state, player, reward) < potionLimit(state);
  return reward.kind === RELIC || (FACES[reward.offer[choice] as number] as FaceEntry).type !== TICKET;
};

/** Potions held and chosen among the other rewards. */
const potionsWith = (state: State, player: Player, asked: Reward): number => {
  const rewards = state.rewards[state.players.indexOf(player)] ?? [];
  const chosen = rewards.filter((reward) => reward !== asked && reward.kind === POTION && reward.choice >= 0);
  return player.potions.length + chosen.length;
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
  gainKeys(state);
  const { rewards } = state;
  state.rewards = [];
  state.phase = state.run.mode === MODE.firstFight ? PHASE.over : PHASE.roomDone;
  rewards.forEach((list, seat) => {
    for (const reward of list) settle(state, seat, reward, emit);
  });
  if (state.phase === PHASE.over && emit) emit({ type: 'gameWon' });
};

/** The Sapphire Key for skipping all relics of a room, the Emerald Key for the Burning Elite (STS-32.5, STS-32.6). */
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

const settle = (state: State, seat: number, reward: Reward, emit: Emit): void => {
  const taken = reward.choice >= 0 ? reward.offer[reward.choice] : undefined;
  if (isCards(reward.kind)) {
    returnOffer(state, reward.offer, reward.choice);
    if (taken !== undefined)
      addToDeck(state, seat, reward.kind === UPGRADED_CARD ? upgraded(taken) : taken, emit);
  } else if (reward.kind === GOLD) {
    if (reward.choice !== SKIPPED) gainGold(state, seat, reward.amount, emit);
  } else if (reward.kind === TRANSFORM) {
    if (reward.choice !== SKIPPED) pushTransform(state, seat);
  } else settleItem(state, seat, reward, taken, emit);
};

const upgraded = (face: number): number =>
  (FACES[face] as FaceEntry).definition.upgrade === undefined ? face : face + 1;

const pushTransform = (state: State, seat: number): void => {
  pushAbility(state, { program: TRANSFORM_PROGRAM, seat, enemy: UNSET, card: UNSET, target: UNSET });
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
  for (const item of reward.offer) if (item !== taken) putUnder(deck, item);
  if (taken === undefined) return;
  if (reward.kind === POTION) gainPotion(state, seat, taken, emit);
  else gainRelic(state, seat, taken, emit);
};
