/**
 * Redeals what a seat cannot know (STS-4.1). Every pile is sorted before it is shuffled, so that nothing of
 * its hidden order remains: the result depends only on the seed and on what the seat knows.
 */
import { createRandom, NONE, type Random, type Seat, shuffle } from '@three-spires/kernel';
import { type Card, forget } from './card.ts';
import { knownOnTop } from './combat/piles.ts';
import { copyState } from './copy.ts';
import { ownClimb } from './own-climb.ts';
import { drawBoss } from './run/decks.ts';
import { dealFaceDown } from './run/map.ts';
import { type Player, playerAt, QUESTION, STREAMS, type State } from './state.ts';

/** A copy in which everything the seat cannot know is redealt from the seed. */
export const imagine = (state: State, seat: Seat, seed: string): State => {
  const other = copyState(state);
  ownClimb(other);
  const random = createRandom(`${seed}/deal`, 1);
  dealFight(other, seat, random);
  other.random = createRandom(`${seed}/chance`, STREAMS);
  dealClimb(other, random);
  return other;
};

/**
 * The same for a state that is already imagined, with nothing more known about its decks: redeals only the
 * piles of the fight and chance, and the copy shares the climb. Searches sample many worlds.
 */
export const imagineFight = (state: State, seat: Seat, seed: string): State => {
  const other = copyState(state);
  dealFight(other, seat, createRandom(`${seed}/deal`, 1));
  other.random = createRandom(`${seed}/chance`, STREAMS);
  return other;
};

const dealFight = (state: State, seat: Seat, random: Random): void => {
  state.nextRolls = [];
  state.summons = dealt(state.summons, random);
  for (let each = 0; each < state.players.length; each++) {
    const player = playerAt(state, each);
    // Fingerprints of earlier moments, which contain the order of the draw pile (rules/combat/infinity.ts).
    player.loopStates = [];
    if (each === seat) dealDraw(player, knownOnTop(player), random);
    else if (isAtWork(state, each)) {
      dealDraw(player, 0, random);
      player.hand = dealt(player.hand, random);
    } else dealHand(player, random);
  }
};

/** Redeals the draw pile, except for known cards on top. */
const dealDraw = (player: Player, knownCards: number, random: Random): void => {
  const { draw } = player;
  const top = draw.slice(draw.length - knownCards);
  player.draw = [...dealt(draw.slice(0, draw.length - knownCards).map(forget), random), ...top];
};

/** Another player's hand: any of that player's cards not visible elsewhere. */
const dealHand = (player: Player, random: Random): void => {
  const cards = dealt([...player.hand, ...player.draw].map(forget), random);
  player.hand = cards.splice(0, player.hand.length);
  player.draw = cards;
};

/**
 * Whether a hand is involved in what is being resolved: its cards are about to be revealed and cannot be
 * changed.
 */
const isAtWork = ({ stack, waiting, question }: State, seat: Seat): boolean =>
  (question.kind !== QUESTION.none && question.seat === seat) ||
  stack.some((frame) => frame.seat === seat) ||
  waiting.some((ability) => ability.seat === seat);

const dealt = (cards: readonly Card[], random: Random): Card[] => {
  const pile = cards.toSorted((left, right) => left - right);
  shuffle(random, 0, pile);
  return pile;
};

/** The decks of the climb, face-down tokens, and the second Boss, which nobody has seen yet. */
const dealClimb = (state: State, random: Random): void => {
  const { run } = state;
  state.potionDeck = dealt(state.potionDeck, random);
  run.relicDeck = dealt(run.relicDeck, random);
  run.bossRelicDeck = dealt(run.bossRelicDeck, random);
  run.curseDeck = dealt(run.curseDeck, random);
  run.colorlessDeck = dealt(run.colorlessDeck, random);
  run.neowDeck = dealt(run.neowDeck, random);
  run.encounterDeck = dealt(run.encounterDeck, random);
  run.eliteDeck = dealt(run.eliteDeck, random);
  run.eventDeck = dealt(run.eventDeck, random);
  run.foreignRewards = run.foreignRewards.map((deck) => dealt(deck, random));
  run.foreignRares = run.foreignRares.map((deck) => dealt(deck, random));
  for (const player of state.players) {
    player.rewardDeck = dealt(player.rewardDeck, random);
    player.rareDeck = dealt(player.rareDeck, random);
  }
  dealFaceDown(run, random);
  if (run.secondBoss !== NONE) run.secondBoss = drawBoss(state, run.act, run.boss);
};
