/** Games between two starter decks, with Adepts. */
import { deckSeed, seatingOf } from '@three-spires/what-if';
import { playBattle } from './bot-battle.ts';

export type Batch = {
  readonly one: number;
  readonly other: number;
  /** Names of the two starter decks. */
  readonly names: readonly [string, string];
  readonly from: number;
  readonly games: number;
  readonly seed: string;
};

/** The result of some games between two decks. */
export type Result = {
  games: number;
  drawn: number;
  turns: number;
  longest: number;
  firstWon: number;
  /** Games won by the first and the second deck, by reason. */
  won: [Record<string, number>, Record<string, number>];
};

export const newResult = (): Result => ({
  games: 0,
  drawn: 0,
  turns: 0,
  longest: 0,
  firstWon: 0,
  won: [{}, {}],
});

export const playBatch = async ({ one, other, names, from, games, seed }: Batch): Promise<Result> => {
  const result = newResult();
  for (let game = from; game < from + games; game++) {
    const seating = seatingOf(game);
    const { seatOfOne, first } = seating;
    const { winner, reason, turns } = await playBattle({
      decks: seatOfOne === 0 ? [names[0], names[1]] : [names[1], names[0]],
      levels: ['adept', 'adept'],
      first: first === 0 ? 0 : 1,
      seed: deckSeed(seed, { one, other }, seating),
      milliseconds: 0,
    });
    result.games++;
    result.turns += turns;
    result.longest = Math.max(result.longest, turns);
    if (winner === first) result.firstWon++;
    if (winner < 0) result.drawn++;
    else {
      const won = result.won[winner === seatOfOne ? 0 : 1];
      won[reason] = (won[reason] ?? 0) + 1;
    }
  }
  return result;
};
