import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

/** Invitations are in addresses, as `?invite=…` and as `/join/TABLE/INVITE`. */
const INVITE = /(\binvite=|\/join\/[^/\s]+\/)[\w%-]+/g;

const hideInvites = (text: string): string => text.replace(INVITE, '$1…');

/** The server's log. Requests appear by the route they matched, since their addresses may hold invitations. */
export const createLog = (level: string, stream: DestinationStream): Logger =>
  pino({ level, serializers: { req: shownRequest, res: shownReply, err: shownError } }, stream);

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

const shownError = (error: Error): object => {
  const { message, stack, ...more } = stdSerializers.err(error);
  return { ...more, message: hideInvites(message), stack: hideInvites(stack) };
};
