import type { StoredAnswer } from '@three-spires/session';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import type { Store } from '../store.ts';

type AnswerStore = Pick<Store, 'saveRequest' | 'saveAnswer' | 'answerOf'>;

/** The number of answers kept per person at a table. Clients resend a command at once, or never. */
const KEPT = 100;

export const answerStore = (db: Kysely<Database>): AnswerStore => ({
  async saveRequest(table, seq, { before, after, answer }) {
    return await db
      .transaction()
      .execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('game')
          .set({ request_seq: seq, request: after === undefined ? null : JSON.stringify(after) })
          .where('id', '=', table)
          .where('last_seq', '=', seq)
          .where(({ eb, and, or }) =>
            before === undefined
              ? or([eb('request', 'is', null), eb('request_seq', 'is', null), eb('request_seq', '<>', seq)])
              : and([eb('request_seq', '=', seq), eb('request', '=', JSON.stringify(before))]),
          )
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) return false;
        // The new state of the request must not be stored without its answer.
        if (answer !== undefined && !(await insertAnswer(transaction, table, answer))) throw ANSWERED;
        return true;
      })
      .catch((error: unknown) => {
        if (error === ANSWERED) return false;
        throw error;
      });
  },

  saveAnswer: (table, answer) =>
    db.transaction().execute((transaction) => insertAnswer(transaction, table, answer)),

  async answerOf(table, command) {
    const row = await db
      .selectFrom('answer')
      .select(['command', 'person_id as person', 'seq', 'refusal', 'at'])
      .where('game_id', '=', table)
      .where('command', '=', command)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { refusal, at, ...rest } = row;
    return { ...rest, at: Number(at), ...(refusal === null ? {} : { refusal: JSON.parse(refusal) }) };
  },
});

/** Rolls back a command that was answered in the meantime. */
const ANSWERED = new Error('this command was answered meanwhile');

const insertAnswer = async (
  transaction: Transaction<Database>,
  table: string,
  { command, person, seq, refusal, at }: StoredAnswer,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('answer')
    .values({
      game_id: table,
      command,
      person_id: person,
      seq,
      at,
      refusal: refusal === undefined ? null : JSON.stringify(refusal),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await sql`delete from answer where game_id = ${table} and person_id = ${person} and at <
    (select at from answer where game_id = ${table} and person_id = ${person}
      order by at desc limit 1 offset ${KEPT - 1})`.execute(transaction);
  return true;
};
