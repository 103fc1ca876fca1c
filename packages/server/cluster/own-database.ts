import pg from 'pg';
import { OperatorError } from '../settings/operator-error.ts';

export type OwnDatabase = { readonly url: string; drop(): Promise<void> };

const administer = async (server: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** Creates a new database that nothing else uses. */
export const createOwnDatabase = async (server: string, name: string): Promise<OwnDatabase> => {
  try {
    await administer(server, `create database ${name}`);
  } catch (error) {
    throw new OperatorError(
      `There is no PostgreSQL at ${server} where a database can be made (${(error as Error).message}). Name one with --database.`,
    );
  }
  const url = new URL(server);
  url.pathname = name;
  return { url: url.href, drop: () => administer(server, `drop database if exists ${name} with (force)`) };
};
