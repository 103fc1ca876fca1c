import { orBadInput } from '../common/bad-input.ts';
import { SessionError } from '../common/error.ts';
import type { Games, HostedGame } from '../given/games.ts';
import type { StoredTable } from '../given/store.ts';
import { QUEUE_CLOCKS, type QueueClock } from '../protocol/index.ts';
import { type LayingNeeds, layTable, newSeed } from './new-table.ts';

type Duelling = HostedGame & { readonly duel: NonNullable<unknown> };

/** The game, if people can be matched for duels in it. */
export const duelOf = (games: Games, id: string): Duelling => {
  const hosted = games.get(id);
  if (hosted?.duel === undefined || hosted.duel === null)
    throw new SessionError('missing', 'no-duels', `Nobody is matched for duels of "${id}" here.`, 'game');
  return { ...hosted, duel: hosted.duel };
};

/** Throws if a choice, such as a deck, cannot be played. */
export const checkChoice = ({ game, duel }: Duelling, choice: unknown): void => {
  orBadInput(() => game.chooseForSeat?.(game.readSetup(duel), 0, choice));
};

type Duellist = { readonly person: string; readonly choice: unknown };

/** A table for two matched people, with each one's choice. The store decides whether it is rated. */
export const layDuel = (
  needs: LayingNeeds,
  { game, duel }: Duelling,
  duellists: readonly [Duellist, Duellist],
  clock: QueueClock,
): StoredTable => {
  const setup = orBadInput(() =>
    duellists.reduce<unknown>(
      (chosen, { choice }, seat) => game.chooseForSeat?.(chosen, seat, choice) ?? chosen,
      game.readSetup(duel),
    ),
  );
  return layTable(needs, {
    game,
    setup,
    seed: newSeed(needs.chance),
    clock: QUEUE_CLOCKS[clock],
    seats: duellists.map(({ person }, seat) => ({ seat, person })),
  });
};
