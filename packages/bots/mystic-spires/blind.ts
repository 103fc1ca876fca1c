/** A position without anything the seat cannot see. */
import { createRandom, NONE } from '@three-spires/kernel';
import {
  CARD_ENTRIES,
  copyState,
  type Keeper,
  keeperAt,
  opponentOf,
  type State,
} from '@three-spires/mystic-spires/for-bots';

/** Replaces every unseen card of the opponent: a Unit without text. */
const PLAIN_CARD = CARD_ENTRIES.findIndex(({ isNonEffect }) => isNonEffect);

const NO_CHANCE = createRandom('nobody knows', 2);

/** A copy in which all hidden cards look the same. The owner knows their deck but not its order. */
export const blindCopy = (state: State, seat: number): State => {
  const copy = copyState(state);
  copy.random = NO_CHANCE.slice();
  copy.guarded = 0;
  const own = keeperAt(copy, seat);
  own.deck.sort((one, other) => one - other);
  own.tokens.sort((one, other) => one - other);
  const other = keeperAt(copy, opponentOf(seat));
  other.hand.fill(PLAIN_CARD);
  other.deck.fill(PLAIN_CARD);
  hideTokens(other);
  copy.throws = copy.throws.map((thrown, thrower) => (thrower === seat ? thrown : NONE));
  return copy;
};

/** The number of Tokens is public, their kinds are not, so kinds are distributed evenly. */
const TOKENS: readonly number[] = CARD_ENTRIES.flatMap(({ isToken }, card) => (isToken ? [card] : []));

const hideTokens = ({ tokens }: Keeper): void => {
  for (let at = 0; at < tokens.length; at++) tokens[at] = TOKENS[at % TOKENS.length] as number;
};
