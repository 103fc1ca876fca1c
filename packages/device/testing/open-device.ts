import type { BotPool, Chance, Packing, Time } from '@three-spires/session';
import type { ClientMessage, ServerMessage } from '@three-spires/session/protocol';
import { openKeptStore } from '../keeping/kept-store.ts';
import { HERE } from '../messages.ts';
import { openWorld } from '../world.ts';
import { createTwinDatabase } from './twin-database.ts';

type DeviceNeeds = {
  readonly time: Time;
  readonly chance: Chance;
  readonly packing: Packing;
  readonly defer: (work: () => void) => void;
};

/** The user of a device without a browser. */
export type DevicePerson = {
  /** The answer to a call, which may be an error. */
  call<Answer>(method: string, path: string, body?: unknown): Promise<Answer>;
  /** Sends a message and waits for the first answer of a type; an error or a refusal instead is thrown. */
  ask<Type extends ServerMessage['type']>(
    message: ClientMessage,
    type: Type,
  ): Promise<Extract<ServerMessage, { readonly type: Type }>>;
  /** Sends a message that has no answer. */
  say(message: ClientMessage): void;
  close(): Promise<void>;
};

/** Nobody plays against bots here. */
const NO_BOTS: BotPool = {
  ask: () => Promise.reject(new Error('there are no bots')),
  close: async () => undefined,
};

/** The games of a device with everything but the browser, over a database in memory. */
export const openDevice = async (needs: DeviceNeeds): Promise<DevicePerson> => {
  const { time, chance, defer } = needs;
  const id = (length?: number): string => (length === undefined ? HERE + chance.id() : chance.id(length));
  const store = await openKeptStore({
    database: createTwinDatabase(),
    now: time.date,
    newId: id,
    defer,
    lost(error) {
      throw error;
    },
  });
  const world = await openWorld({
    ...needs,
    store,
    chance: { ...chance, id },
    botPool: NO_BOTS,
    pause: () => new Promise<void>((resolve) => defer(resolve)),
  });
  const waiting: ((message: ServerMessage) => void)[] = [];
  const line = world.open((message) => {
    for (const hear of [...waiting]) hear(message);
  });
  return {
    async call(method, path, body) {
      const result = await world.call({ method, path, body });
      return ('answer' in result ? result.answer : result) as never;
    },
    ask: (message, type) =>
      new Promise((resolve, reject) => {
        const hear = (heard: ServerMessage): void => {
          const isFailure = heard.type === 'error' || heard.type === 'refused';
          if (heard.type !== type && !isFailure) return;
          waiting.splice(waiting.indexOf(hear), 1);
          if (heard.type === type) resolve(heard as never);
          else reject(new Error((heard as { readonly text: string }).text));
        };
        waiting.push(hear);
        line.say(message);
      }),
    say: (message) => line.say(message),
    async close() {
      line.end();
      await world.close();
    },
  };
};
