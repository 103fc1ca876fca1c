import { createECDH, hkdfSync } from 'node:crypto';

/** The keys by which push services recognise this server, and the contact for their operators. */
export type Vapid = { readonly publicKey: string; readonly privateKey: string; readonly subject: string };

const KEY_BYTES = 32;

/**
 * Keys derived from the server's secret: nodes with the same secret have the same keys, and there is nothing
 * more to store. A change of keys invalidates every subscription, as a change of secret does every cookie.
 */
export const vapidKeysFrom = (secret: string): Pick<Vapid, 'publicKey' | 'privateKey'> => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, '', 'three-spires web push', KEY_BYTES)));
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') };
};
