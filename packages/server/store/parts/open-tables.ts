import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import type { Store } from '../store.ts';
import { isBlockedPair } from './blocks.ts';
import { storedTables } from './tables.ts';

type OpenTableStore = Pick<Store, 'changeSettings' | 'seenAtListed' | 'openTables'>;

/** Ids per statement. */
const BATCH = 500;

export const openTableStore = (db: Kysely<Database>): OpenTableStore => ({
  async changeSettings(table, { listed, playersOnly }, at) {
    if (listed === undefined && playersOnly === undefined) return;
    await db
      .updateTable('game')
      .set({
        ...(listed === undefined ? {} : { listed_at: listed ? at : null }),
        ...(playersOnly === undefined ? {} : { players_only: playersOnly ? 1 : 0 }),
      })
      .where('id', '=', table)
      .execute();
  },

  async seenAtListed(tables, at) {
    for (let from = 0; from < tables.length; from += BATCH)
      await db
        .updateTable('game')
        .set({ listed_at: at })
        .where('id', 'in', tables.slice(from, from + BATCH))
        // A table that was unlisted in the meantime stays unlisted.
        .where('listed_at', 'is not', null)
        .execute();
  },

  async openTables(viewer, { game, seenAfter }, limit) {
    let query = db
      .selectFrom('game')
      .selectAll('game')
      .where('listed_at', '>', seenAfter)
      .where('outcome', 'is', null)
      .where('closed', 'is', null)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('seat')
            .select('seat.seat')
            .whereRef('seat.game_id', '=', 'game.id')
            .where('seat.person_id', 'is', null)
            .where('seat.bot', 'is', null),
        ),
      );
    if (game !== undefined) query = query.where('kind', '=', game);
    if (viewer !== undefined)
      query = query.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('seat')
              .innerJoin('block', (join) => join.on(isBlockedPair('seat.person_id', viewer)))
              .select('seat.seat')
              .whereRef('seat.game_id', '=', 'game.id'),
          ),
        ),
      );
    const rows = await query.orderBy('created_at', 'desc').orderBy('game.id').limit(limit).execute();
    return await storedTables(db, rows);
  },
});
