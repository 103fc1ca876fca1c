/** Moves in readable form, for scenarios, logs, buttons and bots. */

import { defined, moveA, moveB, moveC, moveKind, type ReadableMove } from '@three-spires/kernel';
import { CHARACTERS, type Character, ORBS, REWARDS } from '../words/lists.ts';
import { type Card, cheaperBy, FREE, faceOf, findCard, isMarked, KEEP, KEPT, RETAINED } from './card.ts';
import { costOf } from './combat/cost.ts';
import { WINDOW } from './combat/die-window.ts';
import {
  COST_X,
  FACES,
  type FaceEntry,
  ITEM_ENTRIES,
  type ItemEntry,
  ROUTINE_SOURCES,
} from './compile/entries.ts';
import { TARGET } from './compile/targets.ts';
import { DRAW, pileOf } from './filters.ts';
import { DONE, GIVE_POTION, MOVE, X_BITS, X_MASK } from './moves.ts';
import { enemyLabel, seatName } from './naming.ts';
import { nameOfFace } from './printed-names.ts';
import { deckNames } from './run/card-offer.ts';
import { describeRun } from './run/describe.ts';
import { describeOfferAnswer } from './run/describe-offer.ts';
import { runOptions } from './run/option-texts.ts';
import { GOLD, POTION, RELIC, rewardDecks } from './run/rewards.ts';
import { type Player, playerAt, QUESTION, type Reward, type State, type Waiting } from './state.ts';

export const describe = (state: State, seat: number, move: number): ReadableMove => {
  switch (moveKind(move)) {
    case MOVE.play:
      return describePlay(state, seat, move);
    case MOVE.shiv:
      return { do: 'shiv', ...describeTarget(state, TARGET.enemy, moveA(move) - 1) };
    case MOVE.miracle:
      return { do: 'miracle' };
    case MOVE.potion: {
      const item = ITEM_ENTRIES[playerAt(state, seat).potions[moveA(move)] as number] as ItemEntry;
      return {
        do: 'potion',
        potion: item.definition.name,
        ...(state.dieWindow === WINDOW.open
          ? { face: moveB(move) }
          : describeTarget(state, item.target, moveB(move) - 1)),
      };
    }
    case MOVE.relic: {
      const item = ITEM_ENTRIES[playerAt(state, seat).relics[moveA(move)] as number] as ItemEntry;
      const target = item.onDemand?.target ?? TARGET.none;
      return {
        do: 'relic',
        relic: item.definition.name,
        ...describeTarget(state, target, moveB(move) - 1),
      };
    }
    case MOVE.acceptDie:
      return { do: 'accept die' };
    case MOVE.ability:
      return describeAbility(state, seat, move);
    case MOVE.endTurn:
      return { do: 'end turn' };
    case MOVE.takeBack:
      return { do: 'take back' };
    case MOVE.choose:
      return describeAnswer(state, moveA(move));
    case MOVE.order:
      return {
        do: 'order',
        ability: routineName((state.waiting[moveA(move)] as Waiting).routine),
        place: moveA(move),
      };
    case MOVE.orderAll:
      return { do: 'order all' };
    case MOVE.orderLater:
      return { do: 'order later' };
    case MOVE.confirm:
      return { do: 'confirm' };
    case MOVE.reveal:
    case MOVE.take:
    case MOVE.skip:
      return describeReward(state, seat, move);
    default:
      return describeRun(state, seat, move);
  }
};

const routineName = (routine: number): string => ROUTINE_SOURCES[routine]?.name ?? '';

const characterOf = ({ character }: Player): Character => CHARACTERS[character] as Character;

/** What distinguishes a card in hand from another with the same name (STS-24.4). */
const describeMemory = (card: Card): Record<string, string | number> => ({
  ...((card & RETAINED) === 0 ? {} : { retained: 'yes' }),
  ...((card & FREE) === 0 ? {} : { free: 'yes' }),
  ...((card & KEEP) === 0 ? {} : { staying: 'yes' }),
  ...((card & KEPT) === 0 ? {} : { drawnLate: 'yes' }),
  ...(!isMarked(card) ? {} : { toBePlayed: 'yes' }),
  ...(cheaperBy(card) === 0 ? {} : { cheaper: cheaperBy(card) }),
});

const describePlay = (state: State, seat: number, move: number): ReadableMove => {
  const player = playerAt(state, seat);
  const card = player.hand[findCard(player.hand, moveA(move))] as Card;
  const face = FACES[faceOf(card)] as FaceEntry;
  const miracles = moveC(move) >> X_BITS;
  return {
    do: 'play',
    card: nameOfFace(faceOf(card), characterOf(player)),
    ...describeMemory(card),
    ...describeTarget(state, face.target, moveB(move) - 1),
    ...(costOf(player, card) === COST_X ? { x: moveC(move) & X_MASK } : {}),
    ...(miracles > 0 ? { miracles } : {}),
  };
};

/** The field for a target: `enemy`, `row` or `player`. */
const describeTarget = (state: State, target: number, given: number): Record<string, string | number> => {
  if (given < 0) return {};
  if (target === TARGET.enemy) return { enemy: enemyLabel(state, given) };
  if (target === TARGET.row) return { row: given };
  return target === TARGET.player ? { player: seatName(state, given) } : {};
};

const describeAbility = (state: State, seat: number, move: number): ReadableMove => {
  const { powers } = playerAt(state, seat);
  const face = FACES[faceOf(powers[findCard(powers, moveA(move))] as Card)] as FaceEntry;
  const target = face.abilities.find((ability) => ability.trigger < 0)?.target ?? TARGET.none;
  return { do: 'ability', card: face.name, ...describeTarget(state, target, moveB(move) - 1) };
};

const describeAnswer = (state: State, value: number): ReadableMove => {
  const { question } = state;
  if (value === DONE) return { do: 'done' };
  const player = playerAt(state, question.seat);
  switch (question.kind) {
    case QUESTION.enemy:
      return { do: 'choose', enemy: enemyLabel(state, value) };
    case QUESTION.shiv:
      return { do: 'shiv', enemy: enemyLabel(state, value) };
    case QUESTION.row:
      return { do: 'choose', row: value };
    case QUESTION.player:
      return { do: 'choose', player: seatName(state, value) };
    case QUESTION.card: {
      const pile = pileOf(player, question.pile);
      const card = pile[findCard(pile, value)] as Card;
      const memory = question.pile === DRAW ? {} : describeMemory(card);
      return { do: 'choose', card: nameOfFace(faceOf(card), characterOf(player)), ...memory };
    }
    case QUESTION.offer:
      return describeOfferAnswer(state, value);
    case QUESTION.orb:
      return { do: 'choose', orb: ORBS[player.orbs[value] as number] as string };
    default: {
      const name = runOptions(state)?.[value];
      return { do: 'choose', option: value + 1, ...defined({ name }) };
    }
  }
};

const describeReward = (state: State, seat: number, move: number): ReadableMove => {
  const at = moveA(move);
  const reward = (state.rewards[seat] as Reward[])[at] as Reward;
  const kind = REWARDS[reward.kind] as string;
  if (moveKind(move) === MOVE.reveal)
    return { do: 'reveal', reward: kind, place: at + 1, ...describeDecks(state, seat, reward, moveB(move)) };
  if (moveKind(move) === MOVE.skip) return { do: 'skip', reward: kind, place: at + 1 };
  const isGiven = reward.kind === POTION && moveB(move) >= GIVE_POTION;
  return {
    do: isGiven ? 'give' : 'take',
    reward: kind,
    place: at + 1,
    ...describeOffer(state, reward, moveB(move)),
  };
};

/** The decks that the cards will come from, if the player chooses them (STS-31.8). */
const describeDecks = (state: State, seat: number, reward: Reward, way: number): Record<string, string> => {
  const choices = rewardDecks(state, seat, reward);
  return choices.length < 2 ? {} : { decks: deckNames(choices[way] as readonly number[]) };
};

const describeOffer = (state: State, reward: Reward, choice: number): Record<string, string> => {
  if (reward.kind === GOLD) return {};
  if (reward.kind === POTION && choice >= GIVE_POTION) {
    const name = (ITEM_ENTRIES[reward.offer[0] as number] as ItemEntry).definition.name;
    return { potion: name, player: seatName(state, choice - GIVE_POTION) };
  }
  const offered = reward.offer[choice];
  if (offered === undefined) return {};
  if (reward.kind === RELIC) return { relic: (ITEM_ENTRIES[offered] as ItemEntry).definition.name };
  if (reward.kind === POTION) return { potion: (ITEM_ENTRIES[offered] as ItemEntry).definition.name };
  return { card: (FACES[offered] as FaceEntry).name };
};
