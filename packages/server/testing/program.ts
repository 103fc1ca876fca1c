/** A program with an access token, for tests. */
import { type Client, createClient } from '@three-spires/client';
import type { Me, NewTokenAnswer, Programs, Scope } from '@three-spires/session/protocol';
import { createVisitor, type Visitor } from './visitor.ts';

export type TestProgram = {
  readonly client: Client;
  readonly secret: string;
  /** The id of the token. */
  readonly token: string;
  /** For whom it acts. */
  readonly person: string;
  readonly name: string;
  /** The person who made the token. */
  readonly owner: Visitor;
};

const SCOPES: readonly Scope[] = ['read', 'play', 'challenge'];

/** Does what a request should do, or says why not. */
const must = async <Body>(visitor: Visitor, method: string, path: string, body?: unknown): Promise<Body> => {
  const answer = await visitor.request<Body>(method, path, body);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
};

/** A program that acts for a person, or for a bot account with this name. */
export const createProgram = async (
  url: string,
  {
    scopes = SCOPES,
    bot,
    owner = createVisitor(url),
  }: {
    readonly scopes?: readonly Scope[];
    readonly bot?: string;
    readonly owner?: Visitor;
  } = {},
): Promise<TestProgram> => {
  const me = await must<Me>(owner, 'GET', '/api/me');
  const made = bot && (await must<Programs>(owner, 'POST', '/api/me/bots', { name: bot })).bots.at(-1);
  const { secret, programs } = await must<NewTokenAnswer>(owner, 'POST', '/api/me/tokens', {
    name: 'a test',
    scopes,
    ...(made ? { bot: made.id } : {}),
  });
  const actor = made || me;
  return {
    client: createClient({ url, token: secret }),
    secret,
    token: programs.tokens.at(-1)?.id ?? '',
    person: actor.id,
    name: actor.name,
    owner,
  };
};
