import type { AnalysisStore } from '@three-spires/session';
import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

export const analysisStore = (db: Kysely<Database>): AnalysisStore => ({
  async analysisOf(table) {
    const row = await db
      .selectFrom('analysis')
      .select('data')
      .where('game_id', '=', table)
      .executeTakeFirst();
    return row && JSON.parse(row.data);
  },

  async saveAnalysis(table, analysis, at) {
    await db
      .insertInto('analysis')
      .values({ game_id: table, at, data: JSON.stringify(analysis) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
});
