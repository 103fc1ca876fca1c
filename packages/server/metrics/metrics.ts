import type { Answers, Trouble } from '@three-spires/session';
import type { BrowserErrorBody } from '@three-spires/session/protocol';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { StoreObserver } from '../store/observer.ts';
import { createRecentTimes, type RecentTimes } from './recent-times.ts';

/** Seconds. A command takes a millisecond or two; bots may think for seconds. */
const COMMAND_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const REQUEST_S = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const APPEND_S = [0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5];
const THOUGHT_S = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const BATCH = [1, 2, 4, 8, 16, 32, 64, 128, 256];

/** The number of commands that the recent percentiles are based on. */
const RECENT_COMMANDS = 2_048;

export type CommandAnswer = 'accepted' | 'refused' | 'error';

/** Gauges that are read only when someone looks. */
export type Watched = {
  sockets(): number;
  tablesByGame(): ReadonlyMap<string, { readonly tables: number }>;
  /** Positions waiting for a thread, and busy threads. */
  bots(): { readonly waiting: number; readonly thinking: number };
};

/**
 * What the server counts, for Prometheus and the operator's page. Labels are routes, games and other short
 * lists, never a table or a person.
 */
export type Metrics = {
  request(route: string, method: string, status: number, seconds: number): void;
  message(type: string): void;
  command(game: string, answer: CommandAnswer, seconds: number): void;
  /** An entry was added to a log, by a person or by the session: a bot, clock or supplier. */
  entry(game: string, by: 'person' | 'session'): void;
  thought(asked: keyof Answers, seconds: number): void;
  browserError(kind: BrowserErrorBody['kind']): void;
  /** Someone was refused because a budget was exhausted: for what, and whose budget. */
  slowedDown(what: 'processor' | 'disk', scope: 'person' | 'address' | 'network'): void;
  readonly store: StoreObserver;
  watch(watched: Watched): void;
  /** The durations of the newest commands. */
  readonly commandTimes: RecentTimes;
  readonly contentType: string;
  text(): Promise<string>;
};

type MetricsOptions = {
  /** Adds Node's metrics of the process. Only the program itself does that, because they never stop. */
  readonly ofProcess?: boolean;
  /** The number of this process, if several share the work. Every sample has it as a label. */
  readonly process?: number;
};

export const createMetrics = (options: MetricsOptions = {}): Metrics => {
  const { ofProcess = false, process: number } = options;
  const registry = new Registry();
  if (number !== undefined) registry.setDefaultLabels({ process: number });
  const registers = [registry];
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'spires_http_request_seconds',
    help: 'HTTP requests by the route they matched',
    registers,
    labelNames: ['route', 'method', 'status'],
    buckets: REQUEST_S,
  });
  const messages = new Counter({
    name: 'spires_socket_messages_total',
    help: 'Messages that came over sockets',
    registers,
    labelNames: ['type'],
  });
  const commands = new Histogram({
    name: 'spires_command_seconds',
    help: 'Commands of people, until they were answered',
    registers,
    labelNames: ['game', 'answer'],
    buckets: COMMAND_S,
  });
  const entries = new Counter({
    name: 'spires_entries_total',
    help: 'Entries added to the logs of tables',
    registers,
    labelNames: ['game', 'by'],
  });
  const appendTimes = new Histogram({
    name: 'spires_append_seconds',
    help: 'Transactions that add entries to logs',
    registers,
    buckets: APPEND_S,
  });
  const appendSizes = new Histogram({
    name: 'spires_append_entries',
    help: 'Entries in one transaction',
    registers,
    buckets: BATCH,
  });
  const storeErrors = new Counter({
    name: 'spires_store_errors_total',
    help: 'Operations that the storage refused',
    registers,
    labelNames: ['trouble'],
  });
  const thoughts = new Histogram({
    name: 'spires_bot_thinking_seconds',
    help: 'Thinking of bots in threads',
    registers,
    labelNames: ['asked'],
    buckets: THOUGHT_S,
  });
  const browserErrors = new Counter({
    name: 'spires_browser_errors_total',
    help: 'Errors that browsers have reported',
    registers,
    labelNames: ['kind'],
  });
  const slowDowns = new Counter({
    name: 'spires_slow_downs_total',
    help: 'Refusals because a budget was used up',
    registers,
    labelNames: ['what', 'scope'],
  });
  const commandTimes = createRecentTimes(RECENT_COMMANDS);

  return {
    request: (route, method, status, seconds) => requests.observe({ route, method, status }, seconds),
    message: (type) => messages.inc({ type }),
    command(game, answer, seconds) {
      commands.observe({ game, answer }, seconds);
      commandTimes.add(seconds);
    },
    entry: (game, by) => entries.inc({ game, by }),
    thought: (asked, seconds) => thoughts.observe({ asked }, seconds),
    browserError: (kind) => browserErrors.inc({ kind }),
    slowedDown: (what, scope) => slowDowns.inc({ what, scope }),
    store: {
      appended(count, seconds) {
        appendSizes.observe(count);
        appendTimes.observe(seconds);
      },
      troubled: (trouble: Trouble) => storeErrors.inc({ trouble }),
    },
    watch: (watched) => addGauges(registry, watched),
    commandTimes,
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
};

const addGauges = (registry: Registry, watched: Watched): void => {
  const registers = [registry];
  const addGauge = (name: string, help: string, value: () => number): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  };
  addGauge('spires_sockets_open', 'Open WebSockets', watched.sockets);
  addGauge('spires_bots_waiting', 'Positions that wait for a thread', () => watched.bots().waiting);
  addGauge('spires_bots_thinking', 'Threads in which a bot thinks', () => watched.bots().thinking);
  new Gauge({
    name: 'spires_tables_in_memory',
    help: 'Tables in memory',
    registers,
    labelNames: ['game'],
    collect() {
      this.reset();
      for (const [game, { tables }] of watched.tablesByGame()) this.set({ game }, tables);
    },
  });
};
