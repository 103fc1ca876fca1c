/** What the bots of a climb could take, and what they did. */
import { type Move, moveA, moveB, moveKind, NONE } from '@three-spires/kernel';
import {
  CARD_TYPES,
  cardPrice,
  DONE,
  FACES,
  ITEM_ENTRIES,
  MOVE,
  offersItems,
  PHASE,
  playerAt,
  potionPrice,
  QUESTION,
  REWARDS,
  type Reward,
  relicPrice,
  type State,
} from '@three-spires/slay-the-spire/for-bots';
import { faceInfo, itemId } from '@three-spires/slay-the-spire/library';
import type { Offered } from '../opinions.ts';

/** An offer before the place where it was made is known. */
type Answered = Omit<Offered, 'depth'>;

const TICKET = CARD_TYPES.indexOf('ticket');
const CARD_IDS: readonly (string | undefined)[] = FACES.map(({ type }, face) =>
  type === TICKET ? undefined : faceInfo(face).id,
);
const ITEM_IDS: readonly string[] = ITEM_ENTRIES.map((_, item) => itemId(item));

const answered = (ids: readonly (string | undefined)[], taken: number): Answered[] =>
  ids.flatMap((thing, at) => (thing === undefined ? [] : [{ thing, taken: at === taken }]));
const cards = (faces: readonly number[], taken: number): Answered[] =>
  answered(
    faces.map((face) => CARD_IDS[face]),
    taken,
  );
const items = (list: readonly number[], taken: number): Answered[] =>
  answered(
    list.map((item) => ITEM_IDS[item]),
    taken,
  );

const LEFT = -1;
const CARD_REWARDS: readonly number[] = (['card', 'rare', 'upgradedCard'] as const).map((kind) =>
  REWARDS.indexOf(kind),
);
const ITEM_REWARDS: readonly number[] = (['potion', 'relic'] as const).map((kind) => REWARDS.indexOf(kind));

/** A potion that makes room for another, or goes to another player, still counts as taken. */
const ofReward = (state: State, seat: number, move: Move): Answered[] => {
  const reward: Reward | undefined = state.rewards[seat]?.[moveA(move)];
  const takes = moveKind(move) === MOVE.take;
  if (reward === undefined || (!takes && moveKind(move) !== MOVE.skip)) return [];
  if (CARD_REWARDS.includes(reward.kind)) return cards(reward.offer, takes ? moveB(move) : LEFT);
  return ITEM_REWARDS.includes(reward.kind) ? items(reward.offer, takes ? 0 : LEFT) : [];
};

/** Something for sale to a seat: what it is, its price, and the move that buys it. */
type Ware = {
  readonly id: string | undefined;
  readonly price: number;
  readonly kind: number;
  readonly slot: number;
};

const waresFor = (state: State, seat: number): Ware[] => {
  const { relicStock, potionStock, colorlessStock, cardStock } = state.run;
  const lay = (
    stock: readonly number[],
    kind: number,
    ids: typeof CARD_IDS,
    price: (slot: number) => number,
  ) =>
    stock.flatMap((number, slot) =>
      number === NONE ? [] : [{ id: ids[number], price: price(slot), kind, slot }],
    );
  const own = cardStock[seat] ?? [];
  return [
    ...lay(relicStock, MOVE.buyRelic, ITEM_IDS, (slot) => relicPrice(state, slot)),
    ...lay(potionStock, MOVE.buyPotion, ITEM_IDS, (slot) => potionPrice(state, slot)),
    ...lay(own, MOVE.buyCard, CARD_IDS, (slot) => cardPrice(own[slot] as number)),
    ...lay(colorlessStock, MOVE.buyColorless, CARD_IDS, (slot) => cardPrice(colorlessStock[slot] as number)),
  ];
};

/**
 * Bought goods are taken. Goods that were affordable before and are not afterwards are left; so are the rest
 * on leaving.
 */
const ofMerchant = (state: State, seat: number, move: Move): Answered[] => {
  const { gold } = playerAt(state, seat);
  const wares = waresFor(state, seat).filter(({ price }) => price <= gold);
  const kind = moveKind(move);
  const bought = wares.find((ware) => ware.kind === kind && ware.slot === moveA(move));
  const goldAfter = kind === MOVE.leave ? LEFT : gold - (bought?.price ?? 0);
  const decided = wares.filter((ware) => ware === bought || ware.price > goldAfter);
  return answered(
    decided.map(({ id }) => id),
    bought === undefined ? LEFT : decided.indexOf(bought),
  );
};

/** A claim can change until the seat leaves the draft. */
const ofDraft = ({ run }: State, seat: number, move: Move): Answered[] =>
  moveKind(move) === MOVE.leave ? items(run.bossRelics, run.taken[seat]?.[0] ?? LEFT) : [];

/** A drawn relic or potion is offered alone; several are things to give away. */
const ofEffect = (state: State, move: Move): Answered[] => {
  const { offer } = state.run;
  if (state.question.optional === 0 || moveKind(move) !== MOVE.choose) return [];
  if (!offersItems(state)) return cards(offer, moveA(move));
  return offer.length === 1 ? items(offer, moveA(move) === DONE ? LEFT : 0) : [];
};

/** What a move decides about visible cards, relics and potions. */
export const offersOf = (state: State, seat: number, move: Move): Answered[] => {
  if (state.question.kind === QUESTION.offer) return ofEffect(state, move);
  if (state.question.kind !== QUESTION.none) return [];
  switch (state.phase) {
    case PHASE.rewards:
      return ofReward(state, seat, move);
    case PHASE.merchant:
      return ofMerchant(state, seat, move);
    case PHASE.bossRelics:
      return ofDraft(state, seat, move);
    default:
      return [];
  }
};
