/** Every legal move of a seat. */

import { addMove, emptyPile, encodeMove, hasSeat, isAsking, type MoveList, NONE } from '@three-spires/kernel';
import { canAttack, canIntercept, isFoe, mustAttack, mustIntercept } from './battle/able.ts';
import { nextWaiting } from './cascade/announce.ts';
import { lastLink } from './cascade/links.ts';
import { choices, stepOf } from './cascade/targets.ts';
import type { AbilityEntry } from './compile/ability-entry.ts';
import { ABLE, DUTY, MOMENT } from './compile/codes.ts';
import { CARD_TIMELY, CARD_USABLE, cardEntry, towerEntry } from './compile/entries.ts';
import { SIEVE_ZONE, type Sieve } from './compile/sieve.ts';
import { deciding } from './decisions.ts';
import { hasDuty, hasStatus, STATUS } from './figures/figures.ts';
import { collect, fitsOn, isSide, searchable, seesTowers, sideOf } from './figures/select.ts';
import {
  aimed,
  aimedAtPlace,
  atTower,
  BATTLE,
  LEAVE,
  MOVE,
  NO_CHOICE,
  PASS,
  USE_KINDS,
  unaimed,
} from './moves.ts';
import { isPoint, momentOf, momentOfPoint } from './play/moment.ts';
import { isPlayable, isTowerUsable, isUsable } from './play/play.ts';
import { towerRef } from './refs.ts';
import {
  type Keeper,
  keeperAt,
  opponentOf,
  PHASE,
  QUESTION,
  type Ref,
  type State,
  type Thing,
} from './state.ts';
import { hasBattle, isMain, mustEnterBattle } from './turn/turn.ts';

/** Reused for every announcement listed. */
const found: Ref[] = [];

/** One move for each matching card in play or Tower. */
const addInPlay = (
  state: State,
  kind: number,
  operand: number,
  sieve: Sieve,
  seat: number,
  self: Ref,
  out: MoveList,
): void => {
  const { things } = state;
  const { moves } = out;
  const side = sideOf(sieve, seat);
  for (let place = 0; place < things.length; place++)
    if (fitsOn(sieve, things[place] as Thing, side, self))
      moves[out.length++] = aimedAtPlace(kind, operand, place);
  if (!seesTowers(sieve)) return;
  for (let of = 0; of < 2; of++) if (isSide(sieve, seat, of)) addMove(out, atTower(kind, operand, of));
};

/** One move for each matching card in a graveyard; copies of a name are interchangeable. */
const addInGraveyards = (
  state: State,
  kind: number,
  operand: number,
  sieve: Sieve,
  seat: number,
  self: Ref,
  out: MoveList,
): void => {
  emptyPile(found);
  collect(state, sieve, seat, self, found);
  for (let at = 0; at < found.length; at++)
    if (isFirst(found, at)) addMove(out, aimed(state, kind, operand, found[at] as Ref));
};

/** Whether no earlier index holds the same value. */
const isFirst = (list: readonly number[], place: number): boolean => {
  for (let at = 0; at < place; at++) if (list[at] === list[place]) return false;
  return true;
};

/** One move for each possible first target, or one without. */
const addAimed = (
  state: State,
  kind: number,
  operand: number,
  sieve: Sieve | undefined,
  seat: number,
  self: Ref,
  out: MoveList,
): void => {
  if (sieve === undefined) {
    addMove(out, unaimed(kind, operand));
    return;
  }
  const before = out.length;
  if (sieve.zone === SIEVE_ZONE.graveyard) addInGraveyards(state, kind, operand, sieve, seat, self, out);
  else addInPlay(state, kind, operand, sieve, seat, self, out);
  // MYS-22.3: "up to" may be announced without a target, but only if one exists.
  if (sieve.upTo && out.length > before) addMove(out, unaimed(kind, operand));
};

const listHand = (state: State, seat: number, moment: number, out: MoveList): void => {
  const { hand } = keeperAt(state, seat);
  for (let at = 0; at < hand.length; at++) {
    const card = hand[at] as number;
    // Most cards are for another moment.
    if (((CARD_TIMELY[card] as number) & moment) === 0) continue;
    if (isFirst(hand, at) && isPlayable(state, seat, card, moment, true))
      addAimed(state, MOVE.play, card, cardEntry(card).cast?.aim, seat, NONE, out);
  }
};

const listAbilities = (state: State, seat: number, moment: number, out: MoveList): void => {
  const wanted = (moment & MOMENT.main) === 0 ? ABLE.quick : ABLE.active;
  if ((keeperAt(state, seat).able & wanted) === 0) return;
  const { things } = state;
  for (let at = 0; at < things.length; at++) {
    const thing = things[at] as Thing;
    if (((CARD_USABLE[thing.card] as number) & moment) === 0 || thing.controller !== seat) continue;
    const { actives } = cardEntry(thing.card);
    for (let which = 0; which < actives.length; which++) {
      const entry = actives[which] as AbilityEntry;
      if (isUsable(state, seat, thing, entry, moment, true))
        addAimed(state, USE_KINDS[which] as number, at, entry.aim, seat, thing.id, out);
    }
  }
  const { actives, usable } = towerEntry(keeperAt(state, seat).tower);
  if ((usable & moment) === 0) return;
  for (let which = 0; which < actives.length; which++) {
    const entry = actives[which] as AbilityEntry;
    if (isTowerUsable(state, seat, entry, moment, true))
      addAimed(state, MOVE.tower, which, entry.aim, seat, towerRef(seat), out);
  }
};

/** Indices of the opponent's Units, refilled whenever attacks are listed: all, and those any Unit can hit. */
const foes: number[] = [];
const open: number[] = [];

const listAttacks = ({ things }: State, seat: number, out: MoveList): void => {
  // A crowded field has hundreds of attacks.
  const { moves } = out;
  let { length } = out;
  let count = 0;
  let opened = 0;
  for (let at = 0; at < things.length; at++) {
    const foe = things[at] as Thing;
    if (!isFoe(foe, seat)) continue;
    foes[count++] = at;
    if (!hasStatus(foe, STATUS.ethereal)) open[opened++] = at;
  }
  for (let at = 0; at < things.length; at++) {
    const attacker = things[at] as Thing;
    if (attacker.controller !== seat || !canAttack(attacker)) continue;
    moves[length++] = atTower(MOVE.attack, at, opponentOf(seat));
    // MYS-35.2: only some Units may hit an Ethereal one.
    const isHittingAll = opened < count && hasDuty(attacker, DUTY.hitsEthereal);
    const places = isHittingAll ? foes : open;
    const most = isHittingAll ? count : opened;
    for (let foe = 0; foe < most; foe++)
      moves[length++] = aimedAtPlace(MOVE.attack, at, places[foe] as number);
  }
  out.length = length;
};

/** The turn player is free to act. */
const listActing = (state: State, seat: number, out: MoveList): void => {
  if (isMain(state)) {
    const moment = momentOf(state, seat);
    listHand(state, seat, moment, out);
    listAbilities(state, seat, moment, out);
    if (state.phase === PHASE.main && hasBattle(state)) addMove(out, BATTLE);
    if (state.phase === PHASE.second || !mustEnterBattle(state)) addMove(out, LEAVE);
    return;
  }
  listAttacks(state, seat, out);
  if (!mustAttack(state)) addMove(out, LEAVE);
};

const listPoint = (state: State, seat: number, out: MoveList): void => {
  const moment = momentOfPoint(state, seat);
  listHand(state, seat, moment, out);
  listAbilities(state, seat, moment, out);
  addMove(out, PASS);
};

const listTargets = (state: State, out: MoveList): void => {
  const refs = choices(state, lastLink(state));
  for (let at = 0; at < refs.length; at++)
    if (isFirst(refs, at)) addMove(out, aimed(state, MOVE.choose, 0, refs[at] as Ref));
  if (state.question.number === 1) addMove(out, NO_CHOICE);
};

const listDiscards = ({ hand }: Keeper, out: MoveList): void => {
  for (let at = 0; at < hand.length; at++)
    if (isFirst(hand, at)) addMove(out, encodeMove(MOVE.choose, hand[at]));
};

const listSearch = (state: State, seat: number, out: MoveList): void => {
  const sieve = stepOf(lastLink(state))?.sieve;
  const cards = sieve === undefined ? [] : searchable(state, sieve, seat);
  for (let at = 0; at < cards.length; at++) addMove(out, encodeMove(MOVE.choose, cards[at]));
  addMove(out, NO_CHOICE);
};

/** MYS-17.9: while a Unit must intercept, no other may do so in its place. */
const listInterceptors = (state: State, out: MoveList): void => {
  const { things } = state;
  const isForced = mustIntercept(state);
  for (let at = 0; at < things.length; at++) {
    const thing = things[at] as Thing;
    if (canIntercept(state, thing) && (!isForced || hasDuty(thing, DUTY.mustIntercept)))
      addMove(out, encodeMove(MOVE.choose, at));
  }
  if (!isForced) addMove(out, NO_CHOICE);
};

const listOrder = (state: State, out: MoveList): void => {
  const places = nextWaiting(state);
  for (let at = 0; at < places.length; at++) addMove(out, encodeMove(MOVE.choose, places[at]));
};

const listQuestion = (state: State, seat: number, out: MoveList): void => {
  const { kind } = state.question;
  switch (kind) {
    case QUESTION.target:
      listTargets(state, out);
      break;
    case QUESTION.order:
      listOrder(state, out);
      break;
    case QUESTION.may:
    case QUESTION.toll:
      addMove(out, encodeMove(MOVE.choose, 1));
      addMove(out, NO_CHOICE);
      break;
    case QUESTION.discard:
      listDiscards(keeperAt(state, seat), out);
      break;
    case QUESTION.search:
      listSearch(state, seat, out);
      break;
    case QUESTION.intercept:
      listInterceptors(state, out);
      break;
    default:
      for (let choice = 0; choice < (kind === QUESTION.throw ? 3 : 2); choice++)
        addMove(out, encodeMove(MOVE.choose, choice));
  }
};

/** Everything but conceding, which is always possible (MYS-36.4) and never listed as an option. */
export const legal = (state: State, seat: number, out: MoveList): void => {
  out.length = 0;
  if (!hasSeat(deciding(state), seat)) return;
  if (isAsking(state)) listQuestion(state, seat, out);
  else if (isPoint(state)) listPoint(state, seat, out);
  else listActing(state, seat, out);
};
