/** Encodes a readable move even if it is illegal, so that the rules can explain why. */

import { encodeMove, type Move, NONE, type ReadableMove } from '@three-spires/kernel';
import { type Card, faceOf, uidOf } from '../rules/card.ts';
import { FACES, ROUTINE_SOURCES } from '../rules/compile/entries.ts';
import { cardsToChoose } from '../rules/filters.ts';
import { DONE, GIVE_POTION, MOVE, X_BITS, X_MASK } from '../rules/moves.ts';
import { enemyLabel, seatName } from '../rules/naming.ts';
import { nameOfItem } from '../rules/printed-names.ts';
import { playerAt, QUESTION, type Reward, type State } from '../rules/state.ts';
import { ORBS, REWARDS } from '../words/lists.ts';
import { CLIMB_ENCODERS, encodeDraft } from './climb-encode.ts';

/** No card has this number, so it represents a card that is not there. */
const NO_CARD = 254;
const NO_PLACE = 255;

type Encoder = (state: State, seat: number, readable: ReadableMove) => Move | undefined;

/** Every field that `describe` gives a move. */
const FIELDS = new Set(
  'do card enemy row player x miracles potion orb option ability place reward relic face retained free cheaper staying drawnLate toBePlayed service colorless price item drop choice room column decks change paidBy'.split(
    ' ',
  ),
);

export const encode: Encoder = (state, seat, readable) =>
  Object.keys(readable).every((field) => FIELDS.has(field))
    ? ENCODERS[readable.do]?.(state, seat, readable)
    : undefined;

/** A move's target, + 1; 0 without a target, undefined if the name means nothing. */
const targetOf = (state: State, { enemy, row, player }: ReadableMove): number | undefined => {
  if (enemy !== undefined) return oneAbove(enemyCalled(state, enemy));
  if (row !== undefined) return typeof row === 'number' && row >= 0 && row < 8 ? row + 1 : undefined;
  return player === undefined ? 0 : oneAbove(seatCalled(state, player));
};

const oneAbove = (place: number): number | undefined => (place < 0 ? undefined : place + 1);

const enemyCalled = (state: State, label: string | number): number =>
  state.enemies.findIndex((_, index) => enemyLabel(state, index) === label);

const seatCalled = (state: State, name: string | number): number =>
  state.players.findIndex((_, seat) => seatName(state, seat) === name);

/** The first card of that name in a pile; a card that exists but is not there has a special number. */
const cardCalled = (pile: readonly Card[], name: string | number | undefined): number | undefined => {
  const card = pile.find((one) => FACES[faceOf(one)]?.name === name);
  if (card !== undefined) return uidOf(card);
  return FACES.some((face) => face.name === name) ? NO_CARD : undefined;
};

const withTarget = (kind: number, first: number | undefined, target: number | undefined, third = 0) =>
  first === undefined || target === undefined ? undefined : encodeMove(kind, first, target, third);

const encodePlay: Encoder = (state, seat, readable) => {
  const { hand } = playerAt(state, seat);
  const x = Number(readable.x ?? 0) & X_MASK;
  const miracles = Number(readable.miracles ?? 0) & X_MASK;
  const payment = x | (miracles << X_BITS);
  return withTarget(MOVE.play, cardCalled(hand, readable.card), targetOf(state, readable), payment);
};

/** A Shiv from the player's supply, or one that found no token and is used at once. */
const encodeShiv: Encoder = (state, _seat, readable) => {
  const target = targetOf(state, readable);
  if (target === undefined) return undefined;
  const asked = state.question.kind === QUESTION.shiv && target > 0;
  return asked ? encodeMove(MOVE.choose, target - 1) : encodeMove(MOVE.shiv, target);
};

const encodePotion: Encoder = (state, seat, readable) => {
  const { potions } = playerAt(state, seat);
  const at = potions.findIndex((potion) => nameOfItem(potion) === readable.potion);
  // On a roll, the potion's target is the face it sets.
  const face = readable.face === undefined ? undefined : Number(readable.face) & X_MASK;
  return withTarget(MOVE.potion, at < 0 ? NO_PLACE : at, face ?? targetOf(state, readable));
};

const encodeRelic: Encoder = (state, seat, readable) => {
  const { relics } = playerAt(state, seat);
  const at = relics.findIndex((relic) => nameOfItem(relic) === readable.relic);
  return withTarget(MOVE.relic, at < 0 ? NO_PLACE : at, targetOf(state, readable));
};

const encodeAbility: Encoder = (state, seat, readable) => {
  const { powers } = playerAt(state, seat);
  return withTarget(MOVE.ability, cardCalled(powers, readable.card), targetOf(state, readable));
};

const encodeChoice: Encoder = (state, seat, readable) => {
  const { question } = state;
  const player = playerAt(state, seat);
  const { card, orb, option } = readable;
  let value: number | undefined;
  if (card !== undefined) {
    value = cardCalled(question.kind === QUESTION.card ? cardsToChoose(state) : player.hand, card);
  } else if (orb !== undefined) {
    const slot = player.orbs.findIndex((one) => ORBS[one] === orb);
    value = slot < 0 ? NO_PLACE : slot;
  } else if (option !== undefined) value = Number(option) - 1;
  else {
    const target = targetOf(state, readable);
    value = target === undefined ? undefined : target - 1;
  }
  return value === undefined || !(value >= 0 && value <= DONE) ? undefined : encodeMove(MOVE.choose, value);
};

const encodeOrder: Encoder = (state, _seat, { ability, place }) => {
  const at = state.waiting.findIndex(
    ({ routine }, index) =>
      (ability === undefined || ROUTINE_SOURCES[routine]?.name === ability) &&
      (place === undefined || index === place),
  );
  return encodeMove(MOVE.order, at < 0 ? NO_PLACE : at);
};

/** A reward by its kind, its index, or both; for a choice, also what is taken from its offer. */
const encodeReward =
  (kind: number): Encoder =>
  (state, seat, readable) => {
    const drafted = encodeDraft(state, readable);
    if (drafted !== undefined) return drafted;
    const rewards: readonly Reward[] = state.rewards[seat] ?? [];
    const at = rewards.findIndex(
      (reward, index) =>
        (readable.reward === undefined || REWARDS[reward.kind] === readable.reward) &&
        (readable.place === undefined || index + 1 === readable.place),
    );
    if (at < 0) return encodeMove(kind, NO_PLACE);
    if (kind !== MOVE.take) return encodeMove(kind, at);
    const given = readable.player === undefined ? NONE : seatCalled(state, readable.player);
    if (given >= 0) return encodeMove(kind, at, GIVE_POTION + given);
    return encodeMove(kind, at, placeInOffer(rewards[at] as Reward, readable));
  };

/** Of two cards with the same name, the one not chosen yet. */
const placeInOffer = ({ offer, choice }: Reward, { card, potion, relic = potion }: ReadableMove): number => {
  if (card === undefined && relic === undefined) return 0;
  const places = offer.flatMap((offered, at) => {
    const fits = card === undefined ? nameOfItem(offered) === relic : FACES[offered]?.name === card;
    return fits ? [at] : [];
  });
  return places.find((at) => at !== choice) ?? places[0] ?? NO_PLACE;
};

const plain =
  (kind: number, value = 0): Encoder =>
  () =>
    encodeMove(kind, value);

const ENCODERS: Readonly<Record<string, Encoder>> = {
  play: encodePlay,
  shiv: encodeShiv,
  miracle: plain(MOVE.miracle),
  potion: encodePotion,
  ability: encodeAbility,
  relic: encodeRelic,
  'accept die': plain(MOVE.acceptDie),
  'end turn': plain(MOVE.endTurn),
  'take back': plain(MOVE.takeBack),
  choose: encodeChoice,
  done: plain(MOVE.choose, DONE),
  order: encodeOrder,
  'order all': plain(MOVE.orderAll),
  'order later': plain(MOVE.orderLater),
  reveal: encodeReward(MOVE.reveal),
  take: encodeReward(MOVE.take),
  skip: encodeReward(MOVE.skip),
  confirm: plain(MOVE.confirm),
  ...CLIMB_ENCODERS,
};
