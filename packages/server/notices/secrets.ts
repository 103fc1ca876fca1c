import { createHash, createHmac, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;

// A copy of the database alone is no way in: these follow from the server's secret, which it does not hold.

/** The secret part of the address of a feed. */
export const feedToken = (secret: string, person: string, nonce: string): string =>
  createHmac('sha256', secret).update(`feed ${person} ${nonce}`).digest('base64url');

export const newNonce = (): string => randomBytes(NONCE_BYTES).toString('base64url');

export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The key with which letters to a webhook are signed. */
export const webhookKey = (secret: string, channel: string): string =>
  createHmac('sha256', secret).update(`webhook ${channel}`).digest('base64url');

/** Over the time of sending too, so that an old letter cannot be sent again as a new one. */
export const signature = (key: string, timestamp: number, body: string): string =>
  `sha256=${createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex')}`;
