import type { BotLevel, Rated } from '@three-spires/bots/bot';
import { isOnlyEnd, type Table, tableLog } from '@three-spires/table';
import type { Bots } from '../bots/bots.ts';
import { Overloaded } from '../bots/think-here.ts';
import { SessionError } from '../common/error.ts';
import type { Costs } from '../given/costs.ts';
import type { Games } from '../given/games.ts';
import type { Log } from '../given/log.ts';
import type { AnalysisStore } from '../given/ports.ts';
import type { StoredTable } from '../given/store.ts';
import type { Time } from '../given/time.ts';
import type { Host } from '../hosting/host.ts';
import type { AnalysisAnswer } from '../protocol/index.ts';
import { isOfEarlierRules } from '../showing/reels.ts';
import { analyseGame, type RatingTask } from './analyse-game.ts';
import { createStop } from './stop.ts';

/** Per node; each has one task in the pool at a time. */
const MOST_RUNNING = 32;
/** For people at the same address. */
const MOST_OF_GROUP = 4;
/** The retry delay when the pool is full. */
const RETRY_MS = 1_000;

/**
 * Analyses finished games in the background and stores the results. One interrupted by a restart starts
 * again.
 */
export type Analyses = {
  of(stored: StoredTable): Promise<AnalysisAnswer>;
  /** Starts an analysis if there is none. Each person can have one running. */
  begin(stored: StoredTable, person: string): Promise<AnalysisAnswer>;
  close(): Promise<void>;
};

type AnalysesNeeds = {
  readonly store: AnalysisStore;
  readonly host: Pick<Host, 'table'>;
  readonly games: Games;
  readonly bots: Pick<Bots, 'raterOf' | 'rate'>;
  readonly time: Time;
  readonly log: Log;
  readonly costs: Costs;
};

const EARLIER_RULES: AnalysisAnswer = {
  status: 'impossible',
  text: 'This game was played with earlier rules and cannot be analysed.',
};
const NO_RATER: AnalysisAnswer = {
  status: 'impossible',
  text: 'There is no analysis for this game: its bots cannot tell how good a move is.',
};

type Running = { readonly person: string; done: number; total: number; ended: Promise<void> };

export const createAnalyses = ({ store, host, games, bots, time, log, costs }: AnalysesNeeds): Analyses => {
  const running = new Map<string, Running>();
  const stop = createStop(time);

  const rateFor =
    (id: string, game: string, owner: string, level: BotLevel) =>
    async (task: RatingTask): Promise<readonly Rated[]> => {
      while (!stop.isStopped())
        try {
          const debtMs = costs.debtMs(owner);
          if (debtMs > 0 && !(await stop.sleep(debtMs))) break;
          const rated = await bots.rate({ ...task, game, owner, level });
          costs.bill(owner);
          return rated;
        } catch (error) {
          if (error instanceof Overloaded) {
            await stop.sleep(RETRY_MS);
            continue;
          }
          if (!stop.isStopped()) log.child({ table: id }).error(error, 'a decision could not be analysed');
          break;
        }
      return [];
    };

  const analyse = async (id: string, table: Table, level: BotLevel, work: Running): Promise<void> => {
    const analysis = await analyseGame(table.game, tableLog(table), {
      rate: rateFor(id, table.game.id, work.person, level),
      onProgress: (done, total) => Object.assign(work, { done, total }),
      isStopped: stop.isStopped,
    });
    if (analysis === undefined) return;
    // If every decision failed, another attempt may find more.
    if (analysis.decisions.length > 0 || analysis.total === 0)
      await store.saveAnalysis(id, analysis, time.date());
  };

  const of = async (stored: StoredTable): Promise<AnalysisAnswer> => {
    const work = running.get(stored.id);
    if (work !== undefined) return { status: 'running', done: work.done, total: work.total };
    const kept = await store.analysisOf(stored.id);
    if (kept !== undefined) return { status: 'done', ...kept };
    if (isOfEarlierRules(games, stored)) return EARLIER_RULES;
    return bots.raterOf(stored.game) === undefined ? NO_RATER : { status: 'none' };
  };

  const requireRoom = (person: string): void => {
    if ([...running.values()].some((work) => work.person === person))
      throw new SessionError(
        'too-many',
        'analysis-running',
        'Another analysis of yours is still under way. Wait until it is done.',
      );
    const group = costs.groupOf(person);
    const ofGroup = [...running.values()].filter((work) => costs.groupOf(work.person) === group);
    if (running.size >= MOST_RUNNING || ofGroup.length >= MOST_OF_GROUP || stop.isStopped())
      throw new SessionError('unavailable', 'try-again', 'Too many games are analysed now. Try again soon.');
  };

  return {
    of,
    async begin(stored, person) {
      const { id } = stored;
      const level = bots.raterOf(stored.game);
      const known = await of(stored);
      if (known.status !== 'none' || level === undefined) return known;
      const { table } = await host.table(id);
      if (isOnlyEnd(table)) return EARLIER_RULES;
      // Another request may have started it in the meantime.
      if (!running.has(id)) {
        requireRoom(person);
        const work: Running = { person, done: 0, total: 0, ended: Promise.resolve() };
        running.set(id, work);
        work.ended = analyse(id, table, level, work)
          .catch((error: unknown) => log.child({ table: id }).error(error, 'a table could not be analysed'))
          .finally(() => running.delete(id));
      }
      return await of(stored);
    },
    async close() {
      stop.stop();
      await Promise.all([...running.values()].map(({ ended }) => ended));
    },
  };
};
