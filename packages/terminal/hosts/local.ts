/** Games in this process: in memory, or in a SQLite file so that they go on later. */

import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setImmediate as letOthersGo } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { botsOf } from '@three-spires/bots';
import { openWorld } from '@three-spires/device/world';
import { hostedGames } from '@three-spires/games';
import {
  type BotPool,
  type Chance,
  gamesById,
  type Packing,
  type Time,
  thinkHere,
} from '@three-spires/session';
import { createMemory, createMemoryStore } from '@three-spires/session/memory';
import type { DoorStore } from '@three-spires/session/stores';
import { nanoid } from 'nanoid';
import { type Host, PlayerError } from './host.ts';

const SEED_BYTES = 16;
const LONGEST_MS = 2 ** 31 - 1;

const time: Time = {
  elapsed: () => performance.now(),
  date: () => Date.now(),
  dayOf: (date) => new Date(date).toISOString().slice(0, 10),
  after(ms, call) {
    const timer = setTimeout(call, Math.min(Math.ceil(ms), LONGEST_MS));
    // Nobody waits for upkeep when the player has gone.
    timer.unref();
    return () => clearTimeout(timer);
  },
};

const chance: Chance = {
  id: (length) => nanoid(length),
  bits: () => randomBytes(SEED_BYTES).toString('hex'),
  fraction: Math.random,
};

const packing: Packing = {
  pack: promisify<string, Uint8Array>(gzip),
  unpack: async (data) => (await promisify<Uint8Array, Buffer>(gunzip)(data)).toString('utf8'),
};

const defer = (work: () => void): void => void setImmediate(work);

/** Bots think on this thread: the player waits for them anyway. */
const poolHere = (): BotPool => {
  const games = gamesById(hostedGames(letOthersGo, botsOf));
  return {
    async ask(asked, task) {
      await letOthersGo();
      return thinkHere(games, asked, task, time.elapsed);
    },
    close: async () => undefined,
  };
};

type Kept = { readonly store: DoorStore; readonly close: () => Promise<void> };

const inMemory = (): Kept => ({
  store: createMemoryStore({ memory: createMemory(), now: time.date, newId: chance.id }),
  close: async () => undefined,
});

/** The database is loaded only for games that are kept. */
const inFile = async (file: string): Promise<Kept> => {
  const { openSqliteStore } = await import('@three-spires/server/store');
  try {
    const store = await openSqliteStore(path.resolve(file));
    return { store, close: () => store.close() };
  } catch (error) {
    throw new PlayerError(`The file ${file} cannot be used for games: ${(error as Error).message}`);
  }
};

export const openLocal = async (file: string | undefined): Promise<Host> => {
  const { store, close } = file === undefined ? inMemory() : await inFile(file);
  const world = await openWorld({
    store,
    time,
    chance,
    packing,
    botPool: poolHere(),
    defer,
    pause: letOthersGo,
  });
  return {
    async call(method, address, body) {
      const result = await world.call({ method, path: address, ...(body === undefined ? {} : { body }) });
      if ('answer' in result) return result.answer;
      throw new PlayerError(result.error.text);
    },
    open: async (hear) => world.open(hear),
    async close() {
      await world.close();
      await close();
    },
  };
};
