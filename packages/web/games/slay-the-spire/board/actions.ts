/**
 * The seat's legal moves, grouped by where they appear on the screen. It knows no rules: everything comes
 * from the options.
 */
import { defined } from '@three-spires/kernel';
import {
  type Goods,
  type Target as OptionTarget,
  readOption,
  type Option as SlayTheSpireOption,
} from '@three-spires/slay-the-spire/options';
import type { Option } from '@three-spires/table';
import type { QuestionView } from '../pieces/content.ts';

export type Target =
  | { readonly kind: 'enemy'; readonly index: number }
  | { readonly kind: 'row'; readonly row: number }
  | { readonly kind: 'player'; readonly seat: number }
  | { readonly kind: 'orb'; readonly place: number };

/** What the player selects before choosing a target. */
export type Source =
  | { readonly kind: 'card'; readonly uid: number }
  | { readonly kind: 'potion'; readonly place: number }
  | { readonly kind: 'ability'; readonly uid: number }
  | { readonly kind: 'relic'; readonly place: number }
  | { readonly kind: 'shiv' }
  | { readonly kind: 'miracle' };

export type Action = {
  readonly option: Option;
  readonly does: SlayTheSpireOption['do'];
  readonly source?: Source;
  readonly target?: Target;
  readonly x?: number;
  /** Miracles spent on the card, beyond the maximum Energy. */
  readonly miracles?: number;
  /** The face the die will show. */
  readonly face?: number;
  /** What an answer chooses; undefined for "done". */
  readonly answer?: number;
  readonly reward?: { readonly piece: number; readonly place?: number };
  /** Between combats: the menu option, the slot of a stock, the place of a potion or relic, or the vote. */
  readonly place?: number;
  /** The seat that receives what is given or bought. */
  readonly to?: number;
  readonly goods?: Goods;
};

const targetFrom = (target: OptionTarget): Target => {
  switch (target.at) {
    case 'enemy':
      return { kind: 'enemy', index: target.index };
    case 'row':
      return { kind: 'row', row: target.row };
    case 'player':
      return { kind: 'player', seat: target.seat };
    case 'orb':
      return { kind: 'orb', place: target.place };
  }
};

/** The source to select for an option; undefined if the option takes a single press. */
const sourceAt = (read: SlayTheSpireOption): Source | undefined => {
  switch (read.do) {
    case 'play':
      return { kind: 'card', uid: read.spot.card };
    case 'ability':
      return { kind: 'ability', uid: read.spot.card };
    case 'potion':
    case 'relic':
      return { kind: read.do, place: read.spot.place };
    case 'shiv':
    case 'miracle':
      return { kind: read.do };
    default:
      return undefined;
  }
};

/** The place of an option that takes a single press. */
const placeAt = (read: SlayTheSpireOption): Partial<Action> => {
  switch (read.do) {
    case 'choose':
      return {
        ...('answer' in read ? { answer: read.answer } : {}),
        ...(read.spot.at === 'question' ? {} : { target: targetFrom(read.spot) }),
      };
    case 'order':
      return { answer: read.answer };
    case 'reveal':
      return { reward: { piece: read.spot.piece, place: read.way } };
    case 'take':
      return { reward: { piece: read.spot.piece, place: read.place } };
    case 'skip':
      return { reward: { piece: read.spot.piece } };
    case 'give':
      return read.spot.at === 'reward'
        ? { reward: { piece: read.spot.piece }, to: read.to }
        : { place: read.spot.place, to: read.to };
    case 'buy':
      return {
        goods: read.spot.goods,
        place: read.spot.place,
        ...defined({ to: read.to }),
      };
    case 'option':
    case 'vote':
    case 'drop':
    case 'useRelic':
    case 'takeBossRelic':
      return { place: read.spot.place };
    default:
      return {};
  }
};

const readAction = (option: Option, question: QuestionView | undefined): Action => {
  const read = readOption(option, question);
  const source = sourceAt(read);
  if (source === undefined) return { option, does: read.do, ...placeAt(read) };
  return {
    option,
    does: read.do,
    source,
    ...('target' in read && read.target !== undefined ? { target: targetFrom(read.target) } : {}),
    ...('x' in read && read.x !== undefined ? { x: read.x } : {}),
    ...('miracles' in read && read.miracles !== undefined ? { miracles: read.miracles } : {}),
    ...('face' in read && read.face !== undefined ? { face: read.face } : {}),
  };
};

export const readActions = (
  options: readonly Option[],
  question: QuestionView | undefined,
): readonly Action[] => options.map((option) => readAction(option, question));

/** How a card is paid for where there is a choice: X, and Miracles beyond the maximum Energy. */
export type Payment = { readonly x: number | undefined; readonly miracles: number };

export const paymentOf = ({ x, miracles = 0 }: Action): Payment => ({ x, miracles });
export const samePayment = (a: Payment | undefined, b: Payment | undefined): boolean =>
  a?.x === b?.x && a?.miracles === b?.miracles;

/** The different ways to pay for the selected source, cheapest first. */
export const paymentsOf = (actions: readonly Action[]): readonly Payment[] => {
  const found: Payment[] = [];
  for (const action of actions) {
    const payment = paymentOf(action);
    if (!found.some((each) => samePayment(each, payment))) found.push(payment);
  }
  return found.sort((a, b) => (a.x ?? 0) - (b.x ?? 0) || a.miracles - b.miracles);
};

export const sameSource = (a: Source | undefined, b: Source | undefined): boolean =>
  a !== undefined && b !== undefined && sourceKey(a) === sourceKey(b);

export const sourceKey = (source: Source): string => {
  switch (source.kind) {
    case 'card':
    case 'ability':
      return `${source.kind}:${source.uid}`;
    case 'potion':
    case 'relic':
      return `${source.kind}:${source.place}`;
    default:
      return source.kind;
  }
};

export const targetKey = (target: Target): string => {
  switch (target.kind) {
    case 'enemy':
      return `enemy:${target.index}`;
    case 'row':
      return `row:${target.row}`;
    case 'player':
      return `player:${target.seat}`;
    case 'orb':
      return `orb:${target.place}`;
  }
};
