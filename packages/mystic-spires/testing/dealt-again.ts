/** For tests: a position in which everything a Keeper cannot see has been redealt. */
import { createRandom, type Random, randomBelow, type Seat, shuffle } from '@three-spires/kernel';
import { CARDS } from '../content/index.ts';
import { copyState } from '../rules/copy.ts';
import { STREAMS, type State } from '../rules/state.ts';

const MAIN_CARDS = CARDS.flatMap(({ kind }, card) => (kind === 'Token' ? [] : [card]));
const TOKEN_CARDS = CARDS.flatMap(({ kind }, card) => (kind === 'Token' ? [card] : []));

/** The other Keeper may even hold cards that no legal deck combines (MYS-4.3, MYS-4.4). */
export const dealtAgain = (state: State, viewer: Seat, random: Random): State => {
  const copy = copyState(state);
  const any = (cards: readonly number[]): number => cards[randomBelow(random, 0, cards.length)] as number;
  copy.keepers.forEach((keeper, seat) => {
    shuffle(random, 0, keeper.deck);
    shuffle(random, 0, keeper.tokens);
    if (seat === viewer) return;
    keeper.hand = keeper.hand.map(() => any(MAIN_CARDS));
    keeper.deck = keeper.deck.map(() => any(MAIN_CARDS));
    keeper.tokens = keeper.tokens.map(() => any(TOKEN_CARDS));
  });
  copy.throws = copy.throws.map((thrown, seat) =>
    seat === viewer || thrown < 0 ? thrown : randomBelow(random, 0, 3),
  );
  copy.random = createRandom(`other chance ${randomBelow(random, 0, 1000)}`, STREAMS);
  return copy;
};
