import { setTimeout as sleep } from 'node:timers/promises';
import { randomMove } from '@three-spires/bots';
import { createMoveList, createRandom, type Move, type Seat, seatsIn } from '@three-spires/kernel';
import { lastSeq, type Table } from '@three-spires/table';
import type { FastifyBaseLogger } from 'fastify';
import type { Bus } from './bus.ts';
import type { Host } from './host.ts';
import type { Programs } from './programs.ts';
import type { Task } from './think-here.ts';

/** Plays for the programs that sit at tables, whenever one of them has to decide. */
export type BotPlayers = { close(): Promise<void> };

type BotNeeds = {
  readonly host: Host;
  readonly bus: Bus;
  readonly programs: Programs;
  readonly log: FastifyBaseLogger;
  /** How long people have at least to see a program's move before the next. */
  readonly delayMs: number;
};

const BUDGET_MS = 1_000;
/** Where there is nothing to think about there is little to see either. */
const FORCED_SHARE = 1 / 4;

export const createBotPlayers = ({ host, bus, programs, log, delayMs }: BotNeeds): BotPlayers => {
  const playing = new Map<string, Promise<void>>();
  const stop = new AbortController();

  /** Makes the next move of a program; false when none has to decide. */
  const step = async (id: string): Promise<boolean> => {
    const { table } = await host.table(id);
    const seat = nextProgram(table);
    if (seat === undefined) return false;
    const seq = lastSeq(table);
    const { game, state } = table;
    const list = createMoveList();
    game.legal(state, seat, list);
    const isForced = list.length === 1;
    const began = Date.now();
    const move = isForced ? (list.moves[0] as Move) : await think(id, table, seat);
    const spent = Date.now() - began;
    await sleep(Math.max(0, delayMs * (isForced ? FORCED_SHARE : 1) - spent), undefined, stop);
    if ((await host.playFor(id, seq, seat, move)) !== 'refused') return true;
    log.error(`the program in seat ${seat} of table ${id} wants what it may not`);
    await host.playFor(id, seq, seat, anyMove(id, table, seat));
    return true;
  };

  /** Whatever goes wrong with a program, the table goes on: then with any legal move. */
  const think = async (id: string, table: Table, seat: Seat): Promise<Move> => {
    try {
      return await programs.think({
        game: table.game.id,
        level: table.seats[seat]?.bot as Task['level'],
        state: table.game.copy(table.state),
        ...{ seat, seed: seedOf(id, table), budget: BUDGET_MS },
      });
    } catch (error) {
      stop.signal.throwIfAborted();
      log.error(error, `the program in seat ${seat} of table ${id} has failed`);
      return anyMove(id, table, seat);
    }
  };

  const playOn = async (id: string): Promise<void> => {
    try {
      while (!stop.signal.aborted && (await step(id)));
    } catch (error) {
      if (!stop.signal.aborted) log.error(error, `nobody plays for the programs of table ${id}`);
    }
  };

  // Whoever plays at a table looks again before stopping, so a second player is never needed.
  const nudge = ({ table }: { readonly table: string }): void => {
    if (stop.signal.aborted || playing.has(table)) return;
    playing.set(
      table,
      playOn(table).finally(() => playing.delete(table)),
    );
  };

  const unsubscribe = [bus.subscribe('table', nudge), bus.subscribe('loaded', nudge)];

  return {
    async close() {
      for (const end of unsubscribe) end();
      stop.abort();
      await programs.close();
      await Promise.all(playing.values());
    },
  };
};

/** The first program that has to decide. While somebody waits for an answer to an undo, programs wait too. */
const nextProgram = ({ game, state, seats, request }: Table): Seat | undefined =>
  request === undefined
    ? seatsIn(game.deciding(state)).find((seat) => seats[seat]?.bot !== undefined)
    : undefined;

/** Says nothing about the game's own chance. */
const seedOf = (id: string, table: Table): string => `${id} ${lastSeq(table)}`;

const anyMove = (id: string, table: Table, seat: Seat): Move => {
  const { game, state } = table;
  const random = createRandom(seedOf(id, table), 1);
  const move = randomMove(game, state, seat, random, 0, createMoveList());
  if (move === undefined) throw new Error(`seat ${seat} has to decide and cannot`);
  return move;
};
