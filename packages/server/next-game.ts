import { loserOf, matchPicture } from '@three-spires/table';
import { ApiError } from './api-error.ts';
import type { Host } from './host.ts';
import type { Games } from './loaded-table.ts';
import { layTable, newSeed } from './new-table.ts';
import type { Store, StoredTable } from './store.ts';
import { heldSeats } from './summary.ts';

type NextNeeds = { store: Store; host: Host; games: Games };

/** Opens the next game of a match with the same seats; whoever asks later gets the same one. */
export const openNext = async (
  { store, host, games }: NextNeeds,
  stored: StoredTable,
  person: string | undefined,
): Promise<Pick<StoredTable, 'id' | 'invite'>> => {
  if (heldSeats(stored, person).length === 0)
    throw new ApiError(403, 'not-seated', 'Only those who play a match go on with it.');
  const { match, outcome } = stored;
  if (match === undefined) throw new ApiError(409, 'no-match', 'This game is not part of a match.');
  if (outcome === undefined) throw new ApiError(409, 'still-played', 'This game is not over yet.');
  const { wins, result } = matchPicture(match, outcome);
  if (result !== undefined) throw new ApiError(409, 'match-over', 'This match is over.');
  const number = match.number + 1;
  const known = await store.gameOfMatch(match.id, number);
  if (known !== undefined) return known;
  const next = { ...layNext(games, stored), match: { ...match, number, wins } };
  if (!(await store.addTable(next))) return (await store.gameOfMatch(match.id, number)) ?? next;
  await host.goOn(stored.id, next.id);
  return next;
};

const layNext = (games: Games, stored: StoredTable): StoredTable => {
  const { outcome, seats, setup, practice } = stored;
  const game = games.get(stored.game);
  if (game?.nextInMatch === undefined || outcome === undefined)
    throw new ApiError(409, 'no-match', 'This game is not played for a match here.');
  return {
    ...layTable({
      ...{ game, seats, seed: newSeed(), clock: stored.clock?.settings },
      setup: game.nextInMatch(setup, loserOf(outcome, seats.length)),
    }),
    practice,
  };
};
