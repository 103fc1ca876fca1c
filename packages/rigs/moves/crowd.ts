/** The process of the people who play. The command says what to do; the answers are counts. */
import type { BotLevel } from '@three-spires/bots/bot';
import { createRandom } from '@three-spires/kernel';
import { keepPlaying } from './beside-bots.ts';
import { PLAYS, type Play } from './games-played.ts';
import { playPaced } from './paced.ts';
import { moveOnce, playOn, type SeatedTable, seatTable } from './seated-table.ts';

export type Order =
  /** Opens tables of these games, for each game as many as it has numbers of seats, times `rounds`. */
  | {
      readonly open: readonly string[];
      readonly urls: readonly string[];
      readonly seed: string;
      readonly rounds: number;
      /** One person at each table, and bots of this level in the other seats; no more tables than this. */
      readonly bots?: { readonly level: BotLevel; readonly most: number };
    }
  /** Opens this many tables of all games with two people each, as many of each game as of the others. */
  | { readonly pairs: number; readonly urls: readonly string[]; readonly seed: string }
  /** At all tables each person makes a move every `paceMs` on average, for `ms`. */
  | { readonly paceMs: number; readonly ms: number }
  /** All tables at once, to their limits. */
  | { readonly play: true }
  /** One move at table number `step`. */
  | { readonly step: number }
  /** At tables with bots: people answer whenever they can, from now on, or no more. Then all since is counted. */
  | { readonly beside: boolean }
  | { readonly leave: true };

export type Done = {
  readonly tables: number;
  readonly moves: number;
  /** How many games were over before their limit. */
  readonly ended: number;
  readonly pictures: number;
  readonly bytes: number;
  /** The game of the table that has moved, and milliseconds until everyone there had seen it. */
  readonly game?: string | undefined;
  readonly took?: number | undefined;
  /** Milliseconds from sending each move to the moment when everyone at the table had seen it. */
  readonly times?: readonly number[];
  readonly faults?: readonly string[];
};

/** The answer to an order that could not be carried out. */
export type Failed = { readonly failed: string };

let tables: SeatedTable[] = [];
const limits = new Map(PLAYS.map(({ game, moves }) => [game, moves]));

const TABLES_OF_A_GAME = 4;
/** While people answer at tables with bots: what ends it, and what they had received before. */
let besides:
  | { readonly stop: AbortController; readonly pictures: number; readonly bytes: number }
  | undefined;

/** Nobody sits alone where there are bots. */
const seatsOf = ({ seats }: Play, table: number, bots: BotLevel | undefined): number => {
  const fitting = bots === undefined ? seats : seats.filter((count) => count > 1);
  return fitting[table % fitting.length] as number;
};

const open = async (order: Extract<Order, { open: unknown }>): Promise<void> => {
  const random = createRandom(order.seed, 1);
  const { bots } = order;
  for (const play of PLAYS.filter(({ game }) => order.open.includes(game)))
    for (let table = 0; table < TABLES_OF_A_GAME * order.rounds; table++) {
      if (tables.length >= (bots?.most ?? Number.POSITIVE_INFINITY)) return;
      tables.push(
        await seatTable(order.urls, play, seatsOf(play, table, bots?.level), [...random], bots?.level),
      );
    }
};

/** How many tables are opened at once. */
const OPENED_TOGETHER = 8;

const openPairs = async ({ pairs, urls, seed }: Extract<Order, { pairs: unknown }>): Promise<void> => {
  const random = createRandom(seed, 1);
  for (let first = 0; first < pairs; first += OPENED_TOGETHER) {
    const numbers = Array.from({ length: Math.min(OPENED_TOGETHER, pairs - first) }, (_, at) => first + at);
    const opened = numbers.map((number) => {
      const play = PLAYS[number % PLAYS.length] as Play;
      return seatTable(urls, play, 2, createRandom(`${seed} ${number} ${random[0]}`, 1));
    });
    tables.push(...(await Promise.all(opened)));
  }
};

const sumOf = (count: 'pictures' | 'bytes'): number =>
  tables.flatMap(({ people }) => people).reduce((sum, { received }) => sum + received[count], 0);

const carryOut = async (order: Order): Promise<Done> => {
  const before = { pictures: sumOf('pictures'), bytes: sumOf('bytes') };
  let [moves, ended] = [0, 0];
  if ('open' in order) await open(order);
  if ('pairs' in order) await openPairs(order);
  const paced = 'paceMs' in order ? await playPaced(tables, order) : undefined;
  if (paced !== undefined) moves = paced.times.length;
  if ('play' in order) {
    const limitOf = ({ game }: SeatedTable): number => limits.get(game) ?? 0;
    const played = await Promise.all(tables.map((table) => playOn(table, limitOf(table))));
    moves = played.reduce((sum, each) => sum + each, 0);
    ended = tables.filter((table, at) => (played[at] ?? 0) < limitOf(table)).length;
  }
  const since = 'beside' in order ? besides : undefined;
  if ('beside' in order) {
    since?.stop.abort();
    besides = order.beside ? { stop: new AbortController(), ...before } : undefined;
    for (const table of tables) if (besides !== undefined) void keepPlaying(table, besides.stop.signal);
  }
  const stepped = 'step' in order ? tables[order.step % tables.length] : undefined;
  const took = stepped === undefined ? undefined : await moveOnce(stepped);
  if (took !== undefined) moves = 1;
  const counts = {
    tables: tables.length,
    pictures: sumOf('pictures') - (since ?? before).pictures,
    bytes: sumOf('bytes') - (since ?? before).bytes,
  };
  if ('leave' in order) {
    for (const person of tables.flatMap(({ people }) => people)) person.leave();
    tables = [];
  }
  return { ...counts, moves, ended, game: stepped?.game, took, ...paced };
};

process.on('message', (order) => {
  carryOut(order as Order).then(
    (done) => process.send?.(done),
    (error: unknown) => process.send?.({ failed: String(error) } satisfies Failed),
  );
});
process.on('disconnect', () => process.exit());
