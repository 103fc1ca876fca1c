/** Every decision of a climb outside fights. */
import { isAsking, type Move, moveA, moveKind, type Text } from '@three-spires/kernel';
import {
  ITEM_ENTRIES,
  MENU,
  MOVE,
  menuOptions,
  PHASE,
  playerAt,
  QUESTION,
  reachableSpaces,
  type State,
} from '@three-spires/slay-the-spire/for-bots';
import type { Choice, Rated, Thinking } from '../../bot.ts';
import { type Outlook, outlookOf } from '../worth/outlook.ts';
import type { Worth } from '../worth/worth.ts';
import { answerOptions } from './answers.ts';
import { bringsOf, comparedWay, ratingsOf, standingOf } from './brings.ts';
import { worthOfEffects } from './effects.ts';
import { isHurt, menuChoices } from './menus.ts';
import { bestOption, type Option } from './option.ts';
import { pathWorths } from './path.ts';
import { relicOption, rewardOptions } from './rewards.ts';
import { shopOptions } from './shop.ts';
import { bossMargin, tryOut } from './trial.ts';

/** How a bot judges: its values, and whether it tries options out in simulated fights, which takes time. */
export type Judgement = {
  readonly worths: readonly Worth[];
  readonly tries: boolean;
  /** Whether it rests whenever it is hurt. */
  readonly rests: boolean;
};

export const chooseOnClimb = (
  state: State,
  seat: number,
  moves: readonly Move[],
  thinking: Thinking,
  judgement: Judgement,
): Choice => {
  if (moves.length === 1) return { move: moves[0] as Move, why: ['It is the only move.'] };
  const helper = sideMove(state, seat, moves);
  if (helper !== undefined) return helper;
  const { outlook, options } = weigh(state, seat, moves, thinking, judgement);
  const best = bestOption(options, outlook);
  if (best === undefined) return { move: fallback(moves), why: ['Nothing else is better.'] };
  return { move: best.move, why: reasonFor(outlook, best, options) };
};

type Weighed = { readonly outlook: Outlook; readonly options: readonly Option[] };

/** The options among the moves, with their worths. */
const weigh = (
  state: State,
  seat: number,
  moves: readonly Move[],
  thinking: Thinking,
  { worths, tries, rests }: Judgement,
): Weighed => {
  const trained = { ...outlookOf(state, seat, worths), rests };
  const outlook =
    tries && needsBoss(trained) ? { ...trained, bossMargin: bossMargin(trained, thinking) } : trained;
  const judged = optionsOf(outlook, moves);
  return { outlook, options: tries ? tryOut(outlook, judged, thinking) : judged };
};

/** The judged moves, best first; only their order is meaningful. */
export const rateOnClimb = (
  state: State,
  seat: number,
  moves: readonly Move[],
  thinking: Thinking,
  judgement: Judgement,
): Rated[] => {
  const helper = sideMove(state, seat, moves);
  const { outlook, options } = weigh(state, seat, moves, thinking, judgement);
  const rated = ratingsOf(options, outlook);
  if (helper === undefined) return rated;
  // It comes first and costs nothing: what else is to be chosen can be chosen after it.
  const others = rated.filter(({ move }) => move !== helper.move);
  return [{ ...standingOf(outlook), move: helper.move }, ...others];
};

/** What a move achieves, by trained values; undefined if it was not judged. */
export const bringsOnClimb = (
  state: State,
  seat: number,
  moves: readonly Move[],
  move: Move,
  worths: readonly Worth[],
): Text | undefined => {
  const helper = sideMove(state, seat, moves);
  if (helper?.move === move) return helper.why;
  const outlook = outlookOf(state, seat, worths);
  const options = optionsOf(outlook, moves);
  const option = options.find((each) => each.move === move);
  if (option === undefined) return undefined;
  return (state.phase === PHASE.map ? comparedWay : bringsOf)(option, options, outlook);
};

/** Whether a path or a campfire option is being chosen, which depends on the Boss. */
const needsBoss = ({ state }: Outlook): boolean =>
  (state.phase === PHASE.map && state.question.kind === QUESTION.party) ||
  (state.run.menu === MENU.campfire && !isAsking(state));

const optionsOf = (outlook: Outlook, moves: readonly Move[]): readonly Option[] => {
  const { state } = outlook;
  if (state.question.kind === QUESTION.party) return voteOptions(outlook, moves);
  if (isAsking(state)) return answerOptions(outlook, moves);
  switch (state.phase) {
    case PHASE.rewards:
      return rewardOptions(outlook, moves);
    case PHASE.merchant:
      return shopOptions(outlook, moves);
    case PHASE.bossRelics:
      return bossRelicOptions(outlook, moves);
    default:
      return menuChoices(outlook, moves);
  }
};

/** Party votes: the next room, an Event's option, who gets something, whether to continue. */
const voteOptions = (outlook: Outlook, moves: readonly Move[]): Option[] => {
  const { state, seat } = outlook;
  const votes = moves.filter((move) => moveKind(move) === MOVE.vote);
  const plain = (move: Move, once: number, what: string): Option => ({ move, lasting: 0, once, what });
  if (state.stack.length > 0)
    return votes.map((move) => plain(move, -(state.players[moveA(move)]?.hp ?? 0), 'who needs it most'));
  if (state.phase === PHASE.map) {
    const worths = pathWorths(outlook, reachableSpaces(state));
    return votes.map((move) => plain(move, worths[moveA(move)] ?? 0, 'the better way to the Boss'));
  }
  if (state.run.menu === MENU.event)
    return votes.map((move) => {
      const option = menuOptions(state, seat)[moveA(move)];
      return plain(move, worthOfEffects(outlook, option?.effects ?? []), option?.name ?? '');
    });
  return votes.map((move) => plain(move, -moveA(move), 'on to the next Act'));
};

/** A claim is fulfilled once all have confirmed, so judges the relic and not the position after the claim. */
const bossRelicOptions = (outlook: Outlook, moves: readonly Move[]): Option[] => {
  const { state, seat } = outlook;
  const claim = state.run.taken[seat]?.[0];
  const claimed = claim === undefined ? undefined : state.run.bossRelics[claim];
  return moves.flatMap((move) => {
    if (moveKind(move) === MOVE.takeBossRelic)
      return [relicOption(outlook, move, state.run.bossRelics[moveA(move)] as number)];
    if (moveKind(move) !== MOVE.leave) return [];
    return [
      claimed === undefined
        ? { move, lasting: 0, once: 0, what: 'none' }
        : { ...relicOption(outlook, move, claimed), once: relicOption(outlook, move, claimed).once + 0.01 },
    ];
  });
};

/** Uses relics and potions between fights where they help. */
const sideMove = (state: State, seat: number, moves: readonly Move[]): Choice | undefined => {
  const player = playerAt(state, seat);
  if (isAsking(state) && state.question.kind !== QUESTION.party) return undefined;
  for (const move of moves) {
    if (moveKind(move) === MOVE.useRelic) return { move, why: ['The relic is of use at once.'] };
    if (moveKind(move) !== MOVE.potion) continue;
    const heals = ITEM_ENTRIES[player.potions[moveA(move)] as number]?.definition.effects?.[0]?.do === 'heal';
    if (heals && isHurt(player)) return { move, why: ['HP are low.'] };
  }
  return undefined;
};

/** Moves that proceed, where nothing has been judged: an order of abilities, accepting a roll. */
const LEADING_ON: readonly number[] = [MOVE.orderAll, MOVE.acceptDie, MOVE.confirm, MOVE.leave, MOVE.skip];

const fallback = (moves: readonly Move[]): Move => {
  for (const kind of LEADING_ON) {
    const move = moves.find((one) => moveKind(one) === kind);
    if (move !== undefined) return move;
  }
  return moves[0] as Move;
};

/** Smaller gains are not mentioned. */
const LEAST_GAIN = 0.05;

const reasonFor = ({ ahead }: Outlook, best: Option, options: readonly Option[]): Text => {
  const gain = best.lasting;
  if (best.what === '' || (options.length === 1 && gain <= LEAST_GAIN)) return ['It is the next step.'];
  const what = `${best.what.charAt(0).toUpperCase()}${best.what.slice(1)}`;
  if (gain > LEAST_GAIN && ahead > 0)
    return [`${what}: about ${gain.toFixed(1)} HP saved in each hard fight.`];
  return [`${what}: the best of ${options.length}.`];
};
