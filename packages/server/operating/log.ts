import { defined } from '@three-spires/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';

/** Invitations occur in addresses, as `?invite=…` and as `/join/TABLE/INVITE`, and in bodies. */
const INVITE = /(\binvite=|\/join\/[^/\s"]+\/|"invite":")[\w%-]+/g;
const TOKEN = /(\bBearer )[\x21\x23-\x7e]+/gi;

type LogOptions = {
  /** The name of this process; every line has it. */
  readonly node?: string;
  /** Called with each line that is written. */
  readonly onLine?: (line: string) => void;
};

/**
 * The server's log. It names requests by the route they matched, since their addresses may contain
 * invitations. Lines about a request carry its id, and lines about a table the table's id.
 */
export const createLog = (level: string, stream: DestinationStream, options: LogOptions = {}): Logger => {
  const { node, onLine } = options;
  return pino(
    {
      level,
      base: { pid: process.pid, ...defined({ node }) },
      serializers: { req: shownRequest, res: shownReply },
      hooks: {
        streamWrite: (line) => {
          const shown = line.replace(INVITE, '$1…').replace(TOKEN, '$1…');
          onLine?.(shown);
          return shown;
        },
      },
    },
    stream,
  );
};

const shownRequest = (request: FastifyRequest): object => {
  const { table } = (request.params ?? {}) as { table?: unknown };
  return {
    method: request.method,
    route: request.routeOptions?.url ?? 'none',
    ...(typeof table === 'string' ? { table } : {}),
    remoteAddress: request.ip,
  };
};

const shownReply = ({ statusCode }: FastifyReply): object => ({ statusCode });
