import { fingerprint } from '@three-spires/kernel';
import type { GameVersions, ReadAt } from '@three-spires/session';
import type { StoredBase } from '@three-spires/table';
import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import { RELEASE } from '../../settings/release.ts';
import type { Database } from '../schema.ts';
import type { Store } from '../store.ts';
import { parsedState } from './log.ts';

type VersionStore = Pick<
  Store,
  | 'baseOf'
  | 'keepState'
  | 'moveToVersions'
  | 'closeTable'
  | 'archiveOf'
  | 'saveArchive'
  | 'tablesToUpdate'
  | 'tablesToArchive'
>;

/** What tables need to survive an update: bases, last states, versions and archives. */
export const versionStore = (db: Kysely<Database>): VersionStore => ({
  async baseOf(table) {
    const row = await db
      .selectFrom('base')
      .selectAll()
      .where('game_id', '=', table)
      .orderBy('seq', 'desc')
      .orderBy('at', 'desc')
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { seq, at, hash, state_version: stateVersion, outline, damaged } = row;
    const state = parsedState(row.state);
    // Without its base a game cannot be replayed, so damaged data must not pass for a state.
    return {
      seq,
      at,
      stateVersion,
      outline,
      state: fingerprint(state) === hash ? state : undefined,
      ...(damaged === 1 ? { isDamaged: true } : {}),
    };
  },

  async keepState(table, { seq, state, hash, stateVersion, outline }) {
    const row = { game_id: table, seq, hash, outline, state: JSON.stringify(state) };
    await db.transaction().execute(async (transaction) => {
      await transaction
        .deleteFrom('snapshot')
        .where('game_id', '=', table)
        .where('passing', '=', 1)
        // Another node may have stored a newer one.
        .where('seq', '<', seq)
        .execute();
      await transaction
        .insertInto('snapshot')
        .values({ ...row, state_version: stateVersion, passing: 1 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
  },

  async moveToVersions(table, from, to, { base, standing }) {
    return await db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('game')
        .set({
          closed: null,
          rules_version: to.rulesVersion,
          content_hash: to.contentHash,
          state_version: to.stateVersion,
          release: RELEASE,
          deciding: standing.deciding,
          about: JSON.stringify(standing.about),
        })
        .where(isUnchanged(table, from))
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return false;
      if (base !== undefined) await insertBase(transaction, table, base);
      return true;
    });
  },

  async closeTable(table, from, closed) {
    const { numUpdatedRows } = await db
      .updateTable('game')
      .set({ closed: JSON.stringify({ ...closed, release: RELEASE }) })
      .where(isUnchanged(table, from))
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  async archiveOf(table) {
    const row = await db
      .selectFrom('archive')
      .select(['rules_version as rulesVersion', 'content_hash as contentHash', 'data'])
      .where('game_id', '=', table)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { data, ...versions } = row;
    return data === null ? versions : { ...versions, data: new Uint8Array(data) };
  },

  async saveArchive(table, { rulesVersion, contentHash, stateVersion, data, at }) {
    const row = {
      at,
      rules_version: rulesVersion,
      content_hash: contentHash,
      state_version: stateVersion,
      release: RELEASE,
      data: data === undefined ? null : Buffer.from(data),
    };
    await db
      .insertInto('archive')
      .values({ game_id: table, ...row })
      // An existing archive stays: the game is over, and later rules could only show it less well.
      .onConflict((conflict) => conflict.column('game_id').doUpdateSet(row).where('archive.data', 'is', null))
      .execute();
  },

  async tablesToUpdate(today, after, limit) {
    const rows = await db
      .selectFrom('game')
      .select('id')
      .where('outcome', 'is', null)
      .where('closed', 'is', null)
      .where('id', '>', after)
      .where((eb) => eb.not(eb.or(today.map((versions) => hasVersions(eb, versions)))))
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },

  async tablesToArchive(today, after, limit) {
    const rows = await db
      .selectFrom('game')
      .select('game.id')
      .leftJoin('archive', 'archive.game_id', 'game.id')
      .where('outcome', 'is not', null)
      .where('game.id', '>', after)
      .where('archive.data', 'is', null)
      .where((eb) =>
        eb.or([
          eb('archive.game_id', 'is', null),
          eb.not(eb.or(today.map((versions) => isTried(eb, versions)))),
        ]),
      )
      .orderBy('game.id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },
});

const isUnchanged =
  (table: string, { rulesVersion, contentHash, lastSeq }: ReadAt) =>
  (eb: ExpressionBuilder<Database, 'game'>) =>
    eb.and([
      eb('id', '=', table),
      eb('rules_version', '=', rulesVersion),
      eb('content_hash', '=', contentHash),
      eb('last_seq', '=', lastSeq),
    ]);

const hasVersions = (
  eb: ExpressionBuilder<Database, 'game'>,
  { game, rulesVersion, contentHash }: GameVersions,
) =>
  eb.and([
    eb('kind', '=', game),
    eb('rules_version', '=', rulesVersion),
    eb('content_hash', '=', contentHash),
  ]);

/** Whether today's rules have already tried to archive the game. */
const isTried = (
  eb: ExpressionBuilder<Database, 'game' | 'archive'>,
  { game, rulesVersion, contentHash }: GameVersions,
) =>
  eb.and([
    eb('game.kind', '=', game),
    eb('archive.rules_version', '=', rulesVersion),
    eb('archive.content_hash', '=', contentHash),
  ]);

export const insertBase = async (
  transaction: Transaction<Database>,
  table: string,
  { seq, at, state, stateVersion, outline, isDamaged }: StoredBase,
): Promise<void> => {
  const row = {
    at,
    state: JSON.stringify(state),
    hash: fingerprint(state),
    state_version: stateVersion,
    outline,
    damaged: isDamaged ? 1 : 0,
  };
  await transaction
    .insertInto('base')
    .values({ game_id: table, seq, ...row })
    .onConflict((conflict) => conflict.columns(['game_id', 'seq']).doUpdateSet(row))
    .execute();
};
