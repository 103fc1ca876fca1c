import * as v from 'valibot';

/**
 * What a call costs the host of the tables.
 *
 * - `read` changes nothing.
 * - `write` adds to the store, so it waits while its person owes for bytes.
 * - `remove` only takes away.
 * - `table` may open a table, and counts against how many a person and an address may open.
 * - `think` lets a bot search, or plays a game again.
 */
export const COSTS = ['read', 'write', 'remove', 'table', 'think'] as const;
export type Cost = (typeof COSTS)[number];

/** Names the type of an answer in this folder's parent; the type itself is for the compiler only. */
export type Answered<Answer> = { readonly name: string; readonly type?: Answer };
export const answers = <Answer>(name: string): Answered<Answer> => ({ name });

/** `POST /api/tables/{table}/seats`; a name in braces is a field of the input. */
type Route = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** One request of the product, independent of transport. */
export type Call<Schema extends v.GenericSchema = v.GenericSchema, Answer = unknown> = {
  /** The HTTP route. Fields not in the path come from the query of a GET, or from the body. */
  readonly route: Route;
  /** What it does, in one sentence. */
  readonly says: string;
  readonly input: Schema;
  readonly answer: Answered<Answer>;
  readonly cost: Cost;
  /** Its input holds a file, which may be larger than other input. */
  readonly size?: 'file';
  /** The HTTP status of a success, if not 200. */
  readonly status?: 201;
  /** Error codes beyond those that any call can return. */
  readonly errors?: readonly string[];
};

export const call = <Schema extends v.GenericSchema, Answer>(
  description: Call<Schema, Answer>,
): Call<Schema, Answer> => description;

export const NO_INPUT = v.strictObject({});

/** A name in a path. The handler checks whether it exists. */
const word = v.pipe(v.string(), v.maxLength(200));
/** The field that names a table. */
export const AT_TABLE = { table: word };
/** The field that names a game. */
export const OF_GAME = { game: word };
