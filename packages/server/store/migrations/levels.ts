import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Names bots after how well they play, not after how they think. In Mystic Spires the random bot was offered
 * as the Novice; in a game without another bot, it stays what it is.
 */
export const levels: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`update seat set bot = 'adept' where bot = 'heuristic'`.execute(db);
    await sql`update seat set bot = 'master' where bot = 'search'`.execute(db);
    await sql`update seat set bot = 'novice' where bot = 'random'
      and game_id in (select id from game where kind = 'mystic-spires')`.execute(db);
  },
};
