/** Steps that concern a Keeper rather than objects: cards, Crystal, Tokens, phases. */

import { NONE } from '@three-spires/kernel';
import type { keeperWords } from '../../words/keepers.ts';
import { ask } from '../asking.ts';
import { WHO } from '../compile/codes.ts';
import type { StepEntry } from '../compile/step-entry.ts';
import type { MysticSpiresEmit } from '../event.ts';
import { changeCrystal } from '../field/harm.ts';
import { drawCards, makeTokens, millCards } from '../field/piles.ts';
import { hostKeeper } from '../field/triggers.ts';
import { amountOf } from '../figures/amounts.ts';
import { keeperAt, type Link, opponentOf, QUESTION, type Ref, type State } from '../state.ts';
import { DONE, type Handlers, NOTHING } from './handler.ts';

/** The Keeper a step refers to; `host` is looked up by the steps that use it. */
const seatOf = (link: Link, { who }: StepEntry): number =>
  who === WHO.opp ? opponentOf(link.keeper) : link.keeper;

const addCrystal = (
  state: State,
  link: Link,
  entry: StepEntry,
  sign: 1 | -1,
  emit: MysticSpiresEmit,
): readonly Ref[] => {
  const amount = sign * amountOf(state, entry.amount, link.keeper, link.source, link);
  return changeCrystal(state, seatOf(link, entry), amount, emit) === 0 ? NOTHING : DONE;
};

export const KEEPER_STEPS: Handlers<typeof keeperWords> = {
  tokens: (state, link, entry, emit) =>
    makeTokens(state, entry.token, entry.number, link.keeper, seatOf(link, entry), emit),
  draw: (state, link, entry, emit) =>
    drawCards(state, seatOf(link, entry), entry.number, emit) > 0 ? DONE : NOTHING,
  mill: (state, link, entry, emit) => millCards(state, seatOf(link, entry), entry.number, emit),
  /** MYS-7.12: the Keeper who discards chooses. */
  discard: (state, link, entry) => {
    const seat = seatOf(link, entry);
    if (keeperAt(state, seat).hand.length === 0) return NOTHING;
    ask(state, QUESTION.discard, seat, entry.number);
    return 'asked';
  },
  gain: (state, link, entry, emit) => addCrystal(state, link, entry, 1, emit),
  drain: (state, link, entry, emit) => addCrystal(state, link, entry, -1, emit),
  skip: (state, link, entry, emit) => {
    const seat = seatOf(link, entry);
    const { phase } = entry;
    const keeper = keeperAt(state, seat);
    if (phase === 'Draw') keeper.skipDraw++;
    else keeper.skipBattle++;
    emit?.({ type: 'skipOwed', seat, phase });
    return DONE;
  },
  /** MYS-15.3: a Keeper who cannot pay has refused. */
  toll: (state, link, entry, emit) => {
    const { number } = entry;
    const seat = entry.who === WHO.host ? hostKeeper(state, link.source) : seatOf(link, entry);
    if (seat === NONE) return NOTHING;
    if (keeperAt(state, seat).crystal < number) {
      emit?.({ type: 'toll', seat, number, paid: false });
      return NOTHING;
    }
    ask(state, QUESTION.toll, seat, number);
    return 'asked';
  },
};
