import type { LeaseStore } from '@three-spires/session';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isSqlite } from '../is-sqlite.ts';
import type { Database } from '../schema.ts';

/** Nodes that have been gone for this long and left nothing behind are deleted. */
const FORGET_MS = 3600 * 1000;

/** Milliseconds since 1970 by the database's clock: the nodes' clocks may differ. */
const nowOf = (db: Kysely<Database>): RawBuilder<number> =>
  isSqlite(db)
    ? sql<number>`cast((julianday('now') - 2440587.5) * 86400000 as integer)`
    : sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`;

export const leaseStore = (db: Kysely<Database>): LeaseStore => {
  const now = nowOf(db);
  return {
    async beat(node, forMs) {
      await db
        .insertInto('node')
        .values({ id: node, expires_at: sql<number>`${now} + ${sql.lit(forMs)}` })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet(({ ref }) => ({ expires_at: ref('excluded.expires_at') })),
        )
        .execute();
      await db
        .deleteFrom('node')
        .where(sql<boolean>`expires_at < ${now} - ${sql.lit(FORGET_MS)}`)
        .where('id', 'not in', (query) => query.selectFrom('lease').select('owner'))
        .execute();
    },

    async leave(node) {
      await db.updateTable('node').set({ expires_at: 0 }).where('id', '=', node).execute();
    },

    async claimLeases(node, names) {
      if (names.length === 0) return [];
      const rows = await db
        .insertInto('lease')
        // Always in the same order, so that two nodes never deadlock.
        .values(names.toSorted().map((name) => ({ name, owner: node, epoch: 1 })))
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({
              owner: node,
              epoch: sql<number>`case when lease.owner = ${node} then lease.epoch else lease.epoch + 1 end`,
            })
            .where(
              sql<boolean>`lease.owner = ${node} or not exists
                (select 1 from node where node.id = lease.owner and node.expires_at > ${now})`,
            ),
        )
        .returning('name')
        .execute();
      return rows.map(({ name }) => name);
    },

    async endLeases(node, names) {
      if (names.length === 0) return;
      await db.deleteFrom('lease').where('owner', '=', node).where('name', 'in', names).execute();
    },

    async orphanedLeases(limit) {
      const rows = await db
        .selectFrom('lease')
        .innerJoin('node', 'node.id', 'lease.owner')
        .select('lease.name')
        .where(sql<boolean>`node.expires_at <= ${now}`)
        .where('lease.name', 'not like', 'job:%')
        .orderBy('lease.name')
        .limit(limit)
        .execute();
      return rows.map(({ name }) => name);
    },
  };
};
