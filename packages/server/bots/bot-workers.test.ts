import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createMoveList, hasMove, type Move, seenBy } from '@three-spires/kernel';
import { mysticSpires } from '@three-spires/mystic-spires';
import { type BotPool, createBots, gamesById, Overloaded, type Task } from '@three-spires/session';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { HOSTED_GAMES } from '../games.ts';
import { systemTime } from '../settings/system-time.ts';
import { buildServer } from '../testing/build-server.ts';
import { createBotWorkers } from './bot-workers.ts';

const state = mysticSpires.start(
  mysticSpires.readSetup({ decks: ['March of Cinders', 'Overdue Tides'], first: 'first' }),
  'thread',
);

const taskOf = (owner: string): Task => ({
  game: 'mystic-spires',
  level: 'master',
  owner,
  seen: seenBy(mysticSpires, state, 0, 'x'),
  seed: 'x',
  budget: 20,
});

const isLegal = (move: Move): boolean => {
  const list = createMoveList();
  mysticSpires.legal(state, 0, list);
  return hasMove(list, move);
};

/** The thread that is built takes a fifth of the time to start that the sources take. */
let worker: URL;
beforeAll(async () => {
  worker = pathToFileURL(path.join(await buildServer(), 'bot-worker.js'));
});

let workers: BotPool;
afterEach(() => workers.close());

describe('threads in which bots think', () => {
  it('answer with a move, or say what went wrong, from the sources too', async () => {
    workers = createBotWorkers();
    const [lost, found] = await Promise.allSettled([
      workers.ask('choice', { ...taskOf('ann'), game: 'chess' }),
      workers.ask('choice', taskOf('ann')),
    ]);
    expect(lost).toMatchObject({ status: 'rejected' });
    expect(found.status === 'fulfilled' && isLegal(found.value.move)).toBe(true);
  });

  it('advise as well as choose', async () => {
    workers = createBotWorkers({ workers: 1, worker });
    const advice = await workers.ask('advice', taskOf('ann'));
    expect(advice.length).toBeGreaterThan(0);
    for (const { move } of advice) expect(isLegal(move)).toBe(true);
  });

  it('serve people in turn: twenty-four tables of one do not delay the table of another', async () => {
    workers = createBotWorkers({ workers: 1, worker });
    const served: string[] = [];
    const ask = async (owner: string): Promise<void> => {
      await workers.ask('choice', taskOf(owner));
      served.push(owner);
    };
    await Promise.all([...Array.from({ length: 24 }, () => ask('ann')), ask('bob'), ask('cleo')]);
    expect(served.slice(0, 4)).toEqual(['ann', 'ann', 'bob', 'cleo']);
    expect(served).toHaveLength(26);
  });

  it('serve addresses in turn and queue so much for each, however many people come from one', async () => {
    const limits = { perOwner: 9, perGroup: 3, total: 99 };
    const groupOf = (owner: string): string => owner.slice(0, 1);
    workers = createBotWorkers({ workers: 1, worker, limits, groupOf });
    const served: string[] = [];
    const ask = async (owner: string): Promise<void> => {
      await workers.ask('choice', taskOf(owner));
      served.push(owner);
    };
    // The first is thought about at once; three more of that address may wait.
    const asked = ['a1', 'a2', 'a3', 'a4', 'b1'].map(ask);
    await expect(workers.ask('choice', taskOf('a5'))).rejects.toThrow(Overloaded);
    await Promise.all(asked);
    expect(served).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
  });

  it('rate moves for an analysis when nobody waits for anything else', async () => {
    workers = createBotWorkers({ workers: 1, worker });
    const served: string[] = [];
    const ask = async (asked: 'choice' | 'advice' | 'rating', owner: string): Promise<void> => {
      await workers.ask(asked, taskOf(owner));
      served.push(asked);
    };
    await Promise.all([
      ask('choice', 'ann'),
      ...[ask('rating', 'ann'), ask('rating', 'bob')],
      ...[ask('choice', 'ann'), ask('advice', 'cleo')],
    ]);
    expect(served.slice(3)).toEqual(['rating', 'rating']);
  });

  it('queue no more tasks than fit; the bot then plays like one that takes no time', async () => {
    workers = createBotWorkers({ workers: 1, worker, limits: { perGroup: 99, perOwner: 1, total: 2 } });
    const [thought, waited] = [workers.ask('choice', taskOf('ann')), workers.ask('choice', taskOf('ann'))];
    await expect(workers.ask('choice', taskOf('ann'))).rejects.toThrow(Overloaded);
    const others = workers.ask('choice', taskOf('bob'));
    await expect(workers.ask('choice', taskOf('cleo'))).rejects.toThrow(Overloaded);
    const unserved = createBots(gamesById(HOSTED_GAMES), workers, systemTime).think(taskOf('cleo'));
    for (const { move } of await Promise.all([thought, waited, others, unserved]))
      expect(isLegal(move)).toBe(true);
  });

  it('leave nobody waiting when they are closed', async () => {
    workers = createBotWorkers({ workers: 1, worker });
    const asked = Promise.allSettled([
      workers.ask('choice', taskOf('ann')),
      workers.ask('choice', taskOf('ann')),
    ]);
    await workers.close();
    expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
