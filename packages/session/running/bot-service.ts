import { type BotLevel, type Choice, THINKING_MS } from '@three-spires/bots/bot';
import { randomMove } from '@three-spires/bots/random';
import { createMoveList, createRandom, type Move, type Seat, seatsIn, seenBy } from '@three-spires/kernel';
import { type Clock, isOpenSeat, lastSeq, stoodIn, type Table } from '@three-spires/table';
import type { Bots } from '../bots/bots.ts';
import type { Chance } from '../given/chance.ts';
import type { Costs } from '../given/costs.ts';
import type { Log } from '../given/log.ts';
import type { Time } from '../given/time.ts';
import type { Host } from '../hosting/host.ts';
import { ownerOf } from '../hosting/owner.ts';
import type { Service } from './attendant.ts';
import type { Stop } from './stop.ts';
import { voteOfPeople, type Waiting } from './waiting.ts';

type BotNeeds = {
  readonly host: Host;
  readonly bots: Bots;
  readonly time: Time;
  readonly chance: Chance;
  readonly log: Log;
  readonly costs: Costs;
  /** The minimum time between two bot moves. Screens animate visible changes at their own pace. */
  readonly delayMs: number;
  readonly waiting: Waiting;
};

/** Rivals are often asked whether they respond, and mostly they do not. */
const REPLY_BUDGET_MS = 150;
/** A bot that does not search takes less than this to choose a move. */
const QUICK_MS = 20;
/** How much longer than necessary a pass may take, as a proportion. */
const PASS_SPREAD = 1 / 2;

/**
 * The minimum time for a bot's move. Without a choice there is no pause. A pass lasts only as long as the
 * thinking might have, but with the same time for a hand full of answers as for none, and with some
 * randomness; otherwise its timing would reveal the hand.
 */
export const pauseFor = (
  { game, seats }: Pick<Table, 'game' | 'seats'>,
  { seat, move, isForced }: { readonly seat: Seat; readonly move: Move; readonly isForced: boolean },
  { delayMs, chance }: Pick<BotNeeds, 'delayMs' | 'chance'>,
): number => {
  if (move !== game.pass) return isForced ? 0 : delayMs;
  // Without a delay nothing is hidden: tests play like that.
  if (delayMs === 0) return 0;
  const thinking = QUICK_MS + (seats[seat]?.bot === 'master' ? REPLY_BUDGET_MS : 0);
  return thinking * (1 + chance.fraction() * PASS_SPREAD);
};

/** Makes the next move for a bot at a table. */
export const botService = (needs: BotNeeds): Service => {
  const { host, bots, time, log, costs, waiting } = needs;

  /** If a bot fails for any reason, the table continues with any legal move. */
  const think = async (id: string, table: Table, seat: Seat, stop: Stop): Promise<Choice | undefined> => {
    const { game, state, seats } = table;
    // When a player's time is over, the best bot plays for them.
    const level = (seats[seat]?.bot ?? bots.levelsOf(game.id).at(-1)) as BotLevel;
    const seed = seedOf(id, table);
    const budget = Math.min(THINKING_MS[level], mayPass(table, seat) ? REPLY_BUDGET_MS : THINKING_MS.master);
    try {
      const seen = seenBy(game, state, seat, seed);
      return await bots.think({ game: game.id, owner: ownerOf(id, seats), level, seen, seed, budget });
    } catch (error) {
      if (stop.isStopped()) return undefined;
      log.child({ table: id }).error(error, `the bot in seat ${seat} has failed`);
      return { move: anyMove(id, table, seat) };
    }
  };

  const choose = async (id: string, table: Table, seat: Seat, stop: Stop): Promise<Choice | undefined> => {
    const vote = voteOfPeople(table, seat);
    if (vote !== undefined) return { move: vote };
    return waiting.chosen(id, table, seat) ?? (await think(id, table, seat, stop));
  };

  const play = async (id: string, table: Table, seat: Seat, seq: number, choice: Choice): Promise<void> => {
    const { move, why } = choice;
    waiting.moved(id, table, seat, move);
    const byBot = why === undefined ? {} : { why };
    if ((await host.contribute(id, seq, { seat, move, byBot })) !== 'refused') return;
    log.child({ table: id }).error(`the bot in seat ${seat} chose an illegal move`);
    await host.contribute(id, seq, { seat, move: anyMove(id, table, seat), byBot: {} });
  };

  return async (id, stop) => {
    const { table, clock } = await host.table(id);
    const owner = ownerOf(id, table.seats);
    const deciding = botsDeciding(table, clock, time.elapsed());
    // Bots' work is billed to the person they play for.
    const debtMs = deciding.length === 0 ? 0 : costs.debtMs(owner);
    if (debtMs > 0) return { againMs: debtMs };
    let againMs = Number.POSITIVE_INFINITY;
    for (const seat of deciding) {
      costs.bill(owner);
      const forced = onlyMove(table, seat);
      const began = time.elapsed();
      // The table is live: people may move while the bot thinks or pauses, and its choice is for the position
      // it saw.
      const seq = lastSeq(table);
      const choice = forced === undefined ? await choose(id, table, seat, stop) : { move: forced };
      if (choice === undefined) return false;
      if (lastSeq(table) !== seq) return true;
      const wait = forced === undefined ? await waiting.hold(id, table, seat, choice) : 0;
      againMs = wait > 0 ? Math.min(againMs, wait) : againMs;
      // While one bot waits for a person, another may still have something to do.
      if (wait > 0) continue;
      const pause = pauseFor(table, { seat, move: choice.move, isForced: forced !== undefined }, needs);
      if (!(await stop.sleep(Math.max(0, pause - (time.elapsed() - began))))) return false;
      costs.bill(owner);
      await play(id, table, seat, seq, choice);
      return true;
    }
    if (Number.isFinite(againMs)) return { againMs };
    waiting.forget(id);
    return false;
  };
};

/**
 * Before the first move, while a seat is open and a person may start: people are still gathering in the
 * lobby.
 */
const isMeeting = (table: Table): boolean =>
  lastSeq(table) === 0 &&
  table.seats.some(isOpenSeat) &&
  seatsIn(table.game.deciding(table.state)).some((seat) => table.seats[seat]?.person !== undefined);

/**
 * The seats to be decided by a bot, including on a player's behalf. While people are gathering or a player
 * waits for consent to an undo, bots wait too.
 */
const botsDeciding = (table: Table, clock: Clock | undefined, now: number): Seat[] => {
  const { game, state, seats, request } = table;
  if (request !== undefined || isMeeting(table)) return [];
  const bots = seatsIn(game.deciding(state)).filter((seat) => seats[seat]?.bot !== undefined);
  return [...bots, ...(clock === undefined ? [] : stoodIn(clock, table, now))];
};

const mayPass = ({ game, state }: Table, seat: Seat): boolean =>
  game.pass !== undefined && game.refuse(state, seat, game.pass) === undefined;

const onlyMove = ({ game, state }: Table, seat: Seat): Move | undefined => {
  const list = createMoveList();
  game.legal(state, seat, list);
  return list.length === 1 ? list.moves[0] : undefined;
};

/** Reveals nothing about the game's own randomness. */
const seedOf = (id: string, table: Table): string => `${id} ${lastSeq(table)}`;

const anyMove = (id: string, table: Table, seat: Seat): Move => {
  const { game, state } = table;
  const random = createRandom(seedOf(id, table), 1);
  const move = randomMove(game, state, seat, random, 0, createMoveList());
  if (move === undefined) throw new Error(`seat ${seat} has to decide and cannot`);
  return move;
};
