import type { StoredChannel } from '@three-spires/session/stores';
import type { TurnMessage } from './message.ts';
import { signature, webhookKey } from './secrets.ts';
import type { Letter } from './send.ts';
import type { Vapid } from './vapid.ts';

/** How long a push service keeps a notice for an offline browser: half a day. */
const TTL_S = 12 * 3600;
const SECOND_MS = 1_000;

/** A push notice, encrypted for the browser and signed by this server. */
export const pushLetter = async (
  channel: StoredChannel,
  message: TurnMessage,
  vapid: Vapid,
): Promise<Letter> => {
  const { keys, endpoint } = channel;
  if (keys === undefined) throw new Error('the browser has given no keys');
  // Loaded on demand: it is large, and needed only if a browser wants notices.
  const { default: webPush } = await import('web-push');
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { ...keys } },
    JSON.stringify(message),
    { vapidDetails: { ...vapid }, TTL: TTL_S, urgency: 'normal', contentEncoding: 'aes128gcm' },
  );
  return { url: endpoint, headers: headers as Letter['headers'], body: body ?? '' };
};

/** A notice as JSON, signed with the key that the person was shown. */
export const webhookLetter = (
  { id, endpoint }: StoredChannel,
  message: TurnMessage,
  { secret, now }: { readonly secret: string; readonly now: number },
): Letter => {
  const body = JSON.stringify(message);
  const timestamp = Math.floor(now / SECOND_MS);
  return {
    url: endpoint,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'three-spires',
      'x-three-spires-id': message.id,
      'x-three-spires-timestamp': timestamp,
      'x-three-spires-signature': signature(webhookKey(secret, id), timestamp, body),
    },
    body,
  };
};
