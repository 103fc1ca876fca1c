/** Decisions between turns: who starts, chests, treasures, trading, new skills, who is afflicted. */
import { type Move, moveA, moveB, moveKind, NONE } from '@three-spires/kernel';
import {
  CHEST_ENTRIES,
  choosableSkills,
  DRAW,
  type Hero,
  MOVE,
  proposedStarter,
  QUESTION,
  type State,
  tokensOf,
  woundLimit,
} from '@three-spires/stygian-society/for-bots';
import { highest } from './quick.ts';
import { chestPeril, routineCost } from './threat.ts';
import { worthTo } from './worth.ts';

/** About two treasures, in wounds. */
const CHEST_VALUE = 4;

const heroAt = (state: State, hero: number): Hero => state.heroes[hero] as Hero;

/** Opens chests while the average cost of traps and the remaining wounds allow it. */
const isWorthOpening = (state: State): boolean => {
  const peril = chestPeril(state);
  const left = woundLimit(state) - state.wounds;
  let cost = 0;
  for (const { peril: number, routine } of CHEST_ENTRIES) {
    if (number > peril) continue;
    const harm = routineCost(state, routine, 0);
    cost += harm >= left ? 3 * harm : harm;
  }
  return cost / CHEST_ENTRIES.length < CHEST_VALUE * Math.min(1, left / 8);
};

const leastBurdened = (state: State, option: number): number => {
  const hero = heroAt(state, option);
  let tokens = 0;
  for (let status = 0; status < 4; status++) tokens += tokensOf(hero, status);
  return -tokens;
};

const vote = (state: State, move: Move): number => {
  const option = moveA(move);
  switch (state.question.kind) {
    case QUESTION.start:
      return option === proposedStarter(state) ? 1 : 0;
    case QUESTION.chest:
      return (option === 1) === isWorthOpening(state) ? 1 : 0;
    case QUESTION.holder:
      return worthTo(state, heroAt(state, option), state.found);
    default:
      return leastBurdened(state, option);
  }
};

/** Draws from the next level while there is one; then takes the best known skill. */
const learn = (state: State, move: Move): number => {
  const hero = heroAt(state, moveA(move));
  if (moveB(move) !== DRAW) return worthTo(state, hero, moveB(move));
  const best = Math.max(0, ...choosableSkills(hero).map(({ number }) => worthTo(state, hero, number)));
  return best > 6 ? 0 : best + 1;
};

/** How much more a treasure must be worth to its new holder to be given away. */
const GIVING = 1.5;

const ownerOf = (state: State, card: number): Hero | undefined =>
  state.heroes.find(({ treasures }) => treasures.includes(card));

const without = (hero: Hero, card: number): Hero => ({
  ...hero,
  treasures: hero.treasures.filter((held) => held !== card),
});

const gift = (state: State, card: number, to: number): number => {
  const owner = ownerOf(state, card);
  if (owner === undefined) return 0;
  return worthTo(state, heroAt(state, to), card) - worthTo(state, without(owner, card), card);
};

/** The party's gain when a card goes to a hero and another, if any, comes back. */
const exchange = (state: State, card: number, to: number, wanted: number): number => {
  const from = state.heroes.findIndex(({ treasures }) => treasures.includes(card));
  return gift(state, card, to) + (wanted === NONE ? 0 : gift(state, wanted, from));
};

/** The moves of a seat without its offers of treasures. */
export const withoutOffers = (moves: readonly Move[]): readonly Move[] =>
  moves.filter((move) => moveKind(move) !== MOVE.give && moveKind(move) !== MOVE.swap);

/** A bot moves each treasure once per landing, so that treasures are not traded back and forth. */
const trade = (state: State, move: Move): number => {
  const { traded } = state;
  if (moveKind(move) !== MOVE.done && traded.includes(moveA(move))) return -1;
  if (moveKind(move) === MOVE.swap && traded.includes(moveB(move))) return -1;
  if (moveKind(move) === MOVE.give) return exchange(state, moveA(move), moveB(move), NONE) - GIVING;
  if (moveKind(move) !== MOVE.swap) return 0;
  const to = state.heroes.findIndex(({ treasures }) => treasures.includes(moveB(move)));
  return exchange(state, moveA(move), to, moveB(move)) - GIVING;
};

/** The worth of moves in a decision between turns, in wounds, or undefined in a turn. */
export const worthBetween = (state: State): ((move: Move) => number) | undefined => {
  switch (state.question.kind) {
    case QUESTION.start:
    case QUESTION.chest:
    case QUESTION.holder:
    case QUESTION.afflict:
      return (move) => vote(state, move);
    case QUESTION.skill:
      return (move) => learn(state, move);
    case QUESTION.trade:
      return (move) => trade(state, move);
    case QUESTION.accept: {
      const { number, hero, votes } = state.question;
      const accepts = exchange(state, number, hero, votes[1] ?? NONE) > 0;
      return (move) => ((moveKind(move) === MOVE.accept) === accepts ? 1 : 0);
    }
    default:
      return undefined;
  }
};

/** A move between turns, or undefined if the bot should look ahead. */
export const moveBetween = (state: State, moves: readonly Move[]): Move | undefined => {
  const worth = worthBetween(state);
  return worth && highest(moves, worth);
};
