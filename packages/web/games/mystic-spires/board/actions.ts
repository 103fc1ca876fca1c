/**
 * The seat's legal moves, grouped by where they appear on the screen. It knows no rules: everything comes
 * from the options.
 */
import type { Seat } from '@three-spires/kernel';
import { type Option as ReadOption, readOption, type Target } from '@three-spires/mystic-spires/options';
import type { Option } from '@three-spires/table';

export type { Target };

/** What the player selects before choosing a target. */
export type Source =
  /** The rules do not tell copies in a hand apart; `copy` says which one is selected, counted from 1. */
  | { readonly kind: 'card'; readonly card: number; readonly copy?: number }
  | { readonly kind: 'ability'; readonly id: number; readonly which: number }
  | { readonly kind: 'tower'; readonly which: number }
  | { readonly kind: 'attack'; readonly id: number };

export type Doing = ReadOption['do'];

export type Action = {
  readonly option: Option;
  readonly does: Doing;
  readonly source?: Source;
  readonly target?: Target;
  /** What an answer chooses: a card, a place among the waiting, or a rock-paper-scissors hand. */
  readonly answer?: number;
};

const readAction = (option: Option, seen: Seen, seat: Seat): Action => {
  const read = readOption(option.move, seen, seat);
  const aimed = 'target' in read && read.target !== undefined ? { target: read.target } : {};
  switch (read.do) {
    case 'play':
      return { option, does: 'play', source: { kind: 'card', card: read.card }, ...aimed };
    case 'use':
      return { option, does: 'use', source: { kind: 'ability', id: read.id, which: read.which }, ...aimed };
    case 'tower':
      return { option, does: 'tower', source: { kind: 'tower', which: read.which }, ...aimed };
    case 'attack':
      return { option, does: 'attack', source: { kind: 'attack', id: read.id }, ...aimed };
    case 'order':
      return { option, does: 'order', answer: read.place };
    case 'card':
      return { option, does: 'card', answer: read.card };
    case 'throw':
      return { option, does: 'throw', answer: read.hand };
    case 'first':
      return { option, does: 'first', answer: read.turn };
    default:
      return { option, does: read.do, ...aimed };
  }
};

type Seen = Parameters<typeof readOption>[1];

export const readActions = (
  options: readonly Option[],
  seen: Seen | undefined,
  seat: Seat | undefined,
): readonly Action[] =>
  seen === undefined || seat === undefined ? [] : options.map((option) => readAction(option, seen, seat));

export const sameSource = (a: Source | undefined, b: Source | undefined): boolean =>
  a !== undefined && b !== undefined && sourceKey(a) === sourceKey(b);

export const sourceKey = (source: Source): string => {
  switch (source.kind) {
    case 'card':
      return `card:${source.card}`;
    case 'ability':
      return `ability:${source.id}:${source.which}`;
    case 'tower':
      return `tower:${source.which}`;
    case 'attack':
      return `attack:${source.id}`;
  }
};

export const targetKey = (target: Target): string => {
  switch (target.kind) {
    case 'thing':
      return `thing:${target.id}`;
    case 'tower':
      return `tower:${target.seat}`;
    case 'pile':
      return `pile:${target.seat}:${target.card}`;
  }
};
