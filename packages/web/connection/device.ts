import {
  type CallAnswer,
  type CallRequest,
  CHANNEL,
  EVERY_PAGE,
  type FromHost,
  pageLock,
  type Refused,
  type ToHost,
} from '@three-spires/device/messages';
import { nanoid } from 'nanoid';
import workerAddress from './device-worker.ts?worker&url';
import type { Connection, Link, LinkEvents } from './link.ts';
import { noteDevice } from './world.ts';

/** The games of this device, hosted by a worker of this tab or of another. */
type Device = {
  call(request: CallRequest): Promise<CallAnswer>;
  readonly link: Link;
};

type Asked = CallRequest & { readonly answered: (answer: CallAnswer) => void; isSent: boolean };

const TEXTS: Readonly<Record<Refused, string>> = {
  'no-storage':
    'This browser keeps nothing for this page, perhaps because the window is private. Games on this device need storage.',
  'no-room': 'This browser has no room left for games. Delete some, or free space on the device.',
  'other-version': 'Another tab runs another version of this page. Reload this one to play here.',
  failed: 'The games on this device could not be opened. Reload the page.',
};

/** The name of the worker's script changes with everything that it loads. */
const VERSION = new URL(workerAddress, location.href).href;

const refusal = (code: string, text: string): CallAnswer => ({ error: { code, text } });

const connect = (): Device => {
  const page = nanoid();
  const channel = new BroadcastChannel(CHANNEL);
  const tell = (message: ToHost): void => channel.postMessage(message);
  const asked = new Map<number, Asked>();
  const open = new Map<number, LinkEvents>();
  let number = 0;
  let isHosted = false;
  /** Why there was no host for this page when one last spoke. */
  let trouble: Refused | undefined;

  const send = (id: number, call: Asked): void => {
    call.isSent = true;
    const { method, path, body } = call;
    tell({ to: 'host', type: 'call', page, id, method, path, body });
  };

  const answer = (id: number, result: CallAnswer): void => {
    const call = asked.get(id);
    asked.delete(id);
    call?.answered(result);
  };

  const greet = (): void => tell({ to: 'host', type: 'hello', page, version: VERSION });

  /** A host is there, for the first time or after the tab of the last one was closed. */
  const hosted = (version: string): void => {
    if (version !== VERSION) {
      // A page that has just been opened is the newer one: its greeting ends the other host.
      if (!isHosted && trouble === undefined) greet();
      else {
        isHosted = false;
        for (const events of open.values()) events.lost();
        refused('other-version');
      }
      return;
    }
    trouble = undefined;
    noteDevice(undefined);
    const isNew = isHosted;
    isHosted = true;
    // The last host may have carried it out.
    for (const [id, call] of [...asked])
      if (call.isSent && call.method !== 'GET')
        answer(id, refusal('host-gone', 'The tab that ran the games was closed. Try again.'));
      else send(id, call);
    for (const events of open.values()) {
      if (isNew) events.lost();
      events.opened();
    }
  };

  const refused = (why: Refused): void => {
    trouble = why;
    noteDevice(TEXTS[why]);
    for (const id of [...asked.keys()]) answer(id, refusal(why, TEXTS[why]));
    for (const events of open.values()) events.received({ type: 'error', code: why, text: TEXTS[why] });
  };

  channel.onmessage = ({ data }: MessageEvent<FromHost | ToHost>) => {
    if (data.to !== page && data.to !== EVERY_PAGE) return;
    const message = data as FromHost;
    if (message.type === 'hosting') hosted(message.version);
    else if (message.type === 'refused') refused(message.why);
    else if (message.type === 'called') answer(message.id, message.result);
    else open.get(message.link)?.received(message.message);
  };
  void navigator.locks.request(pageLock(page), () => new Promise<never>(() => undefined));
  const worker = new Worker(workerAddress, { type: 'module' });
  worker.onerror = () => refused('failed');
  greet();

  return {
    call: (request) =>
      new Promise((answered) => {
        const id = number++;
        const call: Asked = { ...request, answered, isSent: false };
        asked.set(id, call);
        if (isHosted) send(id, call);
        else if (trouble !== undefined) answer(id, refusal(trouble, TEXTS[trouble]));
      }),
    link: {
      open(events): Connection {
        const link = number++;
        open.set(link, events);
        if (isHosted) queueMicrotask(() => open.has(link) && events.opened());
        return {
          send: (message) => {
            if (isHosted) tell({ to: 'host', type: 'message', page, link, message });
          },
          close() {
            open.delete(link);
            tell({ to: 'host', type: 'close', page, link });
          },
        };
      },
    },
  };
};

let device: Device | undefined;
const here = (): Device => {
  device ??= connect();
  return device;
};

export const callDevice = (request: CallRequest): Promise<CallAnswer> => here().call(request);

/** Tables on this device. */
export const deviceLink: Link = { open: (events, table) => here().link.open(events, table) };
