import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';

/** Invitations are in addresses, as `?invite=…` and as `/join/TABLE/INVITE`, and in bodies. */
const INVITE = /(\binvite=|\/join\/[^/\s"]+\/|"invite":")[\w%-]+/g;

/** The server's log. Requests appear by the route they matched, since their addresses may hold invitations. */
export const createLog = (level: string, stream: DestinationStream): Logger =>
  pino(
    {
      level,
      serializers: { req: shownRequest, res: shownReply },
      hooks: { streamWrite: (line) => line.replace(INVITE, '$1…') },
    },
    stream,
  );

const shownRequest = (request: FastifyRequest): object => {
  const { id: table } = (request.params ?? {}) as { id?: unknown };
  return {
    method: request.method,
    route: request.routeOptions?.url ?? 'none',
    ...(typeof table === 'string' ? { table } : {}),
    remoteAddress: request.ip,
  };
};

const shownReply = ({ statusCode }: FastifyReply): object => ({ statusCode });
