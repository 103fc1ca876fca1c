/**
 * The interface for the UI: a move as a readable option with named operands and its spot on the board. How
 * moves are packed into integers stays private to this package.
 */
import { encodeMove, type Move, moveA, moveKind, NONE, type Seat } from '@three-spires/kernel';
import { atTower, MOVE, readAim, USE_KINDS } from './rules/moves.ts';
import type { MysticSpiresView } from './rules/view-types.ts';

/** What an option targets: a card in play by its id, a Tower, or a card in a graveyard. */
export type Target =
  | { readonly kind: 'thing'; readonly id: number }
  | { readonly kind: 'tower'; readonly seat: Seat }
  | { readonly kind: 'pile'; readonly seat: Seat; readonly card: number };

/**
 * Where an option is: on one of the targets, on a card of the hand or the deck, or on a button beside the
 * board.
 */
export type Spot =
  | Target
  | { readonly kind: 'hand'; readonly card: number }
  | { readonly kind: 'deck'; readonly card: number }
  | { readonly kind: 'button' };

type Deed =
  | { readonly do: 'play'; readonly card: number; readonly target?: Target }
  /** An Active ability of a card in play; `which` is its index on the card. */
  | { readonly do: 'use'; readonly id: number; readonly which: number; readonly target?: Target }
  | { readonly do: 'tower'; readonly which: number; readonly target?: Target }
  | { readonly do: 'attack'; readonly id: number; readonly target?: Target }
  | { readonly do: 'target'; readonly target?: Target }
  | { readonly do: 'intercept'; readonly target: Target }
  /** The index among the waiting triggers. */
  | { readonly do: 'order'; readonly place: number }
  /** The card to discard, or to take from the deck. */
  | { readonly do: 'card'; readonly card: number }
  /** Rock 0, paper 1, scissors 2. */
  | { readonly do: 'throw'; readonly hand: number }
  /** 0 to go first, 1 to go second. */
  | { readonly do: 'first'; readonly turn: number }
  | { readonly do: 'pass' | 'battle' | 'leave' | 'yes' | 'none' | 'concede' };

export type Option = Deed & { readonly spot: Spot };

/** The part of a view needed to decode its moves. */
type Seen = Pick<MysticSpiresView, 'question' | 'things'>;

const BUTTON: Spot = { kind: 'button' };

const SIMPLE: ReadonlyMap<number, 'pass' | 'battle' | 'leave' | 'none' | 'concede'> = new Map([
  [MOVE.pass, 'pass'],
  [MOVE.battle, 'battle'],
  [MOVE.leave, 'leave'],
  [MOVE.none, 'none'],
  [MOVE.concede, 'concede'],
] as const);

const idAt = ({ things }: Seen, place: number): number => things[place]?.id ?? NONE;

const targetOf = (seen: Seen, move: Move): { readonly target?: Target } => {
  const aim = readAim(move);
  if (aim === undefined) return {};
  return { target: aim.kind === 'thing' ? { kind: 'thing', id: idAt(seen, aim.place) } : aim };
};

/** An answer to the open question. */
const readAnswer = (seen: Seen, move: Move): Option => {
  const operand = moveA(move);
  switch (seen.question?.kind) {
    case 'target': {
      const aimed = targetOf(seen, move);
      return { do: 'target', ...aimed, spot: aimed.target ?? BUTTON };
    }
    case 'intercept': {
      const target: Target = { kind: 'thing', id: idAt(seen, operand) };
      return { do: 'intercept', target, spot: target };
    }
    case 'order':
      return { do: 'order', place: operand, spot: BUTTON };
    case 'discard':
      return { do: 'card', card: operand, spot: { kind: 'hand', card: operand } };
    case 'search':
      return { do: 'card', card: operand, spot: { kind: 'deck', card: operand } };
    case 'throw':
      return { do: 'throw', hand: operand, spot: BUTTON };
    case 'first':
      return { do: 'first', turn: operand, spot: BUTTON };
    default:
      return { do: 'yes', spot: BUTTON };
  }
};

/** Decodes a seat's legal move into an option, using what the seat sees. */
export const readOption = (move: Move, seen: Seen, seat: Seat): Option => {
  const kind = moveKind(move);
  const simple = SIMPLE.get(kind);
  if (simple !== undefined) return { do: simple, spot: BUTTON };
  const operand = moveA(move);
  if (kind === MOVE.play)
    return { do: 'play', card: operand, ...targetOf(seen, move), spot: { kind: 'hand', card: operand } };
  if (kind === MOVE.tower)
    return { do: 'tower', which: operand, ...targetOf(seen, move), spot: { kind: 'tower', seat } };
  const id = idAt(seen, operand);
  const spot: Spot = { kind: 'thing', id };
  if (kind === MOVE.attack) return { do: 'attack', id, ...targetOf(seen, move), spot };
  const which = USE_KINDS.indexOf(kind);
  return which < 0 ? readAnswer(seen, move) : { do: 'use', id, which, ...targetOf(seen, move), spot };
};

/**
 * Possibly illegal moves, so that `refuse` can explain why not: a card in hand, an ability of the seat's
 * Tower.
 */
export const tryPlay = (card: number): Move => encodeMove(MOVE.play, card);
export const tryTower = (which: number): Move => encodeMove(MOVE.tower, which);
/** An attack on a seat's Tower by the card in play at this index. */
export const tryAttack = (place: number, seat: Seat): Move => atTower(MOVE.attack, place, seat);
