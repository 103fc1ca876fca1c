/**
 * A best-first search over everything a seat can do in its turn. The die and the enemies' next actions are
 * known, so every way to end the turn is played up to the next round and evaluated there. Positions that can
 * be reached in several ways are searched once.
 */
import {
  createMoveList,
  listedMoves,
  type Move,
  type MoveList,
  moveKind,
  type Seat,
  type SeatSet,
} from '@three-spires/kernel';
import {
  apply,
  copyState,
  distinctMoves,
  type Enemy,
  hashFight,
  isCombatPhase,
  MOVE,
  PHASE,
  playerAt,
  QUESTION,
  type State,
} from '@three-spires/slay-the-spire/for-bots';
import { endTurn, othersInTurn, type TurnEnd } from './others.ts';
import { isLost, reserveOf, valueOfFight, worthOfDefeat, worthOfVictory } from './value.ts';

export type Node = {
  readonly state: State;
  /** The value of ending the turn here; nothing while a question is open. */
  readonly value: number;
  /** The turn ended here, before the next round; undefined if it cannot end. */
  readonly end: State | undefined;
  /** The first way in which it was found. */
  readonly parent: Node | undefined;
  readonly move: Move;
  /** Whether cards were drawn or chance was used on the way. */
  readonly revealed: boolean;
  /** Every continuation tried. */
  readonly edges: Edge[];
  /** The best value reachable from here, once settled. */
  best: number;
  visited: boolean;
};
export type Edge = { readonly move: Move; readonly node: Node };

export type Limits = {
  /** The number of positions to search. */
  readonly nodes: number;
  readonly outOfTime: () => boolean;
  /** The error added to an evaluation, for a player who misjudges ongoing fights. */
  readonly noise?: ((state: State) => number) | undefined;
  /** Other players whose turn was imagined as played, although they have not ended it. */
  readonly played?: SeatSet;
};

export type Search = {
  readonly root: Node;
  /** All positions searched. */
  readonly nodes: readonly Node[];
};

const UNKNOWN = Number.NEGATIVE_INFINITY;

/** Moves that lead nowhere: a search omits them. */
const isIdle = (move: Move): boolean => moveKind(move) === MOVE.endTurn || moveKind(move) === MOVE.orderLater;

export const searchTurn = (start: State, seat: Seat, limits: Limits): Search => {
  const seen = new Map<number, Node>();
  const others = othersInTurn(start, seat);
  const root = createNode(start, start.round, undefined, -1, limits, others);
  seen.set(hashFight(start), root);
  const nodes: Node[] = [root];
  const open: Node[] = canGoOn(root, start) ? [root] : [];
  // The first moves are always searched, however short time is.
  while (open.length > 0 && (nodes.length === 1 || (nodes.length < limits.nodes && !limits.outOfTime()))) {
    const node = takeBest(open);
    for (const move of movesOf(node.state, seat)) {
      const state = copyState(node.state);
      apply(state, seat, move);
      settleOthers(state, seat);
      const hash = hashFight(state);
      const known = seen.get(hash);
      if (known !== undefined) {
        node.edges.push({ move, node: known });
        continue;
      }
      const child = createNode(state, start.round, node, move, limits, others);
      seen.set(hash, child);
      nodes.push(child);
      node.edges.push({ move, node: child });
      if (canGoOn(child, start)) open.push(child);
    }
  }
  settleBest(root);
  return { root, nodes };
};

const list = createMoveList();

const movesOf = (state: State, seat: Seat): Move[] => {
  distinctMoves(state, seat, list);
  return listedMoves(list).filter((move) => !isIdle(move));
};

const createNode = (
  state: State,
  round: number,
  parent: Node | undefined,
  move: Move,
  limits: Limits,
  others: SeatSet,
): Node => {
  const ended = endOf(state, round, others, limits.played ?? 0);
  const revealed = parent !== undefined && (parent.revealed || reveals(parent.state, state));
  const end = ended?.state;
  const value = ended === undefined ? UNKNOWN : worthOfEnd(ended) + noiseOf(ended.state, state, limits);
  return { state, value, end, parent, move, revealed, edges: [], best: UNKNOWN, visited: false };
};

/**
 * The penalty per Block that a dying player lacks. Without it, all ways look equally lost in a turn that a
 * party survives only together, and no player takes the first step.
 */
const PER_LACKING = 0.15;

const worthOfEnd = ({ state, odds, lacking }: TurnEnd): number =>
  odds * worthOf(state) - PER_LACKING * lacking;

/** Everyone recognises a victory or a defeat. */
const noiseOf = (end: State, state: State, { noise }: Limits): number =>
  noise === undefined || isLost(end) || !isCombatPhase(end.phase) ? 0 : noise(state);

/** The same position after all players' turns and the enemies', unless a final choice has gone past it. */
const endOf = (state: State, round: number, others: SeatSet, played: SeatSet): TurnEnd | undefined => {
  if (!isCombatPhase(state.phase) || isLost(state) || state.round !== round)
    return { state, odds: 1, lacking: 0 };
  if (state.question.kind !== QUESTION.none || state.dieWindow !== 0) return undefined;
  if (state.phase !== PHASE.play) return { state, odds: 1, lacking: 0 };
  return endTurn(state, others, played, quickAnswer);
};

/**
 * Surviving is always better than dying: in some positions the nets predict less than the value of a defeat.
 */
const FALLS = 3;

export const worthOf = (state: State): number => {
  if (isLost(state)) return worthOfDefeat(state) - FALLS;
  if (!isCombatPhase(state.phase)) return worthOfVictory(state) + reserveOf(state);
  return valueOfFight(state);
};

/** Whether something that belongs to the same turn can be done from here. */
const canGoOn = ({ state }: Node, start: State): boolean =>
  isCombatPhase(state.phase) && !isLost(state) && state.round === start.round;

/** Whether cards were drawn, or a random stream has advanced. */
const reveals = (before: State, after: State): boolean => {
  for (let at = 0; at < before.random.length; at++) if (before.random[at] !== after.random[at]) return true;
  // With the last enemy, all cards return to the deck.
  if (!isCombatPhase(after.phase)) return false;
  for (let seat = 0; seat < before.players.length; seat++)
    if (playerAt(before, seat).draw.length > playerAt(after, seat).draw.length) return true;
  return false;
};

/** A question to another player in the middle of this player's card takes the first answer. */
export const settleOthers = (state: State, seat: Seat): void => {
  for (let asked = 0; asked < 20; asked++) {
    if (state.question.kind === QUESTION.none || state.question.seat === seat) return;
    if (!isCombatPhase(state.phase)) return;
    distinctMoves(state, state.question.seat, list);
    apply(state, state.question.seat, quickAnswer(state, state.question.seat, list));
  }
};

/** The answer to a question at the end of a turn: the weakest enemy, otherwise the first. */
export const quickAnswer = (state: State, _seat: Seat, { moves, length }: MoveList): Move => {
  const { kind } = state.question;
  if (kind !== QUESTION.enemy && kind !== QUESTION.shiv) return moves[0] as Move;
  let best = moves[0] as Move;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < length; at++) {
    const enemy = state.enemies[((moves[at] as Move) >>> 16) & 0xff] as Enemy | undefined;
    const left = enemy === undefined ? Number.POSITIVE_INFINITY : enemy.hp + enemy.block;
    if (left < least) [best, least] = [moves[at] as Move, left];
  }
  return best;
};

/** An open question is settled first: it has no value of its own. */
const priorityOf = (node: Node): number => (node.value === UNKNOWN ? Number.POSITIVE_INFINITY : node.value);

const takeBest = (open: Node[]): Node => {
  let best = 0;
  let most = priorityOf(open[0] as Node);
  for (let at = 1; at < open.length; at++) {
    const priority = priorityOf(open[at] as Node);
    if (priority > most) [best, most] = [at, priority];
  }
  const node = open[best] as Node;
  open[best] = open[open.length - 1] as Node;
  open.pop();
  return node;
};

/** The best value reachable from a node, over all continuations. */
const settleBest = (node: Node): number => {
  if (node.visited) return node.best;
  node.visited = true;
  node.best = node.value;
  for (const { node: next } of node.edges) node.best = Math.max(node.best, settleBest(next));
  return node.best;
};

/** The moves of the best continuation, up to its end or to something new. */
export const bestLine = (root: Node): Move[] => {
  const line: Move[] = [];
  let node = root;
  const passed = new Set<Node>();
  while (node.best > node.value && !passed.has(node)) {
    passed.add(node);
    const edge = node.edges.find(({ node: next }) => next.best === node.best);
    if (edge === undefined) break;
    line.push(edge.move);
    if (edge.node.revealed && !root.revealed) break;
    node = edge.node;
  }
  return line;
};
