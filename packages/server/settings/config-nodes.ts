import { ConfigError } from './config-error.ts';

/** What a node needs to know about the others. */
export type NodeSettings = {
  /** Its name in the log; random by default. */
  readonly nodeId?: string;
  readonly natsUrl?: string;
  /** Nodes that share a database share a NATS subject. */
  readonly natsSubject: string;
  /**
   * How long the server keeps working, and reports that it is not ready, after being told to stop. In
   * milliseconds.
   */
  readonly drainMs: number;
};

const NATS_ADDRESS = /^(nats|tls|wss?):\/\/[^\s,]+$/;
/** Enough for a proxy that asks every second to notice. */
const DRAIN_S = '2';

type Env = Readonly<Record<string, string | undefined>>;

export const readNodeSettings = (env: Env): NodeSettings => ({
  ...readNodeId(env.NODE_ID),
  ...readNatsUrl(env),
  natsSubject: readSubject(env.NATS_SUBJECT || 'three-spires'),
  // A single server has nowhere to send people to.
  drainMs: readDrain(env.DRAIN_S || (env.DATABASE_URL ? DRAIN_S : '0')),
});

const readNodeId = (text: string | undefined): Pick<NodeSettings, 'nodeId'> => {
  if (!text) return {};
  if (/^[\w.-]{1,32}$/.test(text)) return { nodeId: text };
  throw new ConfigError(`NODE_ID must be up to 32 letters, digits, dots and dashes, not "${text}".`);
};

const readNatsUrl = ({ NATS_URL: text, DATABASE_URL: database }: Env): Pick<NodeSettings, 'natsUrl'> => {
  if (!text) return {};
  if (!text.split(',').every((address) => NATS_ADDRESS.test(address)))
    throw new ConfigError(
      'NATS_URL must be addresses such as nats://localhost:4222, with commas between them.',
    );
  if (!database)
    throw new ConfigError(
      'NATS_URL is for several servers on one PostgreSQL database. Set DATABASE_URL too, or leave it out.',
    );
  return { natsUrl: text };
};

const readSubject = (text: string): string => {
  if (/^[\w-]+(\.[\w-]+)*$/.test(text) && text.length <= 100) return text;
  throw new ConfigError(
    `NATS_SUBJECT must be letters, digits and dashes, with dots between parts, not "${text}".`,
  );
};

const readDrain = (text: string): number => {
  if (!/^\d{1,3}$/.test(text))
    throw new ConfigError(`DRAIN_S must be a whole number of seconds from 0 to 999, not "${text}".`);
  return Number(text) * 1000;
};
