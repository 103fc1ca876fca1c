/** Which games an arena plays. */
import { pairsOf } from '@three-spires/what-if';
import { pairedDuel } from '../battles/paired-duel.ts';
import type { BotSpec } from '../programs/own-spec.ts';
import type { ArenaGame } from './arena-game.ts';
import type { Contest } from './contests.ts';

export type Arena = {
  readonly contest: Contest;
  readonly mode: string | undefined;
  readonly bots: readonly BotSpec[];
  /** For each pair of bots in duels, for each bot in parties. */
  readonly games: number;
  readonly players: number;
  readonly seed: string;
  readonly milliseconds: number;
  readonly gameMilliseconds: number;
  readonly isKept: boolean;
};

/** A game, the number of its seed, and its bots by their places in the arena. */
export type Scheduled = {
  readonly arena: ArenaGame;
  readonly number: number;
  readonly places: readonly number[];
};

const gameOf = (arena: Arena, number: number, places: readonly number[]): Scheduled => {
  const { contest, mode, bots, players, seed, milliseconds, gameMilliseconds, isKept } = arena;
  return {
    number,
    places,
    arena: {
      game: contest.game.id,
      mode,
      setup: contest.setupOf(number, players),
      seed: `${seed} ${number}`,
      bots: places.map((place) => bots[place] as BotSpec),
      milliseconds,
      gameMilliseconds,
      isKept,
    },
  };
};

/** In duels every two bots meet, each game twice with the seats swapped; in parties every bot plays every seed. */
export const scheduleOf = (arena: Arena): Scheduled[] => {
  const { contest, bots, games } = arena;
  const numbers = Array.from({ length: games }, (_, number) => number);
  if (contest.game.rivals !== true)
    return numbers.flatMap((number) => bots.map((_, place) => gameOf(arena, number, [place])));
  return pairsOf(bots.length).flatMap(({ one, other }) =>
    numbers.map((game) => {
      const { pair, seatOfOne } = pairedDuel(game, ['']);
      return gameOf(arena, pair, seatOfOne === 0 ? [one, other] : [other, one]);
    }),
  );
};
