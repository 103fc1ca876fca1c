import type { Session, Time } from '@three-spires/session';
import type { OperatorFigures } from '@three-spires/session/protocol';
import type { BotWorkers } from '../bots/bot-workers.ts';
import { watchLoop } from '../metrics/loop-lag.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { createMinuteCount } from '../metrics/minute-count.ts';
import type { Gate } from '../sockets/gate.ts';
import type { Store } from '../store/store.ts';
import type { ErrorNotes } from './error-notes.ts';
import { operatorFigures } from './operator-figures.ts';

type ObserverNeeds = {
  readonly node: string;
  readonly session: Session;
  readonly gate: Gate;
  readonly store: Store;
  readonly metrics: Metrics;
  readonly botWorkers: Pick<BotWorkers, 'load'>;
  readonly errors: ErrorNotes;
  readonly isDraining: () => boolean;
  readonly time: Time;
};

/** Watches a running server for its operator. */
export type Observer = { figures(): Promise<OperatorFigures>; close(): void };

export const observe = (needs: ObserverNeeds): Observer => {
  const { session, gate, metrics, botWorkers, time } = needs;
  const lag = watchLoop();
  const moves = { people: createMinuteCount(time.elapsed), others: createMinuteCount(time.elapsed) };
  metrics.watch({
    sockets: gate.socketCount,
    tablesByGame: session.host.loadedByGame,
    bots: botWorkers.load,
  });
  const unsubscribe = session.news.subscribe('table', ({ table, seq, cause, elsewhere }) => {
    if (seq === undefined || elsewhere) return;
    const isOfPerson = cause !== undefined;
    (isOfPerson ? moves.people : moves.others).add();
    metrics.entry(session.host.gameAt(table) ?? 'unknown', isOfPerson ? 'person' : 'session');
  });
  return {
    figures: () => operatorFigures({ ...needs, lag, moves, bots: botWorkers.load }),
    close() {
      unsubscribe();
      lag.close();
    },
  };
};
