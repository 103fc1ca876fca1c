import { createECDH, hkdfSync } from 'node:crypto';

/** The keys by which push services know this server, and whom their operators may write to. */
export type Vapid = { readonly publicKey: string; readonly privateKey: string; readonly subject: string };

const KEY_BYTES = 32;

/**
 * Keys that follow from the server's secret: nodes that share it have the same ones, and there is nothing more to keep.
 * Other keys make every subscription useless, as another secret makes every cookie.
 */
export const vapidKeysFrom = (secret: string): Pick<Vapid, 'publicKey' | 'privateKey'> => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, '', 'three-spires web push', KEY_BYTES)));
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') };
};
