import { pino } from 'pino';
import { createSocketHub, makeSocketHome, type SocketHub } from '../bus/socket-hub.ts';
import { requireSecretOf, secretFrom } from '../identity/secret.ts';
import { takeDataFolder } from '../operating/data-folder.ts';
import { createLog } from '../operating/log.ts';
import type { Config } from '../settings/config.ts';
import { nodeName } from '../settings/node-name.ts';
import { giveUp } from '../settings/operator-error.ts';
import { shownAddress, stoppedText } from '../settings/shown-address.ts';
import { openStore } from '../store/open-store.ts';
import { type Crew, createCrew } from './crew.ts';
import type { Place } from './place.ts';

const STANDARD_ERROR = 2;

/**
 * Starts and supervises the processes that share the work of this server. Singleton tasks run here: before
 * the first process starts, locking the folder, migrations and the secret; while they run, emptying the log
 * of the database.
 */
export const runPrimary = async (config: Config): Promise<void> => {
  await takeDataFolder(config);
  const log = createLog(config.logLevel, pino.destination({ dest: STANDARD_ERROR, sync: true }), {
    node: nodeName(config),
  });
  const store = await openStore(config);
  await requireSecretOf(store, await secretFrom(config.secret, config.dataDir));
  const hub = config.databaseUrl === undefined ? await openHub() : undefined;
  let address = '';
  let isStarted = false;
  const show = (): void => console.log(`Three Spires is at ${address}`);

  const leave = async ({ node }: Place): Promise<void> => {
    // Its tables need not wait for its lease to expire.
    await store.leave(node);
    hub?.tell(JSON.stringify({ node, messages: [{ topic: 'leaving' }] }));
  };

  const crew = createCrew({
    count: config.processes,
    place: (number) => ({
      number,
      of: config.processes,
      node: nodeName(config, number),
      ...(hub === undefined ? {} : { hub: hub.address }),
    }),
    log,
    onReady(port) {
      const before = address;
      address = shownAddress(config.host, port);
      // With PORT=0, the port changes if all processes were gone for a moment.
      if (isStarted && address !== before) show();
    },
    onLost: (place) =>
      void leave(place).catch((error: unknown) => log.error(error, 'its tables wait for its lease to end')),
    onGivenUp: (error) => void end(1).finally(() => giveUp(error)),
  });

  const end = async (code: number): Promise<number> => {
    const areClean = await crew.stop();
    await hub?.close();
    await store.close();
    return areClean ? code : 1;
  };
  stopOnSignals(crew, () => end(0));
  try {
    await crew.start();
  } catch (error) {
    await end(1);
    throw error;
  }
  isStarted = true;
  show();
};

const openHub = async (): Promise<SocketHub> => {
  const home = makeSocketHome();
  process.once('exit', home.remove);
  const hub = createSocketHub(home.address);
  await hub.listen();
  return hub;
};

/** Lets all processes finish their work; a second signal stops them at once. */
const stopOnSignals = (crew: Crew, end: () => Promise<number>): void => {
  let isStopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (isStopping) {
      crew.kill();
      process.exit(1);
    }
    isStopping = true;
    end().then((code) => {
      console.log(stoppedText(signal));
      process.exit(code);
    }, giveUp);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};
