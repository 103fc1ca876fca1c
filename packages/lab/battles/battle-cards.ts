/** Which cards the Keepers of a battle had in hand, and which of them they played. */
import { type Move, moveA, moveKind } from '@three-spires/kernel';
import { cardEntry, MOVE, type State } from '@three-spires/mystic-spires/for-bots';
import type { Offered } from '../opinions.ts';

type BattleCards = {
  /** Records the hands before a move, and the card that the move plays. */
  readonly before: (state: State, seat: number, move: Move) => void;
  /** By seat, every card that was ever in hand, with whether it was played. */
  readonly bySeat: () => Offered[][];
};

export const cardsOfBattle = (): BattleCards => {
  const inHand = [new Set<number>(), new Set<number>()];
  const played = [new Set<number>(), new Set<number>()];
  return {
    before: ({ keepers }, seat, move) => {
      keepers.forEach(({ hand }, keeper) => {
        for (const card of hand) inHand[keeper]?.add(card);
      });
      if (moveKind(move) === MOVE.play) played[seat]?.add(moveA(move));
    },
    bySeat: () =>
      inHand.map((cards, seat) =>
        [...cards].map((card) => ({
          thing: cardEntry(card).definition.id.toLowerCase(),
          taken: played[seat]?.has(card) === true,
          depth: 0,
        })),
      ),
  };
};
