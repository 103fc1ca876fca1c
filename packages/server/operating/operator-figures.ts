import { type Session, StoreError } from '@three-spires/session';
import type { OperatorFigures } from '@three-spires/session/protocol';
import type { LoopLag } from '../metrics/loop-lag.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { MinuteCount } from '../metrics/minute-count.ts';
import { RELEASE } from '../settings/release.ts';
import type { Gate } from '../sockets/gate.ts';
import type { Store } from '../store/store.ts';
import type { ErrorNotes } from './error-notes.ts';

type FigureNeeds = {
  readonly node: string;
  readonly session: Pick<Session, 'host' | 'games'>;
  readonly gate: Pick<Gate, 'socketCount'>;
  readonly store: Pick<Store, 'check' | 'size'>;
  readonly metrics: Pick<Metrics, 'commandTimes'>;
  readonly moves: Readonly<Record<'people' | 'others', MinuteCount>>;
  readonly bots: () => OperatorFigures['bots'];
  readonly lag: Pick<LoopLag, 'lag'>;
  readonly errors: Pick<ErrorNotes, 'newest'>;
  readonly isDraining: () => boolean;
};

/** Collects what the operator's page shows. */
export const operatorFigures = async (needs: FigureNeeds): Promise<OperatorFigures> => {
  const { session, metrics, moves } = needs;
  const games = [...session.games.values()].map(({ game }) => game);
  const inMemory = session.host.loadedByGame();
  const { heapUsed, rss } = process.memoryUsage();
  const { p99Ms, maxMs } = needs.lag.lag();
  return {
    node: needs.node,
    release: RELEASE,
    runtime: `Node ${process.versions.node}`,
    rules: Object.fromEntries(games.map(({ id, rulesVersion }) => [id, rulesVersion])),
    uptimeS: Math.floor(process.uptime()),
    draining: needs.isDraining(),
    sockets: needs.gate.socketCount(),
    games: games.map(({ id }) => {
      const { tables = 0, running = 0 } = inMemory.get(id) ?? {};
      return { game: id, inMemory: tables, running };
    }),
    movesPerMinute: { people: moves.people.count(), others: moves.others.count() },
    commandMs: {
      p50: metrics.commandTimes.within(0.5) * 1000,
      p99: metrics.commandTimes.within(0.99) * 1000,
    },
    bots: needs.bots(),
    store: await storeState(needs.store),
    lagMs: { p99: p99Ms, max: maxMs },
    memoryBytes: { heap: heapUsed, resident: rss },
    errors: needs.errors.newest(),
  };
};

const storeState = async (store: FigureNeeds['store']): Promise<OperatorFigures['store']> => {
  try {
    await store.check();
    return { ok: true, bytes: await store.size() };
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return { ok: false, text: error.message, bytes: 0 };
  }
};
