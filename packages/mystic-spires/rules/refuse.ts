/** Why a move is refused. Only `legal` decides legality. */

import {
  createRefuse,
  hasSeat,
  isAsking,
  type Move,
  moveA,
  moveKind,
  type Refusal,
  refusal,
} from '@three-spires/kernel';
import { canAttack, mustIntercept } from './battle/able.ts';
import { CARD_ENTRIES, cardEntry, towerEntry } from './compile/entries.ts';
import { deciding } from './decisions.ts';
import { isOver } from './field/check.ts';
import { hasStatus, STATUS } from './figures/figures.ts';
import { legal } from './legal.ts';
import { CONCEDE, MOVE, USE_KINDS } from './moves.ts';
import { refuseAbility, refuseCard, refuseTower } from './play/play.ts';
import { isAwaitingDecks, keeperAt, PHASE, QUESTION, type State, type Thing } from './state.ts';
import { hasBattle, mustEnterBattle } from './turn/turn.ts';

const refusePlay = (state: State, seat: number, card: number): Refusal => {
  if (CARD_ENTRIES[card] === undefined || !keeperAt(state, seat).hand.includes(card))
    return refusal('not-in-hand', 'MYS-22.2');
  return refuseCard(state, seat, card) ?? refusal('bad-target', 'MYS-7.9');
};

const refuseUse = (state: State, seat: number, move: Move): Refusal => {
  const thing = state.things[moveA(move)];
  const which = USE_KINDS.indexOf(moveKind(move));
  const entry = thing === undefined ? undefined : cardEntry(thing.card).actives[which];
  if (thing === undefined || entry === undefined) return refusal('no-such-effect', 'MYS-7.3');
  return refuseAbility(state, seat, thing, entry) ?? refusal('bad-target', 'MYS-7.9');
};

const refuseTowerUse = (state: State, seat: number, which: number): Refusal => {
  const entry = towerEntry(keeperAt(state, seat).tower).actives[which];
  if (entry === undefined) return refusal('no-such-effect', 'MYS-11.2');
  return refuseTower(state, seat, entry) ?? refusal('bad-target', 'MYS-7.9');
};

const ATTACK_BANS: readonly { readonly bit: number; readonly code: string; readonly rule: string }[] = [
  { bit: STATUS.sleep, code: 'asleep', rule: 'MYS-34.1' },
  { bit: STATUS.paralyzed, code: 'paralyzed', rule: 'MYS-31.1' },
  { bit: STATUS.ethereal, code: 'ethereal', rule: 'MYS-35.1' },
];

const refuseAttack = (state: State, seat: number, thing: Thing | undefined): Refusal => {
  if (state.phase !== PHASE.battle) return refusal('not-battle', 'MYS-17.1');
  if (thing === undefined || thing.controller !== seat) return refusal('not-yours', 'MYS-17.3');
  if (thing.fatigue !== 0) return refusal('fatigued', 'MYS-20.1');
  const ban = ATTACK_BANS.find(({ bit }) => hasStatus(thing, bit));
  if (ban !== undefined) return refusal(ban.code, ban.rule);
  return canAttack(thing) ? refusal('bad-target', 'MYS-17.4') : refusal('cannot-attack', 'MYS-17.3');
};

const refuseLeaving = (state: State, kind: number): Refusal => {
  if (kind === MOVE.battle)
    return hasBattle(state)
      ? refusal('not-now')
      : refusal('no-battle', state.turn === 1 ? 'MYS-12.5' : 'MYS-14.2');
  return mustEnterBattle(state) || state.phase === PHASE.battle
    ? refusal('must-attack', 'MYS-17.2')
    : refusal('not-now');
};

/** A Keeper is asked, and this is not an answer. */
const refuseAnswer = (state: State, move: Move): Refusal => {
  if (state.question.kind === QUESTION.intercept && mustIntercept(state))
    return refusal('must-intercept', 'MYS-17.9');
  return moveKind(move) === MOVE.choose
    ? refusal('bad-target', 'MYS-7.9')
    : refusal('answer-first', 'MYS-22.2');
};

/** Why a move by the Keeper who decides is refused. */
const reasonOfMove = (state: State, seat: number, move: Move): Refusal => {
  if (isAsking(state)) return refuseAnswer(state, move);
  switch (moveKind(move)) {
    case MOVE.play:
      return refusePlay(state, seat, moveA(move));
    case MOVE.use:
    case MOVE.useSecond:
    case MOVE.useThird:
      return refuseUse(state, seat, move);
    case MOVE.tower:
      return refuseTowerUse(state, seat, moveA(move));
    case MOVE.attack:
      return refuseAttack(state, seat, state.things[moveA(move)]);
    case MOVE.battle:
    case MOVE.leave:
      return refuseLeaving(state, moveKind(move));
    default:
      return refusal('not-now');
  }
};

const reason = (state: State, seat: number, move: Move): Refusal => {
  if (isOver(state)) return refusal('over', 'MYS-36.2');
  if (isAwaitingDecks(state)) return refusal('awaiting-decks', 'MYS-12.2');
  if (!hasSeat(deciding(state), seat)) return refusal('not-your-decision', 'MYS-22.6');
  return reasonOfMove(state, seat, move);
};

export const refuse = createRefuse<State>({
  seats: ({ keepers }) => keepers.length,
  legal,
  // MYS-36.4: either Keeper may concede at any time.
  allows: (state, _seat, move) => move === CONCEDE && !isOver(state) && !isAwaitingDecks(state),
  reason,
});
