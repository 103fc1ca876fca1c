/** Adept: looks ahead to the end of the turn and rates the result. */
import { type Move, moveKind, NONE } from '@three-spires/kernel';
import { stygianSociety } from '@three-spires/stygian-society';
import { MOVE, QUESTION, type State } from '@three-spires/stygian-society/for-bots';
import type { Bot, Seen, Thinking } from '../bot.ts';
import { chances, rateAfter, withFastTower } from './ahead.ts';
import { distinctMoves } from './alike.ts';
import { moveBetween } from './between.ts';
import { inOrder, swiftMove } from './swift-step.ts';
import { withReason } from './why.ts';

/** The number of drops sampled for every action at first, and more for the best few. */
const FIRST_LOOK = 2;
const SECOND_LOOK = 4;
const FINALISTS = 3;
/** Luck decides much before the drop, and little after it. */
const LOOKS = 8;

type Plan = { readonly moves: readonly Move[]; sum: number; looks: number };

const average = ({ sum, looks }: Plan): number => (looks === 0 ? Number.NEGATIVE_INFINITY : sum / looks);

/** The first plan is always evaluated, the others while there is time. */
const look = (
  known: State,
  seat: number,
  plans: readonly Plan[],
  drops: readonly (readonly number[])[],
  thinking: Thinking,
): void => {
  let isFirst = true;
  for (const plan of plans)
    for (const drop of drops) {
      if (!isFirst && thinking.outOfTime()) return;
      isFirst = false;
      plan.sum += rateAfter(known, seat, plan.moves, drop);
      plan.looks++;
    }
};

const best = (plans: readonly Plan[]): Plan => {
  let first = plans[0] as Plan;
  for (const plan of plans) if (average(plan) > average(first)) first = plan;
  return first;
};

/** The best action; then whether using a support first improves the turn. */
const chooseTurn = (known: State, seat: number, moves: readonly Move[], thinking: Thinking): Move => {
  const drops = chances(thinking.seed, FIRST_LOOK + SECOND_LOOK);
  const isAction = (move: Move): boolean => moveKind(move) === MOVE.action;
  const distinct = distinctMoves(known, moves);
  const considered = [
    ...inOrder(known, distinct.filter(isAction)),
    ...distinct.filter((move) => !isAction(move)),
  ];
  const plansFor = (kind: number): Plan[] =>
    considered.filter((move) => moveKind(move) === kind).map((move) => ({ moves: [move], sum: 0, looks: 0 }));
  const actions = plansFor(MOVE.action);
  look(known, seat, actions, drops.slice(0, FIRST_LOOK), thinking);
  const finalists = actions.toSorted((one, other) => average(other) - average(one)).slice(0, FINALISTS);
  look(known, seat, finalists, drops.slice(FIRST_LOOK), thinking);
  const action = best(finalists);
  const withSupport = plansFor(MOVE.support).map(
    (plan): Plan => ({ moves: [...plan.moves, ...action.moves], sum: 0, looks: 0 }),
  );
  look(known, seat, withSupport, drops, thinking);
  return best([action, ...withSupport]).moves[0] as Move;
};

const bestMove = (state: State, seat: number, moves: readonly Move[], thinking: Thinking): Move => {
  const [only] = moves;
  if (moves.length === 1 && only !== undefined) return only;
  const between = moveBetween(state, moves);
  if (between !== undefined) return between;
  if (thinking.outOfTime()) return swiftMove(state, { length: moves.length, moves: [...moves] });
  const known = withFastTower(state);
  const { kind } = state.question;
  if (kind === QUESTION.turn) return chooseTurn(known, seat, moves, thinking);
  const isBeforeDrop = kind === QUESTION.wild || kind === QUESTION.daze || state.action === NONE;
  const drops = chances(thinking.seed, isBeforeDrop ? LOOKS : 1);
  const plans = inOrder(known, distinctMoves(known, moves)).map(
    (move): Plan => ({ moves: [move], sum: 0, looks: 0 }),
  );
  look(known, seat, plans, drops, thinking);
  return best(plans).moves[0] as Move;
};

export const stygianSocietyAdept: Bot = {
  id: 'stygian-society/adept',
  game: stygianSociety.id,
  level: 'adept',
  choose(seen, moves, thinking) {
    const { seat, state } = seen as Seen<State>;
    const move = bestMove(state, seat, moves, thinking);
    return withReason(state, move, moves);
  },
};
