import { distantBots } from '@three-spires/bots/distant';
import { hostedGames } from '@three-spires/games';
import {
  type BotPool,
  type Chance,
  createSession,
  FREE,
  type Packing,
  portraitsOf,
  type Screen,
  type Time,
  validate,
} from '@three-spires/session';
import { createDoor, createTalk, sessionHandlers } from '@three-spires/session/door';
import { type ClientMessage, clientMessage, type ServerMessage } from '@three-spires/session/protocol';
import type { DoorStore } from '@three-spires/session/stores';
import { accountHandlers } from './account.ts';
import { answerCall, errorParts } from './calls.ts';
import type { CallAnswer, CallRequest } from './messages.ts';
import { callerHere, personHere } from './person.ts';

/** Bots answer at once here; the page tells their moves at its own pace. */
const BOT_DELAY_MS = 0;
const DECKS = 1000;

export type WorldNeeds = {
  readonly store: DoorStore;
  readonly time: Time;
  readonly chance: Chance;
  readonly packing: Packing;
  readonly botPool: BotPool;
  readonly defer: (work: () => void) => void;
  readonly pause: () => Promise<unknown>;
};

/** One connection of a page. */
export type Line = { say(message: ClientMessage): void; end(): void };

/** The games of this device and everything a page can ask about them. */
export type World = {
  call(request: CallRequest): Promise<CallAnswer>;
  open(hear: (message: ServerMessage) => void): Line;
  close(): Promise<void>;
};

const log = {
  info: () => undefined,
  warn: (text: string) => console.warn(text),
  error: (problem: unknown, text?: string) => console.error(text, problem),
  child: () => log,
};

export const openWorld = async (needs: WorldNeeds): Promise<World> => {
  const { store, time, chance, pause } = needs;
  const games = hostedGames(pause, distantBots);
  const portraits = portraitsOf(games);
  const session = createSession({ ...needs, games, log, botDelayMs: BOT_DELAY_MS });
  await session.campaigns.catchUp();
  const door = createDoor({
    ...accountHandlers({ store, portraits }),
    ...sessionHandlers({
      session,
      store,
      costs: FREE,
      portraits,
      time,
      chance,
      // Not the server's seed: a day on this device is comparable only with itself.
      daySeed: (game, day) => `device ${game} ${day}`,
      decksLimit: DECKS,
      isOwnDevice: true,
    }),
  });
  const { host, chat, hints, screens } = session;
  const talk = createTalk({ perform: host.perform, chat, hints, screens });
  const person = { store, chance, time, portraits };
  const caller = callerHere(person);

  return {
    call: (request) => answerCall(door, caller, request),
    open(hear) {
      let isOpen = true;
      const seen = new Map<string, number>();
      const send = (message: ServerMessage): void => {
        if (isOpen) hear(message);
      };
      const screen = personHere(person).then(
        (here): Screen => ({ person: here, seen, isOpen: () => isOpen, send }),
      );
      return {
        say: (message) =>
          void screen
            .then((known) => talk(known, validate(clientMessage, message)))
            .catch((error: unknown) => {
              const command = 'command' in message ? { command: message.command } : {};
              send({ type: 'error', ...errorParts(error), ...command });
            }),
        end() {
          isOpen = false;
          void screen.then(screens.forget);
        },
      };
    },
    async close() {
      await session.stop();
      await session.close();
    },
  };
};
