import { createHash, createHmac, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;

// A copy of the database alone gives no access: these derive from the server's secret, which it does not
// hold.

/** The secret part of a feed's address. */
export const feedToken = (secret: string, person: string, nonce: string): string =>
  createHmac('sha256', secret).update(`feed ${person} ${nonce}`).digest('base64url');

export const newNonce = (): string => randomBytes(NONCE_BYTES).toString('base64url');

export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The key that signs requests to a webhook. */
export const webhookKey = (secret: string, channel: string): string =>
  createHmac('sha256', secret).update(`webhook ${channel}`).digest('base64url');

/** Includes the time of sending, so that an old request cannot be replayed as a new one. */
export const signature = (key: string, timestamp: number, body: string): string =>
  `sha256=${createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex')}`;
