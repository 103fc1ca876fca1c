import * as v from 'valibot';

const base64Url = (most: number) =>
  v.pipe(v.string(), v.regex(/^[\w-]+={0,2}$/, 'base64url'), v.maxLength(most));

/** POST /api/notices/browsers: a browser's push subscription, in the form of its `toJSON`. */
export const pushBody = v.object({
  endpoint: v.string(),
  keys: v.object({ p256dh: base64Url(100), auth: base64Url(32) }),
});
export type PushBody = v.InferOutput<typeof pushBody>;

/** PUT /api/notices/webhook */
export const webhookBody = v.strictObject({ url: v.string() });
export type WebhookBody = v.InferOutput<typeof webhookBody>;

/**
 * GET /api/notices, and the answer to every change: how you are told about your turns. DELETE
 * /api/notices/channels/:id switches a browser or the webhook off.
 */
export type NoticesAnswer = {
  /** What a browser needs to subscribe. */
  readonly publicKey: string;
  readonly browsers: readonly {
    readonly id: string;
    readonly endpoint: string;
    readonly createdAt: number;
    /** Why it was switched off. */
    readonly offReason?: string;
  }[];
  /** The secret address of your feed. */
  readonly feed?: string;
  readonly webhook?: {
    readonly id: string;
    readonly url: string;
    /** Letters are signed with it: HMAC-SHA256 over the timestamp, a dot and the body. */
    readonly key: string;
    readonly offReason?: string;
  };
};

/** PUT /api/notices/feed makes a feed, or a new address for it, which ends the earlier one. */
export type FeedAnswer = { readonly feed: string };
