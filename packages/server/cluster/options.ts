import { parseArgs } from 'node:util';
import { OperatorError } from '../settings/operator-error.ts';

export type ClusterOptions = {
  readonly count: number;
  readonly port: number;
  /** An existing database. Without one, a new one is created, and dropped at the end. */
  readonly database: string | undefined;
  /** Where databases can be created. */
  readonly server: string;
  readonly nats: string;
};

const USAGE = 'Usage: npm run cluster -- [NODES] [--port PORT] [--database URL] [--nats URL]';
const MOST_NODES = 32;

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      strict: true,
      options: {
        port: { type: 'string', default: '4600' },
        database: { type: 'string' },
        nats: { type: 'string', default: 'nats://127.0.0.1:4222' },
      },
    });
  } catch (error) {
    throw new OperatorError(`${(error as Error).message.split('. ')[0]}. ${USAGE}`);
  }
};

const whole = (what: string, text: string, least: number, most: number): number => {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new OperatorError(`${what} must be a whole number from ${least} to ${most}, not "${text}". ${USAGE}`);
};

export const readClusterOptions = (args: readonly string[]): ClusterOptions => {
  const { values, positionals } = parse(args);
  if (positionals.length > 1) throw new OperatorError(`"${positionals[1]}" is not expected. ${USAGE}`);
  return {
    count: whole('The number of nodes', positionals[0] ?? '3', 1, MOST_NODES),
    port: whole('--port', values.port, 0, 65_535),
    database: values.database,
    server: 'postgres://postgres@127.0.0.1:5432/postgres',
    nats: values.nats,
  };
};
