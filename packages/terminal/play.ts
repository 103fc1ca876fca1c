// npm run play -- --game GAME [options], or --table LINK: plays any game in a terminal.
import { createInterface } from 'node:readline';
import type {
  ClaimSeatAnswer,
  NewTableAnswer,
  TableList,
  TableSummary,
} from '@three-spires/session/protocol';
import { readWanted, usage, type Wanted } from './arguments.ts';
import { findGame } from './games.ts';
import { type Host, PlayerError } from './hosts/host.ts';
import { createStyle, type Style } from './screen/style.ts';
import { choiceAt, openingOf } from './set-up.ts';
import type { Terminal } from './table/desk.ts';
import { type Played, playTable } from './table/play-table.ts';

const USUAL_COLUMNS = 80;

const styleFor = (colour: boolean): Style => createStyle(process.stdout.columns ?? USUAL_COLUMNS, colour);

const write = (line: string): void => void process.stdout.write(`${line}\n`);

/** Lines of the standard input. Ctrl-C and the end of input both end the game. */
const openTerminal = (style: Style): Terminal & { close(): void } => {
  const input = createInterface({ input: process.stdin, terminal: false });
  const early: string[] = [];
  let hear: ((text: string) => void) | undefined;
  let isEnded = false;
  let end: (() => void) | undefined;
  input.on('line', (text) => (hear === undefined ? early.push(text) : hear(text)));
  const ended = (): void => {
    isEnded = true;
    end?.();
  };
  input.on('close', ended);
  const stop = (): void => {
    early.length = 0;
    ended();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return {
    style,
    isPatient: process.stdin.isTTY !== true,
    write,
    listen(line, done) {
      hear = line;
      end = done;
      for (const text of early.splice(0)) line(text);
      if (isEnded) done();
    },
    close: () => input.close(),
  };
};

/** The newest table in the file that goes on. */
const runningTable = async (host: Host, game: string): Promise<string | undefined> => {
  const { tables } = (await host.call('GET', '/api/tables')) as TableList;
  return tables
    .filter((table) => table.game === game && table.status === 'playing')
    .sort((one, other) => other.changedAt - one.changedAt)[0]?.table;
};

const openGame = async (
  host: Host,
  { game, answers, seed, file, fresh, setUpFile }: Wanted,
): Promise<Played> => {
  if (game === undefined) throw new PlayerError('Which game?');
  const running = file === undefined || fresh ? undefined : await runningTable(host, game.id);
  if (running !== undefined) {
    write('The game in this file goes on. Begin another with --new.');
    return { table: running };
  }
  const opening = await openingOf(host, game, answers, setUpFile);
  const body = { ...opening, ...(seed === undefined ? {} : { seed }) };
  const { table } = (await host.call('POST', '/api/tables', body)) as NewTableAnswer;
  return { table };
};

/** Sits down where a seat is open, and watches otherwise. */
const joinTable = async (
  host: Host,
  table: string,
  invite: string | undefined,
  deck: string | undefined,
): Promise<Played> => {
  const query = invite === undefined ? '' : `?invite=${encodeURIComponent(invite)}`;
  const summary = (await host.call('GET', `/api/tables/${table}${query}`)) as TableSummary;
  if (summary.seats.some(({ mine }) => mine)) return { table };
  const open = summary.seats.find((seat) => seat.open && seat.barred !== true);
  if (open !== undefined && invite !== undefined) {
    const choice = open.choice === true ? await choiceAt(host, findGame(summary.game), deck) : undefined;
    const body = { invite, seat: open.seat, ...(choice === undefined ? {} : { choice }) };
    (await host.call('POST', `/api/tables/${table}/seats`, body)) as ClaimSeatAnswer;
    return { table };
  }
  write('There is no seat for you at this table. You are watching.');
  return { table, ...(invite === undefined ? {} : { invite }) };
};

const play = async (wanted: Wanted): Promise<void> => {
  const terminal = openTerminal(styleFor(wanted.colour));
  let host: Host | undefined;
  try {
    if (wanted.link === undefined) {
      const { openLocal } = await import('./hosts/local.ts');
      host = await openLocal(wanted.file);
      await playTable(host, await openGame(host, wanted), terminal);
    } else {
      const { openRemote, readLink } = await import('./hosts/remote.ts');
      const { server, table, invite } = readLink(wanted.link);
      host = await openRemote(server);
      await playTable(host, await joinTable(host, table, invite, wanted.deck), terminal);
    }
    write('Goodbye.');
  } finally {
    terminal.close();
    await host?.close();
  }
};

const main = async (): Promise<void> => {
  const wanted = readWanted(process.argv.slice(2), process.env, process.stdout.isTTY === true);
  if (wanted.help) usage().forEach(write);
  else await play(wanted);
};

// The reader of the output may stop early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof PlayerError ? error.message : error);
    process.exit(1);
  },
);
