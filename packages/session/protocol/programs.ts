/** Access tokens and bot accounts. */
import * as v from 'valibot';
import { seenText } from './shown-text.ts';

/**
 * What a token allows. `read`: the person's tables, results and streams. `play`: moves, chat and everything
 * else at a table where they sit. `challenge`: opening tables, taking seats, and challenges.
 */
export const SCOPES = ['read', 'play', 'challenge'] as const;
export type Scope = (typeof SCOPES)[number];

/** The end of the name of every bot account. Nobody else may have a name that ends so. */
export const BOT_MARK = '(bot)';
const BOT_NAME_LIMIT = 40 - BOT_MARK.length - 1;

/** `Ann` → `Ann (bot)` */
export const botName = (name: string): string => `${withoutMark(name)} ${BOT_MARK}`;
export const hasBotMark = (name: string): boolean => name.trimEnd().toLowerCase().endsWith(BOT_MARK);
const withoutMark = (name: string): string => {
  const rest = name.trimEnd();
  return hasBotMark(rest) ? withoutMark(rest.slice(0, -BOT_MARK.length)) : rest;
};

const ownId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** POST /api/me/tokens */
export const newTokenBody = v.strictObject({
  name: seenText(40),
  scopes: v.pipe(v.array(v.picklist(SCOPES)), v.minLength(1), v.maxLength(SCOPES.length)),
  /** The bot account for which it acts; without it, it acts for you. */
  bot: v.optional(ownId),
});
export type NewTokenBody = v.InferOutput<typeof newTokenBody>;

/** POST /api/me/bots */
export const newBotBody = v.strictObject({
  name: v.pipe(
    seenText(BOT_NAME_LIMIT),
    v.check((name) => withoutMark(name).length > 0, `needs more than ${BOT_MARK}`),
  ),
});
export type NewBotBody = v.InferOutput<typeof newBotBody>;

/** DELETE /api/me/tokens/{id} and DELETE /api/me/bots/{id} */
export const programParams = v.strictObject({ id: ownId });

/** PATCH /api/me/bots/{id} */
export const botBody = v.strictObject({
  /** Everyone may see your name beside the bot account. */
  ownerShown: v.boolean(),
});
export type BotBody = v.InferOutput<typeof botBody>;

export type Token = {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** The id of the bot account for which it acts; absent where it acts for you. */
  readonly bot?: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** The last use, to the hour. */
  readonly usedAt?: number;
};

export type BotAccount = {
  readonly id: string;
  readonly name: string;
  /** The id of its portrait. */
  readonly avatar?: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** Everyone may see your name beside it. */
  readonly ownerShown: boolean;
};

/** GET /api/me/programs, and the answer to everything that changes it. */
export type Programs = { readonly tokens: readonly Token[]; readonly bots: readonly BotAccount[] };

/** The answer to POST /api/me/tokens. */
export type NewTokenAnswer = {
  /** The text that a program sends as `Authorization: Bearer TEXT`. It is never shown again. */
  readonly secret: string;
  readonly programs: Programs;
};
