import { setImmediate } from 'node:timers/promises';
import { FORMER_PLAYER, type IdentityStore } from '@three-spires/session/stores';
import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import { forgetFinding } from './blocks.ts';
import { forgetNotices } from './notices.ts';
import { forgetPrograms } from './programs.ts';

type ErasureStore = Pick<IdentityStore, 'erasePerson'>;

/** Tables whose rows belong to one person alone: they are deleted with the person. */
const OWN_TABLES = ['passkey', 'deck', 'campaign_entry', 'campaign'] as const;

/** How many games a name is replaced in per transaction. */
const BATCH = 100;

const REMOVED_LINE = JSON.stringify({ text: '(removed)' });

export const erasureStore = (db: Kysely<Database>): ErasureStore => ({
  async erasePerson(person) {
    const known = await db.selectFrom('person').select('name').where('id', '=', person).executeTakeFirst();
    if (known === undefined) return;
    // The steps that can be repeated after a crash come first; the person is gone only after the last one.
    await eraseNames(db, person, known.name);
    await db.transaction().execute(async (transaction) => {
      await transaction
        .deleteFrom('challenge')
        .where('device_id', 'in', (query) =>
          query.selectFrom('device').select('id').where('person_id', '=', person),
        )
        .execute();
      await transaction.deleteFrom('device').where('person_id', '=', person).execute();
      await forgetNotices(transaction, person);
      await forgetFinding(transaction, person);
      await forgetPrograms(transaction, person);
      for (const table of OWN_TABLES)
        await transaction.deleteFrom(table).where('person_id', '=', person).execute();
      // The lines keep their numbers, because screens use them to know what they have received.
      await transaction
        .updateTable('chat_line')
        .set({ said: REMOVED_LINE })
        .where('person_id', '=', person)
        .execute();
      await transaction
        .updateTable('seat')
        .set({ person_id: null })
        .where('person_id', '=', person)
        .where('game_id', 'in', (query) => query.selectFrom('game').select('id').where('outcome', 'is', null))
        .execute();
      await transaction
        .updateTable('person')
        .set({ name: FORMER_PLAYER, avatar: '', owner_id: null, owner_shown: 0 })
        .where('id', '=', person)
        .execute();
    });
  },
});

/** Results hold the names of all players, also in the rows of other people. */
const eraseNames = async (db: Kysely<Database>, person: string, name: string): Promise<void> => {
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom('result')
      .select('game_id')
      .where('person_id', '=', person)
      .where('game_id', '>', after)
      .orderBy('game_id')
      .limit(BATCH)
      .execute();
    const games = rows.map(({ game_id }) => game_id);
    if (games.length > 0) await eraseNamesIn(db, games, person, name);
    const last = games.at(-1);
    if (last === undefined || games.length < BATCH) return;
    after = last;
    await setImmediate();
  }
};

const eraseNamesIn = async (
  db: Kysely<Database>,
  games: readonly string[],
  person: string,
  name: string,
): Promise<void> => {
  const seats = await db
    .selectFrom('seat')
    .select(['game_id', 'seat'])
    .where('person_id', '=', person)
    .where('game_id', 'in', games)
    .execute();
  const isSeat = new Set(seats.map(({ game_id, seat }) => `${game_id} ${seat}`));
  const isStored = new Set(seats.map(({ game_id }) => game_id));
  await db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('result')
      .select(['person_id', 'game_id', 'names'])
      .where('game_id', 'in', games)
      .execute();
    for (const { person_id, game_id, names } of rows) {
      const before: readonly string[] = JSON.parse(names);
      // The seats of a deleted table are no longer known, but the name is.
      const isOwn = (each: string, at: number): boolean =>
        isStored.has(game_id) ? isSeat.has(`${game_id} ${at}`) : each === name;
      const after = before.map((each, at) => (isOwn(each, at) ? FORMER_PLAYER : each));
      await transaction
        .updateTable('result')
        .set({ names: JSON.stringify(after) })
        .where('person_id', '=', person_id)
        .where('game_id', '=', game_id)
        .execute();
    }
  });
};
