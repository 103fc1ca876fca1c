/** Why a move is refused. Only `legal` decides legality. */
import {
  createRefuse,
  hasSeat,
  type Move,
  moveA,
  moveKind,
  type Refusal,
  refusal,
} from '@three-spires/kernel';
import { activeHero, deciding } from './asking.ts';
import type { CardEntry } from './compile/card-entry.ts';
import { CARD_ENTRIES, GENERICS } from './compile/entries.ts';
import { isInRanks } from './enemy/ranks.ts';
import { isReady } from './hero/heroes.ts';
import { isOver } from './hero/tracks.ts';
import { legal } from './legal.ts';
import { actionPlace, MOVE } from './moves.ts';
import { QUESTION, type State } from './state.ts';

const isOwn = (state: State, card: number): boolean => {
  const { skills, treasures } = activeHero(state);
  return [skills, treasures, state.partyTreasures, GENERICS].some((cards) => cards.includes(card));
};

const refuseCard = (state: State, entry: CardEntry | undefined, type: 'support' | 'action'): Refusal => {
  if (entry === undefined || !isOwn(state, entry.number)) return refusal('not-yours', 'STY-18.1');
  if (entry.definition.type !== type) return refusal(`not-${type}`, 'STY-18.2');
  if (!isReady(state, entry.number)) return refusal('exhausted', 'STY-18.6');
  return refusal('not-now');
};

const refuseAction = (state: State, move: Move): Refusal => {
  const entry = CARD_ENTRIES[moveA(move)];
  const refused = refuseCard(state, entry, 'action');
  if (entry === undefined || refused.code !== 'not-now' || entry.ranks === 0) return refused;
  if (!state.figures.some((figure) => isInRanks(figure, entry.ranks))) return refusal('no-target', 'STY-5.5');
  const target = state.figures[actionPlace(move)];
  return target === undefined ? refusal('needs-target', 'STY-5.3') : refusal('wrong-rank', 'STY-5.4');
};

const refuseSupport = (state: State, move: Move): Refusal =>
  state.supported === 1
    ? refusal('second-support', 'STY-4.3')
    : refuseCard(state, CARD_ENTRIES[moveA(move)], 'support');

/** STY-20.12: an offer that cannot be made. */
const refuseOffer = ({ heroes, refused }: State, seat: number, move: Move): Refusal => {
  if (refused.includes(move)) return refusal('offer-refused', 'STY-20.12');
  const holder = heroes.find(({ treasures }) => treasures.includes(moveA(move)));
  if (holder === undefined || holder.seat !== seat) return refusal('not-yours', 'STY-20.9');
  return refusal(moveKind(move) === MOVE.give ? 'no-receiver' : 'not-theirs', 'STY-20.12');
};

const reason = (state: State, seat: number, move: Move): Refusal => {
  if (isOver(state)) return refusal('over', 'STY-24.4');
  if (!hasSeat(deciding(state), seat)) return refusal('not-your-decision', 'STY-1.8');
  const { kind } = state.question;
  switch (moveKind(move)) {
    case MOVE.support:
      return kind === QUESTION.turn ? refuseSupport(state, move) : refusal('too-late', 'STY-4.4');
    case MOVE.action:
      return kind === QUESTION.turn ? refuseAction(state, move) : refusal('answer-first');
    case MOVE.pay:
    case MOVE.payByHand:
      return kind === QUESTION.pay ? refusal('too-few-cubes', 'STY-8.4') : refusal('not-now', 'STY-8.3');
    case MOVE.respond:
      return refusal('no-response', 'STY-18.3');
    case MOVE.give:
    case MOVE.swap:
      return kind === QUESTION.trade ? refuseOffer(state, seat, move) : refusal('no-trading', 'STY-20.12');
    default:
      return kind === QUESTION.turn ? refusal('not-now') : refusal('answer-first');
  }
};

export const refuse = createRefuse<State>({ seats: ({ players }) => players, legal, reason });
