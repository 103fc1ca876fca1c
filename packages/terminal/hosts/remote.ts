/** A table of a server, by its link. */
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import type { ServerMessage } from '@three-spires/session/protocol';
import { WebSocket } from 'ws';
import { type Host, PlayerError } from './host.ts';

/** What a link names. */
export type Place = { readonly server: string; readonly table: string; readonly invite?: string };

/** Reads the link of a table, an invitation or a text table. */
export const readLink = (link: string): Place => {
  const wrong = `"${link}" is not the link of a table. A link looks like https://example.org/table/ID or https://example.org/join/ID/INVITATION.`;
  if (!URL.canParse(link)) throw new PlayerError(wrong);
  const url = new URL(link);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new PlayerError(wrong);
  const found = /^(.*)\/(?:table|join|text)\/([\w-]+)(?:\/([\w-]+))?\/?$/.exec(url.pathname);
  const [, base = '', table] = found ?? [];
  if (table === undefined) throw new PlayerError(wrong);
  const invite = found?.[3] ?? url.searchParams.get('invite') ?? undefined;
  return { server: `${url.origin}${base}`, table, ...(invite === undefined ? {} : { invite }) };
};

/** The file with the cookie of the guest at a server: anyone who has it is that guest. */
const cookieFile = (server: string): string => {
  const folder = process.env.XDG_CONFIG_HOME ?? path.join(homedir(), '.config');
  return path.join(folder, 'three-spires', `${server.replaceAll(/[^\w.-]+/g, '_')}.cookie`);
};

const readCookie = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
};

const keepCookie = (file: string, cookie: string): void => {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, `${cookie}\n`, { mode: 0o600 });
};

type Failure = { readonly error?: { readonly text?: string } };

export const openRemote = async (server: string): Promise<Host> => {
  const file = cookieFile(server);
  let cookie = readCookie(file);

  const call: Host['call'] = async (method, address, body) => {
    const request = {
      method,
      headers: {
        ...(cookie === '' ? {} : { cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    };
    const answer = await fetch(server + address, request).catch(() => {
      throw new PlayerError(`${server} cannot be reached.`);
    });
    const set = answer.headers.getSetCookie().map((each) => each.split(';', 1)[0] ?? '');
    if (set.length > 0) {
      cookie = set.join('; ');
      keepCookie(file, cookie);
    }
    const read: unknown = await answer.json().catch(() => undefined);
    if (answer.ok) return read;
    throw new PlayerError(
      (read as Failure | undefined)?.error?.text ?? `${server} answered with ${answer.status}.`,
    );
  };

  // The socket knows people by the cookie that this call sets.
  await call('GET', '/api/me');
  return {
    call,
    async open(hear, lost) {
      const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/socket`, {
        headers: { cookie, origin: new URL(server).origin },
      });
      let isEnded = false;
      socket.on('message', (data) => hear(JSON.parse(String(data)) as ServerMessage));
      socket.on('error', () => undefined);
      socket.on('close', () => {
        if (!isEnded) lost();
      });
      await once(socket, 'open').catch(() => {
        throw new PlayerError(`${server} accepts no connection for games.`);
      });
      return {
        say: (message) => socket.send(JSON.stringify(message)),
        end() {
          isEnded = true;
          socket.terminate();
        },
      };
    },
    close: async () => undefined,
  };
};
