import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Whether a request carries `Authorization: Bearer TOKEN`. Constant-time: its duration reveals nothing about
 * the token.
 */
export const hasToken = ({ headers }: Pick<FastifyRequest, 'headers'>, token: string): boolean => {
  const [, sent = ''] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return timingSafeEqual(digest(sent), digest(token));
};
