/** Adept: looks ahead to the end of the turn and rates what it finds. */
import { type Move, moveKind } from '@three-spires/kernel';
import { stygianSociety } from '@three-spires/stygian-society';
import { MOVE, QUESTION, type State } from '@three-spires/stygian-society/for-bots';
import type { Bot, Seen, Thinking } from '../bot.ts';
import { chances, rateAfter, withFastTower } from './ahead.ts';
import { distinctMoves } from './alike.ts';
import { moveBetween } from './between.ts';
import { withReason } from './why.ts';

/** The number of drops sampled for every action at first, and more for the best few. */
const FIRST_LOOK = 2;
const SECOND_LOOK = 4;
const FINALISTS = 3;
/** Luck decides much before the drop, and little after it. */
const LOOKS = 3;

type Plan = { readonly moves: readonly Move[]; sum: number; looks: number };

const average = ({ sum, looks }: Plan): number => sum / Math.max(1, looks);

const look = (
  known: State,
  seat: number,
  plan: Plan,
  drops: readonly (readonly number[])[],
  thinking: Thinking,
): void => {
  for (const drop of drops) {
    if (plan.looks > 0 && thinking.outOfTime()) return;
    plan.sum += rateAfter(known, seat, plan.moves, drop);
    plan.looks++;
  }
};

const best = (plans: readonly Plan[]): Plan => {
  let first = plans[0] as Plan;
  for (const plan of plans) if (average(plan) > average(first)) first = plan;
  return first;
};

/** The best action; then whether a support before it makes the turn better. */
const chooseTurn = (known: State, seat: number, moves: readonly Move[], thinking: Thinking): Move => {
  const drops = chances(thinking.seed, FIRST_LOOK + SECOND_LOOK);
  const plansFor = (kind: number): Plan[] =>
    distinctMoves(known, moves)
      .filter((move) => moveKind(move) === kind)
      .map((move) => ({ moves: [move], sum: 0, looks: 0 }));
  const actions = plansFor(MOVE.action);
  for (const plan of actions) look(known, seat, plan, drops.slice(0, FIRST_LOOK), thinking);
  const finalists = actions.toSorted((one, other) => average(other) - average(one)).slice(0, FINALISTS);
  for (const plan of finalists) look(known, seat, plan, drops.slice(FIRST_LOOK), thinking);
  const action = best(finalists);
  const withSupport = plansFor(MOVE.support).map(
    (plan): Plan => ({ moves: [...plan.moves, ...action.moves], sum: 0, looks: 0 }),
  );
  for (const plan of withSupport) look(known, seat, plan, drops, thinking);
  return best([action, ...withSupport]).moves[0] as Move;
};

const bestMove = (state: State, seat: number, moves: readonly Move[], thinking: Thinking): Move => {
  const [only] = moves;
  if (moves.length === 1 && only !== undefined) return only;
  const between = moveBetween(state, moves);
  if (between !== undefined) return between;
  const known = withFastTower(state);
  const { kind } = state.question;
  if (kind === QUESTION.turn) return chooseTurn(known, seat, moves, thinking);
  const isChance = kind === QUESTION.wild || kind === QUESTION.daze;
  const drops = chances(thinking.seed, isChance ? LOOKS : 1);
  const plans = distinctMoves(known, moves).map((move): Plan => ({ moves: [move], sum: 0, looks: 0 }));
  for (const plan of plans) look(known, seat, plan, drops, thinking);
  return best(plans).moves[0] as Move;
};

export const stygianSocietyAdept: Bot = {
  id: 'stygian-society/adept',
  game: stygianSociety.id,
  level: 'adept',
  isQuick: true,
  choose(seen, moves, thinking) {
    const { seat, state } = seen as Seen<State>;
    const move = bestMove(state, seat, moves, thinking);
    return withReason(state, move, moves);
  },
};
