import { hasSeat } from '@three-spires/kernel';
import { type Games, heldSeats, type StoredTable } from '@three-spires/session';
import { othersAt } from './turn.ts';

/**
 * What a notice says about a turn. It contains nothing of the game itself, because it passes through third
 * parties.
 */
export type TurnMessage = {
  /** The same for a notice that arrives twice. */
  readonly id: string;
  readonly event: 'turn';
  readonly game: string;
  readonly title: string;
  readonly text: string;
  readonly table: string;
  readonly players: readonly string[];
  readonly url: string;
  /** When the time for the move runs out, in a slow game. */
  readonly dueAt?: string;
};

export const turnMessage = (
  games: Games,
  table: StoredTable,
  { id, person, origin }: { readonly id: string; readonly person: string; readonly origin: string },
): TurnMessage => {
  const name = games.get(table.game)?.game.name ?? table.game;
  const players = othersAt(table, person);
  const dueAt = dueOf(table, person);
  return {
    id,
    event: 'turn',
    game: table.game,
    table: table.id,
    players,
    title: `It is your turn: ${name}`,
    text: `You play with ${new Intl.ListFormat('en').format(players)}.`,
    url: new URL(`/table/${encodeURIComponent(table.id)}`, origin).href,
    ...(dueAt === undefined ? {} : { dueAt: new Date(dueAt).toISOString() }),
  };
};

/** When the first of a person's deciding seats runs out of time, in a slow game. */
const dueOf = (table: StoredTable, person: string): number | undefined => {
  const { clock, deciding } = table;
  if (clock?.settings.perMove !== true) return undefined;
  const left = heldSeats(table, person)
    .filter((seat) => hasSeat(deciding, seat))
    .map((seat) => clock.left[seat] ?? Number.POSITIVE_INFINITY);
  const least = Math.min(...left);
  return Number.isFinite(least) ? clock.at + least : undefined;
};
