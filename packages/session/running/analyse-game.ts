/** Re-examines the decisions of a finished game, each with what its seat knew at the time. */
import type { Rated } from '@three-spires/bots/bot';
import {
  type AnyGame,
  createMoveList,
  defined,
  fingerprint,
  type GameLog,
  hasMove,
  hasSeat,
  type LogEntry,
  type Move,
  type PlayedEntry,
  playableEntries,
  playEntry,
  type Seat,
  type Seen,
  seenBy,
  startOfLog,
} from '@three-spires/kernel';
import { type AnalysedDecision, type Analysis, LINE_LIMIT, type LineMove } from '../protocol/index.ts';

/** The time a bot searches for the best move, and then compares it with the move made. */
const SEARCH_MS = 120;
const COMPARE_MS = 80;
/**
 * For this many of the worst moves, and losing at least this much, the line after a better move is searched
 * too.
 */
const LINES = 8;
const LEAST_LOSS = 0.02;
/** In a longer game, this many evenly spaced decisions are analysed. */
const MOST_DECISIONS = 300;

export type RatingTask = {
  readonly seen: Seen;
  readonly moves?: readonly Move[];
  readonly seed: string;
  readonly budget: number;
};

type Needs = {
  /** Best first; empty if the bot failed. */
  readonly rate: (task: RatingTask) => Promise<readonly Rated[]>;
  readonly onProgress: (done: number, total: number) => void;
  readonly isStopped: () => boolean;
};

type MoveEntry = Extract<LogEntry, { move: Move }>;
type Position = { readonly game: AnyGame; readonly state: unknown; readonly entry: MoveEntry };
type Compared = { readonly best: Rated; readonly played: Rated; readonly error: number };

/** Undefined when stopped. */
export const analyseGame = async (
  game: AnyGame,
  log: GameLog,
  { rate, onProgress, isStopped }: Needs,
): Promise<Analysis | undefined> => {
  const entries = playableEntries(log);
  const all = decisionsIn(game, log, entries);
  const chosen = spread(all, MOST_DECISIONS);
  const decisions: Omit<AnalysedDecision, 'before'>[] = [];
  const losses: Loss[] = [];
  const state: unknown = startOfLog(game, log);
  let done = 0;
  onProgress(0, chosen.size);
  for (const entry of entries) {
    if (chosen.has(entry.seq) && 'move' in entry) {
      const compared = await compare({ game, state, entry }, rate);
      if (isStopped()) return undefined;
      if (compared !== undefined) {
        decisions.push(decisionOf({ game, state, entry }, compared));
        if (lossOf(compared) >= LEAST_LOSS)
          losses.push({ position: { game, entry, state: game.copy(state) }, compared });
      }
      onProgress(++done, chosen.size);
    }
    playEntry(game, state, entry);
  }
  const lines = await linesFor(losses, rate);
  if (isStopped()) return undefined;
  const told = decisions.map((decision) => ({ ...decision, ...lines.get(decision.seq) }));
  const rivals = game.rivals === true;
  return { rivals, decisions: withBefore(told, rivals), total: all.length };
};

type Loss = { readonly position: Position; readonly compared: Compared };

const lossOf = ({ best, played }: Compared): number => best.chance - played.chance;

/** The better lines for the worst losses, by entry. */
const linesFor = async (
  losses: readonly Loss[],
  rate: Needs['rate'],
): Promise<ReadonlyMap<number, Pick<AnalysedDecision, 'line'>>> => {
  const worst = losses
    .toSorted((one, other) => lossOf(other.compared) - lossOf(one.compared))
    .slice(0, LINES);
  const lines = new Map<number, Pick<AnalysedDecision, 'line'>>();
  for (const { position, compared } of worst)
    lines.set(position.entry.seq, { line: await betterLine(position, compared.best.move, rate) });
  return lines;
};

/** The entries where a seat had more than one move. Conceding is excluded, because no bot considers it. */
const decisionsIn = (game: AnyGame, log: GameLog, entries: readonly PlayedEntry[]): number[] => {
  const state: unknown = startOfLog(game, log);
  const found: number[] = [];
  const list = createMoveList();
  for (const entry of entries) {
    if ('move' in entry) {
      list.length = 0;
      game.legal(state, entry.seat, list);
      if (list.length > 1 && hasMove(list, entry.move)) found.push(entry.seq);
    }
    playEntry(game, state, entry);
  }
  return found;
};

const spread = (all: readonly number[], most: number): ReadonlySet<number> => {
  if (all.length <= most) return new Set(all);
  const step = (all.length - 1) / (most - 1);
  return new Set(Array.from({ length: most }, (_, at) => all[Math.round(at * step)] as number));
};

/** Asks the bot about a position of the seat that decided. */
const asker =
  ({ game, state: now, entry }: Position, rate: Needs['rate']) =>
  (seed: string, budget: number, moves?: readonly Move[], state = now): Promise<readonly Rated[]> => {
    // The same for every table, so that a rating depends only on what the seat knew.
    const full = `analysis ${seed} ${entry.seq} ${entry.seat}`;
    const seen = seenBy(game, state, entry.seat, full);
    return rate({ seen, seed: full, budget, ...defined({ moves }) });
  };

/**
 * Compares the best move with the one made. Uses a different seed than the search that found the best one,
 * because the luck of that search would favour it.
 */
const compare = async (position: Position, rate: Needs['rate']): Promise<Compared | undefined> => {
  const { game, state, entry } = position;
  const ask = asker(position, rate);
  const isLegal = ({ move }: Rated): boolean => game.refuse(state, entry.seat, move) === undefined;
  const first = (await ask('search', SEARCH_MS)).find(isLegal);
  if (first === undefined) return undefined;
  if (readsAlike(position, first.move, entry.move))
    return { best: first, played: { ...first, move: entry.move }, error: first.error };
  const pair = [first.move, entry.move].sort((one, other) => one - other);
  const rated = await ask('compare', COMPARE_MS, pair);
  const of = (move: Move): Rated | undefined => rated.find((each) => each.move === move);
  // A bot may leave out a move that is equivalent to another.
  const played = of(entry.move) ?? (await ask('compare', COMPARE_MS, [entry.move]))[0];
  if (played?.move !== entry.move) return undefined;
  const best = of(first.move) ?? first;
  return { best, played, error: Math.hypot(best.error, played.error) };
};

/** What the seat would have done instead, until something new is revealed or others decide. */
const betterLine = async (
  position: Position,
  best: Move,
  rate: Needs['rate'],
): Promise<readonly LineMove[]> => {
  const { game, entry } = position;
  const { seat } = entry;
  const ask = asker(position, rate);
  const state = game.copy(position.state);
  const line: LineMove[] = [];
  let next: Move | undefined = best;
  while (next !== undefined) {
    line.push({ move: next, readable: game.describe(state, seat, next) });
    let isNew = false;
    game.apply(state, seat, next, (event) => {
      isNew ||= 'reveals' in event;
    });
    const isOver = isNew || line.length === LINE_LIMIT || !hasSeat(game.deciding(state), seat);
    const rated: readonly Rated[] = isOver
      ? []
      : await ask(`line ${line.length}`, COMPARE_MS, undefined, state);
    next = rated.find(({ move }) => game.refuse(state, seat, move) === undefined)?.move;
  }
  return line;
};

/** Two copies of a card are the same move. */
const readsAlike = ({ game, state, entry: { seat } }: Position, one: Move, other: Move): boolean =>
  one === other ||
  fingerprint(game.describe(state, seat, one)) === fingerprint(game.describe(state, seat, other));

const decisionOf = (
  { game, state, entry: { seq, seat, move } }: Position,
  { best, played, error }: Compared,
): Omit<AnalysedDecision, 'before'> => {
  const better = best.chance > played.chance ? best : played;
  return {
    seq,
    seat,
    best: rounded(better.chance),
    played: rounded(played.chance),
    error: rounded(error),
    bestMove: game.describe(state, seat, better.move),
    playedMove: game.describe(state, seat, move),
  };
};

/** To a tenth of a percent, the limit of what is known. */
const rounded = (share: number): number => Math.round(share * 1000) / 1000;

const withBefore = (
  decisions: readonly Omit<AnalysedDecision, 'before'>[],
  rivals: boolean,
): readonly AnalysedDecision[] => {
  const last = new Map<Seat, number>();
  return decisions.map((decision) => {
    const side = rivals ? decision.seat : 0;
    const before = last.get(side) ?? decision.best;
    last.set(side, decision.played);
    return { ...decision, before };
  });
};
