import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { addressKey, networkOf } from '../settings/addresses.ts';

/**
 * Stands for the address of a request in the store: two can be compared, but none can be read. For IPv6 it is
 * the 48-bit network, as in all limits by address.
 */
export type PlaceOf = (request: Pick<FastifyRequest, 'ip'>) => string;

export const createPlaceOf =
  (secret: string): PlaceOf =>
  ({ ip }) => {
    const key = addressKey(ip);
    return createHmac('sha256', secret)
      .update(`place ${networkOf(key) ?? key}`)
      .digest('base64url')
      .slice(0, 22);
  };
