import { createBotThreads, type StartThread } from '@three-spires/session';
import { browserChance } from './given/chance.ts';
import { browserPacking } from './given/packing.ts';
import { defer, pause } from './given/pause.ts';
import { browserTime } from './given/time.ts';
import { openIndexedDatabase } from './keeping/indexed-database.ts';
import { isFull, openKeptStore } from './keeping/kept-store.ts';
import { EVERY_PAGE, type FromHost, pageLock, type Refused, type ToHost } from './messages.ts';
import { type Line, openWorld, type World } from './world.ts';

type HostNeeds = {
  readonly channel: BroadcastChannel;
  readonly locks: LockManager;
  readonly startThread: StartThread;
  readonly threads: number;
  /** The version of this host. */
  readonly version: string;
  /** Ends the worker, so that another takes over. What was acknowledged is stored. */
  readonly end: () => void;
};

type PageHere = { readonly lines: Map<number, Line> };

/** Opens the games of this device and serves all pages until the worker ends. */
export const host = async ({
  channel,
  locks,
  startThread,
  threads,
  version,
  end,
}: HostNeeds): Promise<void> => {
  const tell = (message: FromHost): void => channel.postMessage(message);
  const botPool = createBotThreads({ start: startThread, time: browserTime, threads });
  const pages = new Map<string, PageHere>();

  const open = async (): Promise<World> => {
    const database = await openIndexedDatabase();
    const store = await openKeptStore({
      database,
      now: browserTime.date,
      newId: browserChance.id,
      defer,
      lost(error) {
        // What is in memory was never kept: begin again with what was.
        database.close();
        tell({ to: EVERY_PAGE, type: 'refused', why: isFull(error) ? 'no-room' : 'failed' });
        void world.then((old) => old.close()).catch(() => undefined);
        world = open();
        void world.then(welcome, refuse);
      },
    });
    return await openWorld({
      store,
      time: browserTime,
      chance: browserChance,
      packing: browserPacking,
      botPool,
      defer,
      pause,
    });
  };

  const welcome = (): void => {
    pages.clear();
    tell({ to: EVERY_PAGE, type: 'hosting', version });
  };
  const refuse = (error: unknown): void => {
    console.error(error);
    tell({ to: EVERY_PAGE, type: 'refused', why: whyOf(error) });
  };

  /** Forgets a page when it is gone, whatever ended it. */
  const pageOf = (page: string): PageHere => {
    const known = pages.get(page);
    if (known !== undefined) return known;
    const lines = new Map<number, Line>();
    const here: PageHere = { lines };
    pages.set(page, here);
    void locks.request(pageLock(page), () => {
      for (const line of lines.values()) line.end();
      if (pages.get(page) === here) pages.delete(page);
    });
    return here;
  };

  const lineOf = async (page: string, link: number): Promise<Line> => {
    const opened = await world;
    const { lines } = pageOf(page);
    const known = lines.get(link);
    if (known !== undefined) return known;
    const line = opened.open((message) => tell({ to: page, type: 'message', link, message }));
    lines.set(link, line);
    return line;
  };

  const hear = async (said: ToHost): Promise<void> => {
    switch (said.type) {
      case 'hello':
        // A page that was opened after an update brings the newer host.
        if (said.version !== undefined && said.version !== version) return end();
        await world;
        pageOf(said.page);
        return tell({ to: said.page, type: 'hosting', version });
      case 'call': {
        const result = await (await world).call(said);
        return tell({ to: said.page, type: 'called', id: said.id, result });
      }
      case 'message':
        return (await lineOf(said.page, said.link)).say(said.message);
      case 'close': {
        const { lines } = pageOf(said.page);
        lines.get(said.link)?.end();
        lines.delete(said.link);
      }
    }
  };

  let world = open();
  channel.addEventListener('message', ({ data }: MessageEvent<ToHost | FromHost>) => {
    if (data.to === 'host') void hear(data as ToHost).catch(refuse);
  });
  await world.then(welcome, refuse);
};

const whyOf = (error: unknown): Refused => {
  if (isFull(error)) return 'no-room';
  const name = error instanceof Error ? error.name : '';
  if (name === 'VersionError') return 'other-version';
  return ['InvalidStateError', 'SecurityError', 'UnknownError', 'ReferenceError'].includes(name)
    ? 'no-storage'
    : 'failed';
};
