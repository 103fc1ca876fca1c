/** The seat's legal moves, sorted by where they live on the screen. No rules: all of it is read off the options. */
import { moveA, moveB } from '@three-spires/kernel';
import type { Option } from '@three-spires/table';
import type { QuestionView } from '../pieces/content.ts';

export type Target =
  | { readonly kind: 'enemy'; readonly index: number }
  | { readonly kind: 'row'; readonly row: number }
  | { readonly kind: 'player'; readonly seat: number }
  | { readonly kind: 'orb'; readonly place: number };

/** What one picks up before choosing a target. */
export type Source =
  | { readonly kind: 'card'; readonly uid: number }
  | { readonly kind: 'potion'; readonly place: number }
  | { readonly kind: 'ability'; readonly uid: number }
  | { readonly kind: 'relic'; readonly place: number }
  | { readonly kind: 'shiv' }
  | { readonly kind: 'miracle' };

type Doing =
  | 'play'
  | 'shiv'
  | 'miracle'
  | 'potion'
  | 'relic'
  | 'acceptDie'
  | 'ability'
  | 'endTurn'
  | 'takeBack'
  | 'choose'
  | 'order'
  | 'orderAll'
  | 'orderLater'
  | 'reveal'
  | 'take'
  | 'skip'
  | 'confirm'
  | 'option'
  | 'leave'
  | 'vote'
  | 'buy'
  | 'share'
  | 'give'
  | 'drop'
  | 'swapRows'
  | 'takeBossRelic'
  | 'skipBossRelic'
  | 'useRelic';

/** What a Merchant sells. */
export type Goods = 'relic' | 'potion' | 'card' | 'colorless' | 'remove';

export type Action = {
  readonly option: Option;
  readonly does: Doing;
  readonly source?: Source;
  readonly target?: Target;
  readonly x?: number;
  /** Miracles spent with the card, beyond the most Energy one can hold. */
  readonly miracles?: number;
  /** What the die will show. */
  readonly face?: number;
  /** What an answer chooses; undefined for «done». */
  readonly answer?: number;
  readonly reward?: { readonly piece: number; readonly place?: number };
  /** Between combats: the option of a menu, the slot of a stock, the place of a potion or relic, the vote. */
  readonly place?: number;
  /** The seat that gets what is given or bought. */
  readonly to?: number;
  readonly goods?: Goods;
};

const aimedAt = (option: Option, operand: number): { readonly target?: Target } => {
  if (operand === 0) return {};
  const place = operand - 1;
  const { readable } = option;
  if ('enemy' in readable) return { target: { kind: 'enemy', index: place } };
  if ('row' in readable) return { target: { kind: 'row', row: place } };
  if ('player' in readable) return { target: { kind: 'player', seat: place } };
  return {};
};

const answerTarget = (question: QuestionView | undefined, value: number): { readonly target?: Target } => {
  switch (question?.kind) {
    case 'enemy':
    case 'shiv':
      return { target: { kind: 'enemy', index: value } };
    case 'row':
      return { target: { kind: 'row', row: value } };
    case 'player':
      return { target: { kind: 'player', seat: value } };
    case 'orb':
      return { target: { kind: 'orb', place: value } };
    default:
      return {};
  }
};

const readAction = (option: Option, question: QuestionView | undefined): Action | undefined => {
  const { move, readable } = option;
  const [a, b] = [moveA(move), moveB(move)];
  const asked = question !== undefined;
  switch (readable.do) {
    case 'play': {
      const spent = {
        ...(typeof readable.x === 'number' ? { x: readable.x } : {}),
        ...(typeof readable.miracles === 'number' ? { miracles: readable.miracles } : {}),
      };
      return { option, does: 'play', source: { kind: 'card', uid: a }, ...aimedAt(option, b), ...spent };
    }
    case 'shiv':
      return asked
        ? { option, does: 'choose', answer: a, ...answerTarget(question, a) }
        : { option, does: 'shiv', source: { kind: 'shiv' }, ...aimedAt(option, a) };
    case 'miracle':
      return { option, does: 'miracle', source: { kind: 'miracle' } };
    case 'potion':
      return {
        option,
        does: 'potion',
        source: { kind: 'potion', place: a },
        ...(typeof readable.face === 'number' ? { face: readable.face } : aimedAt(option, b)),
      };
    case 'relic':
      return { option, does: 'relic', source: { kind: 'relic', place: a }, ...aimedAt(option, b) };
    case 'accept die':
      return { option, does: 'acceptDie' };
    case 'ability':
      return { option, does: 'ability', source: { kind: 'ability', uid: a }, ...aimedAt(option, b) };
    case 'choose':
      return { option, does: 'choose', answer: a, ...answerTarget(question, a) };
    case 'done':
      return { option, does: 'choose' };
    case 'order':
      return { option, does: 'order', answer: a };
    case 'order all':
      return { option, does: 'orderAll' };
    case 'order later':
      return { option, does: 'orderLater' };
    case 'end turn':
      return { option, does: 'endTurn' };
    case 'take back':
      return { option, does: 'takeBack' };
    case 'reveal':
      return { option, does: 'reveal', reward: { piece: a, place: b } };
    case 'skip':
      return 'reward' in readable
        ? { option, does: 'skip', reward: { piece: a } }
        : { option, does: 'skipBossRelic' };
    case 'replace':
      return { option, does: 'choose', answer: a };
    case 'take':
    case 'give':
      if ('item' in readable) return { option, does: 'choose', answer: a };
      if (!('reward' in readable)) {
        return readable.do === 'give'
          ? { option, does: 'give', place: a, to: b }
          : { option, does: 'takeBossRelic', place: a };
      }
      return { option, does: readable.do, reward: { piece: a, place: b } };
    case 'confirm':
      return { option, does: 'confirm' };
    default:
      return readClimbAction(option, a, b);
  }
};

const goodsOf = ({ readable }: Option): Goods => {
  if ('relic' in readable) return 'relic';
  if ('potion' in readable) return 'potion';
  if ('colorless' in readable) return 'colorless';
  return 'card' in readable ? 'card' : 'remove';
};

/** Moves between combats. */
const readClimbAction = (option: Option, a: number, b: number): Action | undefined => {
  switch (option.readable.do) {
    case 'option':
    case 'vote':
    case 'drop':
      return { option, does: option.readable.do, place: a };
    case 'leave':
    case 'share':
      return { option, does: option.readable.do };
    case 'swap rows':
      return { option, does: 'swapRows' };
    case 'use':
      return { option, does: 'useRelic', place: a };
    case 'buy': {
      const goods = goodsOf(option);
      return { option, does: 'buy', goods, place: a, ...(goods === 'potion' ? { to: b } : {}) };
    }
    default:
      return undefined;
  }
};

export const readActions = (
  options: readonly Option[],
  question: QuestionView | undefined,
): readonly Action[] => options.flatMap((option) => readAction(option, question) ?? []);

/** How a card is paid where there is a choice: X, and Miracles above the most Energy one can hold. */
export type Payment = { readonly x: number | undefined; readonly miracles: number };

export const paymentOf = ({ x, miracles = 0 }: Action): Payment => ({ x, miracles });
export const samePayment = (a: Payment | undefined, b: Payment | undefined): boolean =>
  a?.x === b?.x && a?.miracles === b?.miracles;

/** The different ways to pay for what was picked up, cheapest first. */
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
