/**
 * A hesitant Adept. It misjudges moves a little, considers fewer of them, and often overlooks that it could
 * answer; but it keeps playing as long as a play is worth it, and takes a win that it sees.
 */
import { createRandom, type Move, moveKind, type Random, randomBelow } from '@three-spires/kernel';
import { isActing, MOVE, PASS, PHASE, QUESTION, type State } from '@three-spires/mystic-spires/for-bots';
import type { Bot, Seen } from '../bot.ts';
import {
  beforeTheGame,
  goOn,
  hasActed,
  isEnding,
  type Judgement,
  judge,
  type Weighed,
  withoutVainBattle,
} from './adept.ts';
import { attackersOf } from './battle.ts';
import { blindCopy } from './blind.ts';
import { WON } from './evaluate.ts';
import { worthOf } from './look-ahead.ts';
import type { Plans } from './plan.ts';
import { explained } from './why.ts';

/** The maximum error of its scores, on the scale of evaluate.ts, where a card is worth about 2. */
const MISJUDGED = 5;
/** The percentage of chances to answer or intercept that it overlooks. */
const OVERLOOKED = 50;
/** The percentage of moves in a Main Phase that it does not consider. */
const NOT_THOUGHT_OF = 25;
/** The percentage of times it skips the rest of a Main Phase in which it has played, or its last attack. */
const LEFT_OUT = 35;
/** A play must lose at most this much: otherwise even a beginner would do nothing. */
const WORST = 0.5;

/** It considers Towers and Units, but not empty decks or Overload. */
const TOWERS_ALONE: Plans = { own: { mill: 0, flood: 0 }, other: { mill: 0, flood: 0 } };

const FINE = 1 << 16;

/** From -1 to 1, mostly near 0: the mean of two uniform numbers. */
const slip = (random: Random): number =>
  (randomBelow(random, 0, FINE) + randomBelow(random, 0, FINE)) / FINE - 1;

const happens = (random: Random, percent: number): boolean => randomBelow(random, 0, 100) < percent;

/** Whether the seat is only asked whether to answer or intercept. */
const isChanceToAnswer = (state: State, moves: readonly Move[]): boolean =>
  state.question.kind === QUESTION.intercept ||
  (state.question.kind === QUESTION.none && moves.includes(PASS));

const NO_ANSWER: readonly number[] = [MOVE.pass, MOVE.none];

/** The best move according to the distorted scores. */
const misjudged = (weighed: readonly Weighed[], random: Random): Move | undefined => {
  let [best, most] = [undefined as Move | undefined, Number.NEGATIVE_INFINITY];
  for (const { move, worth } of weighed) {
    const score = worth + MISJUDGED * slip(random);
    if (score > most) [best, most] = [move, score];
  }
  return best;
};

const isFree = (state: State): boolean => isActing(state) && state.question.kind === QUESTION.none;

/** Whether not answering loses the game at once: not even a beginner overlooks that. */
const isLost = (state: State, seat: number, refusal: Move): boolean =>
  worthOf(state, seat, refusal, seat, TOWERS_ALONE) <= -WON;

/** The moves it hesitates between: none that is absurd, and none that loses if another does not. */
const playsOf = ({ preferred, weighed, idle }: Judgement): readonly Weighed[] => {
  const isHopeless = weighed.some(({ move, worth }) => move === preferred && worth <= -WON);
  return weighed.filter(
    ({ move, worth }) => !isEnding(move) && worth > idle - WORST && (isHopeless || worth > -WON),
  );
};

/** Attacks cost nothing, so at most one Unit is left out of a battle, and not the rest of it. */
const isLeftOut = (state: State, seat: number, random: Random): boolean => {
  if (!isFree(state) || !hasActed(state, seat)) return false;
  const isLast = attackersOf(state, seat).length === 1;
  return (state.phase !== PHASE.battle || isLast) && happens(random, LEFT_OUT);
};

const noviceMove = (state: State, seat: number, moves: readonly Move[], random: Random): Move => {
  const refusal = moves.find((move) => NO_ANSWER.includes(moveKind(move)));
  const isOverlooked =
    refusal !== undefined &&
    isChanceToAnswer(state, moves) &&
    happens(random, OVERLOOKED) &&
    !isLost(state, seat, refusal);
  if (isOverlooked) return refusal;
  const judgement = judge(state, seat, () => false, undefined, TOWERS_ALONE);
  const { preferred, weighed } = judgement;
  if (isEnding(preferred) || weighed.length === 0) return preferred;
  const sure = weighed.find(({ move, worth }) => move === preferred && worth >= WON);
  if (sure !== undefined) return preferred;
  if (isLeftOut(state, seat, random)) return goOn(state, seat, moves);
  const thoughtOf = playsOf(judgement).filter(() => !happens(random, NOT_THOUGHT_OF));
  return misjudged(thoughtOf, random) ?? preferred;
};

export const mysticSpiresNovice: Bot = {
  id: 'mystic-spires/novice',
  game: 'mystic-spires',
  level: 'novice',
  isQuick: true,
  choose(seen, moves, { seed }) {
    const { seat, state } = seen as Seen<State>;
    if (state.phase === PHASE.setup) return { move: beforeTheGame(state, seed) };
    const blind = blindCopy(state, seat);
    const move = noviceMove(blind, seat, moves, createRandom(seed, 1));
    return explained(blind, seat, withoutVainBattle(blind, seat, move, TOWERS_ALONE));
  },
};
