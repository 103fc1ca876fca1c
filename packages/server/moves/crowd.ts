/** The process of the people who play. The command says what to do; the answers are counts. */
import { createRandom } from '@three-spires/kernel';
import { PLAYS } from './games-played.ts';
import { moveOnce, playOn, type SeatedTable, type ServerAt, seatTable } from './seated-table.ts';

export type Order =
  /** Opens tables of these games, for each game as many as it has numbers of seats, times `rounds`. */
  | {
      readonly open: readonly string[];
      readonly at: ServerAt;
      readonly seed: string;
      readonly rounds: number;
    }
  /** All tables at once, to their limits. */
  | { readonly play: true }
  /** One move at table number `step`. */
  | { readonly step: number }
  | { readonly leave: true };

export type Done = {
  readonly tables: number;
  readonly moves: number;
  /** How many games were over before their limit. */
  readonly ended: number;
  readonly pictures: number;
  readonly bytes: number;
  /** The game of the table that has moved. */
  readonly game?: string | undefined;
};

let tables: SeatedTable[] = [];
const limits = new Map(PLAYS.map(({ game, moves }) => [game, moves]));

const TABLES_OF_A_GAME = 4;

const open = async (order: Extract<Order, { open: unknown }>): Promise<void> => {
  const random = createRandom(order.seed, 1);
  for (const play of PLAYS.filter(({ game }) => order.open.includes(game)))
    for (let table = 0; table < TABLES_OF_A_GAME * order.rounds; table++)
      tables.push(
        await seatTable(order.at, play, play.seats[table % play.seats.length] as number, [...random]),
      );
};

const sumOf = (count: 'pictures' | 'bytes'): number =>
  tables.flatMap(({ people }) => people).reduce((sum, { received }) => sum + received[count], 0);

const carryOut = async (order: Order): Promise<Done> => {
  const before = { pictures: sumOf('pictures'), bytes: sumOf('bytes') };
  let [moves, ended] = [0, 0];
  if ('open' in order) await open(order);
  if ('play' in order) {
    const limitOf = ({ game }: SeatedTable): number => limits.get(game) ?? 0;
    const played = await Promise.all(tables.map((table) => playOn(table, limitOf(table))));
    moves = played.reduce((sum, each) => sum + each, 0);
    ended = tables.filter((table, at) => (played[at] ?? 0) < limitOf(table)).length;
  }
  const stepped = 'step' in order ? tables[order.step % tables.length] : undefined;
  if (stepped !== undefined && (await moveOnce(stepped))) moves = 1;
  const counts = {
    tables: tables.length,
    pictures: sumOf('pictures') - before.pictures,
    bytes: sumOf('bytes') - before.bytes,
  };
  if ('leave' in order) {
    for (const person of tables.flatMap(({ people }) => people)) person.leave();
    tables = [];
  }
  return { ...counts, moves, ended, game: stepped?.game };
};

process.on('message', (order) => {
  void carryOut(order as Order).then((done) => process.send?.(done));
});
process.on('disconnect', () => process.exit());
