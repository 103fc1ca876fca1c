/** Personal data: passkeys, browsers, and the export of everything. */
import * as v from 'valibot';

const base64url = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(3_000),
  v.regex(/^[\w-]+$/, 'must be base64url'),
);

/** Only the fields that are used are parsed; browsers add others. */
const credential = { id: base64url, rawId: base64url, type: v.literal('public-key') };

/** POST /api/me/passkeys: the browser's response to the options of POST /api/me/passkeys/options. */
export const addPasskeyBody = v.strictObject({
  response: v.object({
    ...credential,
    response: v.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(32))), v.maxLength(8))),
    }),
  }),
});

/** POST /api/sign-in: the browser's response to the options of POST /api/sign-in/options. */
export const signInBody = v.strictObject({
  response: v.object({
    ...credential,
    response: v.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: v.optional(base64url),
    }),
  }),
});

/** DELETE /api/me/passkeys/:id and DELETE /api/me/devices/:id */
export const ownIdParams = v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(1_400)) });

/** DELETE /api/me: requires the person's own name, so that nobody deletes an account by accident. */
export const deleteMeBody = v.strictObject({ name: v.pipe(v.string(), v.maxLength(200)) });

export type AccountPasskey = {
  readonly id: string;
  /** Where it was made, as "Chrome on Linux". */
  readonly name: string;
  /** Its maker copies it to other devices of the person. */
  readonly backedUp: boolean;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly usedAt?: number;
};

export type AccountDevice = {
  readonly id: string;
  /** As "Chrome on Linux"; empty where it is not known. */
  readonly name: string;
  readonly createdAt: number;
  /** The last visit, to the day. */
  readonly seenAt: number;
  /** The browser that asks. */
  readonly here: boolean;
};

/** Counts of what a person has. */
export type AccountHoldings = {
  readonly running: number;
  readonly decks: number;
  readonly campaigns: number;
  readonly results: number;
};

/** GET /api/me/account, and the answer to everything that changes it. */
export type Account = {
  readonly id: string;
  readonly name: string;
  readonly avatar?: string;
  /** The portraits one can choose from. */
  readonly avatars: readonly string[];
  readonly passkeys: readonly AccountPasskey[];
  readonly devices: readonly AccountDevice[];
  /** What one would leave behind. */
  readonly holds: AccountHoldings;
  /** The guest who plays in this browser again after signing out. */
  readonly guest?: {
    readonly name: string;
    /** What POST /api/me/guest would bring along. */
    readonly brings: AccountHoldings;
    /** How many tables would stay with the guest. */
    readonly stays: number;
  };
};
