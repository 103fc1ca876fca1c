/** What programs see of a table, over a stream and by single requests. */
import { type Client, createClient } from '@three-spires/client';
import type { NewTokenAnswer, PictureAnswer, Scope } from '@three-spires/session/protocol';
import type { Person } from '../moves/person.ts';

/** A program that acts for this person. */
export const programOf = async (person: Person, url: string, scopes: readonly Scope[]): Promise<Client> => {
  const wanted = { name: 'a campaign', scopes };
  const { secret } = (await person.request('POST', '/api/me/tokens', wanted)) as NewTokenAnswer;
  return createClient({ url, token: secret });
};

export type Streamed = {
  /** The pictures of entry `seq`, or of a later one: from the stream, and asked for. */
  pictures(seq: number): Promise<readonly PictureAnswer['picture'][]>;
  leave(): void;
};

export const followByStream = async (
  person: Person,
  url: string,
  { table, invite }: { readonly table: string; readonly invite: string },
): Promise<Streamed> => {
  const client = await programOf(person, url, ['read']);
  const done = new AbortController();
  const events = client.follow(table, { invite, signal: done.signal });
  let newest: PictureAnswer | undefined;
  return {
    async pictures(seq) {
      while (newest === undefined || newest.seq < seq) {
        const { value, done: isOver } = await events.next();
        if (isOver === true) throw new Error('a stream ended');
        if (value.type === 'picture') newest = value;
      }
      const asked = await client.ask('picture', { table, invite, seen: seq });
      return [newest.picture, asked.picture];
    },
    leave: () => done.abort(),
  };
};
