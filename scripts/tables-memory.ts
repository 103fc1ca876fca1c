// npm run tables-memory [-- --tables N --only GAME --checkout FOLDER --snapshot FILE]: how much memory a live table
// takes in a real server, in the middle of its game: after a load, after having been played, and with two screens.
import { checkoutFolder, readOptions, refuse, wholeNumber } from '../packages/rigs/options.ts';
import { root } from './install.mjs';
import { bundleCheckout, type Checkout } from './memory/checkout.ts';
import { type MeasuredServer, type Memory, startMeasured } from './memory/measured-server.ts';
import {
  connect,
  createPlans,
  disconnect,
  openTable,
  type PlayedTable,
  play,
  type Subject,
  watch,
} from './memory/players.ts';

/** Moves that are made while two screens follow. */
const FOLLOWED_MOVES = 8;
/** Tables played before the first figure, so that code and caches are there already. */
const WARM_UP = 12;
const AT_ONCE = 12;

const subjectsOf = ({ games }: Checkout): Subject[] => [
  {
    game: games.slayTheSpire,
    setup: { characters: ['Ironclad', 'Silent', 'Defect', 'Watcher'], climb: {} },
    seats: 4,
    moves: 240,
  },
  {
    game: games.mysticSpires,
    setup: { decks: ['March of Cinders', 'Overdue Tides'] },
    seats: 2,
    moves: 300,
  },
  { game: games.stygianSociety, setup: { players: 4 }, seats: 4, moves: 60 },
];

/** Some tables side by side, as many as a server is asked for at once. */
const forEach = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> => {
  let next = 0;
  const go = async (): Promise<void> => {
    while (next < items.length) await work(items[next++] as Item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, go));
};

const measureGame = async (server: MeasuredServer, subject: Subject, count: number): Promise<string[]> => {
  const { url } = server;
  const planNext = createPlans(subject, FOLLOWED_MOVES);
  const open = async (amount: number): Promise<PlayedTable[]> => {
    const plans = Array.from({ length: amount }, planNext);
    const tables: PlayedTable[] = [];
    await forEach(plans, async (plan) => {
      const table = await openTable(url, subject, plan);
      await connect(url, table);
      await play(table, 0, subject.moves);
      await disconnect(table);
      tables.push(table);
    });
    return tables;
  };
  await open(WARM_UP);
  const empty = await server.memory();
  const tables = await open(count);
  const played = await server.memory();
  const began = await server.cpuMs();
  await forEach(tables, async (table) => {
    await connect(url, table);
    await watch(table);
  });
  const watched = await server.memory();
  await forEach(tables, (table) => play(table, subject.moves, subject.moves + FOLLOWED_MOVES));
  const followed = await server.memory();
  const cpu = ((await server.cpuMs()) - began) / count;
  const each = (memory: Memory): string =>
    [memory.heap - empty.heap, memory.resident - empty.resident]
      .map((bytes) => `${(bytes / count / 1000).toFixed(0)} KB`.padStart(10))
      .join('');
  return [
    `${subject.game.id}, ${count} tables after ${subject.moves} moves`,
    `  played, nobody there          ${each(played)}`,
    `  two sockets that look         ${each(watched)}`,
    `  and ${FOLLOWED_MOVES} moves before their eyes  ${each(followed)}`,
    `  (looking and these moves took ${cpu.toFixed(1)} ms of processor time a table)`,
  ];
};

const values = readOptions({
  tables: { type: 'string', default: '300' },
  only: { type: 'string', default: '' },
  checkout: { type: 'string', default: root },
  snapshot: { type: 'string' },
});
const count = wholeNumber('tables', values.tables, 1);
const checkout = await bundleCheckout(checkoutFolder('checkout', values.checkout));
const subjects = subjectsOf(checkout).filter(({ game }) => game.id.includes(values.only));
if (subjects.length === 0) refuse(`no game has "${values.only}" in its name`);
console.log(
  `bytes per table, for ${values.checkout}`.padEnd(32),
  'heap'.padStart(10),
  'resident'.padStart(9),
);
for (const subject of subjects) {
  // A process for each game, so that none pays for another's code.
  const server = await startMeasured(checkout.server);
  for (const line of await measureGame(server, subject, count)) console.log(line);
  if (values.snapshot !== undefined) await server.writeHeapSnapshot(values.snapshot);
  await server.close();
}
// The sockets of people who are still connected.
process.exit(0);
