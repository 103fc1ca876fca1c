/**
 * The interface for the UI: a move as a typed option with named operands and its spot on the board. Nothing
 * outside this package decodes the numbers of a move.
 */
import { type Move, moveA, moveB, moveC, moveKind, type ReadableMove } from '@three-spires/kernel';
import { DONE, GIVE_POTION, MOVE, OFFER, X_BITS, X_MASK } from './rules/moves.ts';
import type { QuestionView } from './rules/view-types.ts';

/** What a card, potion, ability or answer targets. */
export type Target =
  | { readonly at: 'enemy'; readonly index: number }
  | { readonly at: 'row'; readonly row: number }
  | { readonly at: 'player'; readonly seat: number }
  | { readonly at: 'orb'; readonly place: number };

/** What a Merchant sells. */
export type Goods = 'relic' | 'potion' | 'card' | 'colorless' | 'remove';

type AtHand = { readonly at: 'hand'; readonly card: number };
type AtPower = { readonly at: 'power'; readonly card: number };
type AtPotion = { readonly at: 'potion'; readonly place: number };
type AtRelic = { readonly at: 'relic'; readonly place: number };
type AtReward = { readonly at: 'reward'; readonly piece: number };
type AtStock = { readonly at: 'stock'; readonly goods: Goods; readonly place: number };
type AtMenu = { readonly at: 'menu'; readonly place: number };
type AtBossRelic = { readonly at: 'bossRelic'; readonly place: number };
/**
 * Spots that exist once: tokens on the player's board, the die, the open question, and buttons beside the
 * board.
 */
type At<Place extends string> = { readonly at: Place };

/** Cards are identified by their number in the combat, everything else by its index. */
export type Option =
  | {
      readonly do: 'play';
      readonly spot: AtHand;
      readonly target?: Target;
      readonly x?: number;
      /** Miracles spent with the card above 6 Energy (STS-23.4). */
      readonly miracles?: number;
    }
  | { readonly do: 'shiv'; readonly spot: At<'shivs'>; readonly target?: Target }
  | { readonly do: 'miracle'; readonly spot: At<'miracles'> }
  /** `face` is the resulting die face, if the potion changes a roll. */
  | { readonly do: 'potion'; readonly spot: AtPotion; readonly target?: Target; readonly face?: number }
  | { readonly do: 'relic'; readonly spot: AtRelic; readonly target?: Target }
  | { readonly do: 'ability'; readonly spot: AtPower; readonly target?: Target }
  | { readonly do: 'acceptDie'; readonly spot: At<'die'> }
  | { readonly do: 'endTurn' | 'takeBack'; readonly spot: At<'turn'> }
  /** An answer to the open question: its number there, or none for "done". */
  | { readonly do: 'choose'; readonly spot: Target | At<'question'>; readonly answer?: number }
  | { readonly do: 'order'; readonly spot: At<'question'>; readonly answer: number }
  | { readonly do: 'orderAll' | 'orderLater'; readonly spot: At<'question'> }
  /** `way` is the choice of decks for the cards. */
  | { readonly do: 'reveal'; readonly spot: AtReward; readonly way: number }
  | { readonly do: 'take'; readonly spot: AtReward; readonly place: number }
  | { readonly do: 'give'; readonly spot: AtReward | AtPotion; readonly to: number }
  | { readonly do: 'skip'; readonly spot: AtReward }
  | { readonly do: 'confirm'; readonly spot: At<'rewards'> }
  | { readonly do: 'option' | 'vote'; readonly spot: AtMenu }
  | { readonly do: 'leave'; readonly spot: At<'room'> }
  /** `to` is the seat that receives a potion. */
  | { readonly do: 'buy'; readonly spot: AtStock; readonly to?: number }
  /** Offers one more or one less gold to pay for others; without `change`, all or none. */
  | { readonly do: 'share'; readonly spot: At<'gold'>; readonly change?: 1 | -1 }
  | { readonly do: 'drop'; readonly spot: AtPotion }
  | { readonly do: 'useRelic'; readonly spot: AtRelic }
  | { readonly do: 'swapRows'; readonly spot: At<'rows'> }
  | { readonly do: 'takeBossRelic'; readonly spot: AtBossRelic }
  | { readonly do: 'skipBossRelic'; readonly spot: At<'bossRelics'> };

export type Spot = Option['spot'];

/** A move as shown in a picture: its number and its printed words. */
export type ShownMove = { readonly move: Move; readonly readable: ReadableMove };

/** The printed words give the kind of target; the move gives the target itself. */
const targetOf = ({ readable }: ShownMove, operand: number): { readonly target?: Target } => {
  if (operand === 0) return {};
  const place = operand - 1;
  if ('enemy' in readable) return { target: { at: 'enemy', index: place } };
  if ('row' in readable) return { target: { at: 'row', row: place } };
  if ('player' in readable) return { target: { at: 'player', seat: place } };
  return {};
};

const readPlay = (shown: ShownMove): Option => {
  const { move, readable } = shown;
  const miracles = moveC(move) >> X_BITS;
  return {
    do: 'play',
    spot: { at: 'hand', card: moveA(move) },
    ...targetOf(shown, moveB(move)),
    ...('x' in readable ? { x: moveC(move) & X_MASK } : {}),
    ...(miracles > 0 ? { miracles } : {}),
  };
};

const answerSpot = (question: QuestionView | undefined, value: number): Target | At<'question'> => {
  switch (question?.kind) {
    case 'enemy':
    case 'shiv':
      return { at: 'enemy', index: value };
    case 'row':
      return { at: 'row', row: value };
    case 'player':
      return { at: 'player', seat: value };
    case 'orb':
      return { at: 'orb', place: value };
    default:
      return { at: 'question' };
  }
};

const readAnswer = (question: QuestionView | undefined, value: number): Option =>
  value === DONE
    ? { do: 'choose', spot: { at: 'question' } }
    : { do: 'choose', spot: answerSpot(question, value), answer: value };

/** The seat that receives a reward's potion, if the choice gives it away. */
export const potionGivenTo = (choice: number): number | undefined =>
  choice >= GIVE_POTION ? choice - GIVE_POTION : undefined;

const readTake = (move: Move): Option => {
  const spot: AtReward = { at: 'reward', piece: moveA(move) };
  const to = potionGivenTo(moveB(move));
  return to === undefined ? { do: 'take', spot, place: moveB(move) } : { do: 'give', spot, to };
};

/** Decodes a legal move into an option, given the open question, if any. */
export const readOption = (shown: ShownMove, question: QuestionView | undefined): Option => {
  const { move, readable } = shown;
  const [a, b] = [moveA(move), moveB(move)];
  switch (moveKind(move)) {
    case MOVE.play:
      return readPlay(shown);
    case MOVE.shiv:
      return { do: 'shiv', spot: { at: 'shivs' }, ...targetOf(shown, a) };
    case MOVE.miracle:
      return { do: 'miracle', spot: { at: 'miracles' } };
    case MOVE.potion:
      return {
        do: 'potion',
        spot: { at: 'potion', place: a },
        ...('face' in readable ? { face: b } : targetOf(shown, b)),
      };
    case MOVE.relic:
      return { do: 'relic', spot: { at: 'relic', place: a }, ...targetOf(shown, b) };
    case MOVE.ability:
      return { do: 'ability', spot: { at: 'power', card: a }, ...targetOf(shown, b) };
    case MOVE.acceptDie:
      return { do: 'acceptDie', spot: { at: 'die' } };
    case MOVE.endTurn:
      return { do: 'endTurn', spot: { at: 'turn' } };
    case MOVE.takeBack:
      return { do: 'takeBack', spot: { at: 'turn' } };
    case MOVE.choose:
      return readAnswer(question, a);
    case MOVE.order:
      return { do: 'order', spot: { at: 'question' }, answer: a };
    case MOVE.orderAll:
      return { do: 'orderAll', spot: { at: 'question' } };
    case MOVE.orderLater:
      return { do: 'orderLater', spot: { at: 'question' } };
    case MOVE.reveal:
      return { do: 'reveal', spot: { at: 'reward', piece: a }, way: b };
    case MOVE.take:
      return readTake(move);
    case MOVE.skip:
      return { do: 'skip', spot: { at: 'reward', piece: a } };
    case MOVE.confirm:
      return { do: 'confirm', spot: { at: 'rewards' } };
    default:
      return readBetween(move);
  }
};

const GOODS: Readonly<Record<number, Goods>> = {
  [MOVE.buyRelic]: 'relic',
  [MOVE.buyPotion]: 'potion',
  [MOVE.buyCard]: 'card',
  [MOVE.buyColorless]: 'colorless',
  [MOVE.buyRemove]: 'remove',
};

/** Options between combats. */
const readBetween = (move: Move): Option => {
  const [kind, place, to] = [moveKind(move), moveA(move), moveB(move)];
  const goods = GOODS[kind];
  if (goods !== undefined)
    return { do: 'buy', spot: { at: 'stock', goods, place }, ...(goods === 'potion' ? { to } : {}) };
  switch (kind) {
    case MOVE.option:
      return { do: 'option', spot: { at: 'menu', place } };
    case MOVE.vote:
      return { do: 'vote', spot: { at: 'menu', place } };
    case MOVE.leave:
      return { do: 'leave', spot: { at: 'room' } };
    case MOVE.share:
      if (place === OFFER.allOrNone) return { do: 'share', spot: { at: 'gold' } };
      return { do: 'share', spot: { at: 'gold' }, change: place === OFFER.more ? 1 : -1 };
    case MOVE.givePotion:
      return { do: 'give', spot: { at: 'potion', place }, to };
    case MOVE.dropPotion:
      return { do: 'drop', spot: { at: 'potion', place } };
    case MOVE.useRelic:
      return { do: 'useRelic', spot: { at: 'relic', place } };
    case MOVE.swapRows:
      return { do: 'swapRows', spot: { at: 'rows' } };
    case MOVE.takeBossRelic:
      return { do: 'takeBossRelic', spot: { at: 'bossRelic', place } };
    case MOVE.skipBossRelic:
      return { do: 'skipBossRelic', spot: { at: 'bossRelics' } };
    default:
      throw new Error(`there is no move of kind ${kind}`);
  }
};
