/** The results of an analysis, from one viewer's side. */
import type { Outcome, Viewer } from '@three-spires/kernel';
import type { AnalysedDecision, Analysis, ReplayAnswer } from '@three-spires/session/protocol';

/** The chance of winning after a decision, or at the end, if known. */
export type Point = {
  /** The number of its picture: how many moves have been made. */
  readonly at: number;
  readonly chance: number;
  readonly error: number;
  readonly decision?: AnalysedDecision;
};

/** A point with the change of the chance since the previous point. */
export type Turn = Point & {
  readonly by: number;
  /** A mistake, the other side's move, luck, or the way it ended. */
  readonly cause: 'mistake' | 'opponent' | 'luck' | 'end';
};

/** A decision that cost the side some of its chance. */
export type Loss = { readonly at: number; readonly lost: number; readonly decision: AnalysedDecision };

const MOST_TURNS = 5;
const MOST_LOSSES = 5;
/** Smaller changes are no turning points. */
const LEAST_TURN = 0.1;
const LEAST_LOSS = 0.02;
/** A difference of fewer standard errors may be chance. */
const TURN_ERRORS = 2;
const LOSS_ERRORS = 1;

/**
 * The side whose chance the chart shows: the viewer's if players are rivals, otherwise all seats together.
 */
const isOwn = (rivals: boolean, viewer: Viewer, seat: number): boolean =>
  !rivals || seat === (viewer === 'spectator' ? 0 : viewer);

const finalChance = (outcome: Outcome, rivals: boolean, viewer: Viewer): number => {
  if (outcome.result === 'draw') return 0.5;
  if (!rivals) return outcome.result === 'victory' ? 1 : 0;
  return outcome.winners.some((seat) => isOwn(rivals, viewer, seat)) ? 1 : 0;
};

type Watched = Pick<ReplayAnswer, 'moves' | 'viewer' | 'outcome'>;

/** In the order of the game; the last one is the end. */
export const pointsOf = (
  { rivals, decisions }: Analysis,
  { moves, viewer, outcome }: Watched,
): readonly Point[] => {
  const places = new Map(moves.map(({ seq }, at) => [seq, at + 1]));
  const points = decisions.flatMap((decision): Point[] => {
    const at = places.get(decision.seq);
    if (at === undefined) return [];
    const own = isOwn(rivals, viewer, decision.seat);
    const { played, error } = decision;
    return [{ at, chance: own ? played : 1 - played, error, decision }];
  });
  if (outcome === undefined) return points;
  const end: Point = { at: moves.length, chance: finalChance(outcome, rivals, viewer), error: 0 };
  // The last decision and the end may be the same moment; then the result of the end is used.
  return [...points.filter(({ at }) => at < end.at), { ...points.find(({ at }) => at === end.at), ...end }];
};

/**
 * A change is a mistake if at least half of it comes from a move that was worse than the best. Otherwise it
 * comes from what the other side did or, if the own side moved, from what was drawn or revealed.
 */
const causeOf = ({ decision }: Point, by: number, isOwnSide: (seat: number) => boolean): Turn['cause'] => {
  if (decision === undefined) return 'end';
  if (decision.best - decision.played >= Math.abs(by) / 2) return 'mistake';
  return isOwnSide(decision.seat) ? 'luck' : 'opponent';
};

/** The largest changes that are more than noise, in the order of the game. */
export const turningPoints = (
  points: readonly Point[],
  { rivals, viewer }: { readonly rivals: boolean; readonly viewer: Viewer },
): readonly Turn[] =>
  points
    .flatMap((point, place): Turn[] => {
      const before = points[place - 1];
      if (before === undefined) return [];
      const by = point.chance - before.chance;
      const noise = TURN_ERRORS * Math.hypot(point.error, before.error);
      return Math.abs(by) < LEAST_TURN || Math.abs(by) < noise
        ? []
        : [{ ...point, by, cause: causeOf(point, by, (seat) => isOwn(rivals, viewer, seat)) }];
    })
    .sort((one, other) => Math.abs(other.by) - Math.abs(one.by))
    .slice(0, MOST_TURNS)
    .sort((one, other) => one.at - other.at);

/** The decisions that lost the most, worst first; `at` is the moment before each. */
export const worstMoves = (
  { decisions }: Analysis,
  moves: readonly { readonly seq: number }[],
): readonly Loss[] => {
  const places = new Map(moves.map(({ seq }, at) => [seq, at]));
  return decisions
    .flatMap((decision): Loss[] => {
      const at = places.get(decision.seq);
      const lost = decision.best - decision.played;
      const isNoise = lost < LEAST_LOSS || lost < LOSS_ERRORS * decision.error;
      return at === undefined || isNoise ? [] : [{ at, lost, decision }];
    })
    .sort((one, other) => other.lost - one.lost)
    .slice(0, MOST_LOSSES);
};
