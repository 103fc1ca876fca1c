import type { Outcome } from '@three-spires/kernel';
import { defined } from '@three-spires/kernel';
import { isOpenSeat, loserOf, type Match, matchPicture } from '@three-spires/table';
import { SessionError } from '../common/error.ts';
import type { Games } from '../given/games.ts';
import type { TableStore } from '../given/ports.ts';
import type { StoredTable } from '../given/store.ts';
import type { Host } from '../hosting/host.ts';
import { rematchOf } from '../hosting/loaded-table.ts';
import { heldSeats } from '../seating/held-seats.ts';
import { type LayingNeeds, layTable, newSeed } from './new-table.ts';

type NextNeeds = LayingNeeds & {
  store: TableStore;
  host: Host;
  games: Games;
  /** Throws when the person may not open another table. */
  mayOpen: () => Promise<void>;
};
type Opened = Pick<StoredTable, 'id' | 'invite'>;

/** Opens the next game of a match with the same seats. Idempotent: later requests return the same game. */
export const openNext = async (
  needs: NextNeeds,
  stored: StoredTable,
  person: string | undefined,
): Promise<Opened> => {
  requireSeat(stored, person);
  const { match } = stored;
  if (match === undefined)
    throw new SessionError('conflict', 'no-match', 'This game is not part of a match.');
  const outcome = outcomeOf(stored);
  const { wins, result } = matchPicture(match, outcome);
  if (result !== undefined) throw new SessionError('conflict', 'match-over', 'This match is over.');
  return openOnce(needs, stored, outcome, { ...match, number: match.number + 1, wins });
};

/**
 * Opens a rematch for the same people: a game, or a whole match. Idempotent: later requests return the same
 * one.
 */
export const openRematch = async (
  needs: NextNeeds,
  stored: StoredTable,
  person: string | undefined,
): Promise<Opened> => {
  requireSeat(stored, person);
  const { id, match, seats } = stored;
  const outcome = outcomeOf(stored);
  if (match !== undefined && matchPicture(match, outcome).result === undefined)
    throw new SessionError('conflict', 'match-goes-on', 'This match goes on with its next game.');
  const again = { id: rematchOf(id), best: match?.best ?? 1, number: 1, wins: seats.map(() => 0) };
  // The rematch has a new seed, so a seed chosen for the last game does not matter.
  const practice = stored.practice.filter((reason) => reason !== 'seed');
  return openOnce(needs, { ...stored, practice }, outcome, again);
};

const requireSeat = (stored: StoredTable, person: string | undefined): void => {
  if (heldSeats(stored, person).length === 0)
    throw new SessionError('forbidden', 'not-seated', 'Only those who play here go on from here.');
};

const outcomeOf = ({ outcome }: StoredTable): Outcome => {
  if (outcome === undefined) throw new SessionError('conflict', 'still-played', 'This game is not over yet.');
  return outcome;
};

const openOnce = async (
  needs: NextNeeds,
  stored: StoredTable,
  outcome: Outcome,
  match: Match,
): Promise<Opened> => {
  const { store, host, mayOpen } = needs;
  const known = await store.gameOfMatch(match.id, match.number);
  if (known !== undefined) return known;
  const next = { ...layNext(needs, stored, outcome), match };
  await mayOpen();
  if (!(await store.addTable(next))) return (await store.gameOfMatch(match.id, match.number)) ?? next;
  await host.goOn(stored.id, next.id);
  return next;
};

const layNext = (needs: NextNeeds, stored: StoredTable, outcome: Outcome): StoredTable => {
  const { seats, setup, practice, hints, rated, unrated, playersOnly } = stored;
  const game = needs.games.get(stored.game)?.game;
  if (game?.nextInMatch === undefined)
    throw new SessionError('conflict', 'no-match', 'This game is not played for a match here.');
  return {
    ...layTable(needs, {
      game,
      // An open seat stays kept for those who held it. In an imported game it names someone of another world.
      seats: seats.map((each) => {
        const { seat, held } = each;
        return isOpenSeat(each) ? { seat, ...defined({ held }) } : each;
      }),
      seed: newSeed(needs.chance),
      clock: stored.clock?.settings,
      setup: game.nextInMatch(setup, loserOf(outcome, seats.length)),
    }),
    practice,
    ...defined({ hints }),
    // The server has not matched them for this game.
    ...(rated === undefined && unrated === undefined ? {} : { unrated: 'rematch' as const }),
    ...defined({ playersOnly }),
  };
};
