/**
 * Three guests of one address send the dearest messages as fast as they may, and do not care what is answered. Measures
 * what share of a core they get (of what a
 * process gets that never rests, since the machine may be busy), and how long the moves of a person at another address take meanwhile.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_SETTINGS } from '@three-spires/server/settings';
import { createVisitor, type Line, type MessageOf, type Visitor } from '@three-spires/server/testing';
import { buildServer } from '../built-server.ts';
import { startServer } from '../moves/measured-server.ts';
import { MANY_MOVES } from '../poison/set-ups.ts';
import type { Campaign, Run } from './campaign.ts';
import { secondsOf } from './processor-time.ts';

const GUESTS_AT = '203.0.113.7';
const OTHER_AT = '198.51.100.9';
/** As many as `messages` in the server's settings/limits.ts lets through. */
const MESSAGES_PER_SECOND = 50;
const SCREENS = 31;
/** How soon they try again what they need before it begins. */
const RETRY_MS = 2_000;
const MOST_PREVIEWS = 150;
/** Time between two moves of the other person. */
const PACE_MS = 250;
/** Of the time: to get warm, without the guests, until they have used up what was saved for them, and with them. */
const PHASES = { warm: 0.1, quiet: 0.2, settling: 0.3, loud: 0.4 };
/** Above its share: what the system does for connections that are not read, and what is measured too late. */
const TOLERANCE = 1.5;

type Guest = { readonly visitor: Visitor; readonly table: string; readonly lines: readonly Line[] };

/** Connects as soon as the server lets them: on a slow machine coming in already takes the budget. */
const connect = async (visitor: Visitor): Promise<Line> => {
  for (;;)
    try {
      return await visitor.connect();
    } catch {
      await sleep(RETRY_MS);
    }
};

const look = async (line: Line, table: string): Promise<MessageOf<'picture'>> => {
  const again = setInterval(() => line.send({ type: 'watch', table, changes: true }), RETRY_MS);
  line.send({ type: 'watch', table, changes: true });
  try {
    return await line.next('picture');
  } finally {
    clearInterval(again);
  }
};

const seat = async (url: string, screens: number): Promise<Guest> => {
  const visitor = createVisitor(url, undefined, GUESTS_AT);
  const { game, setup } = MANY_MOVES;
  const { table } = await visitor.openTable(game, setup, ['me', 'me', 'me', 'me']);
  const lines: Line[] = [];
  for (let count = 0; count < screens; count++) {
    const line = await connect(visitor);
    await look(line, table);
    // Nobody reads what else comes.
    line.socket.removeAllListeners('message');
    lines.push(line);
  }
  return { visitor, table, lines };
};

/** What each of the three keeps sending. */
const spammers = async (url: string): Promise<readonly (() => void)[]> => {
  const [watcher, asker, mover] = [await seat(url, 1), await seat(url, 1), await seat(url, SCREENS)];
  const { picture } = await look(await connect(asker.visitor), asker.table);
  const outlook = picture.outlooks.find(({ options }) => options.length > 0);
  if (outlook === undefined || outlook.viewer === 'spectator') throw new Error('nobody can move');
  const moves = outlook.options.slice(0, MOST_PREVIEWS).map(({ move }) => move);
  const [move] = moves;
  const decision = outlook.decisions[0]?.id;
  if (move === undefined || decision === undefined) throw new Error('nobody can move');
  const viewer = outlook.viewer;
  let isMade = false;
  return [
    () => watcher.lines[0]?.send({ type: 'watch', table: watcher.table }),
    () => asker.lines[0]?.send({ type: 'preview', table: asker.table, seat: viewer, seq: 0, moves }),
    () => {
      const from = mover.lines[Math.floor(Math.random() * SCREENS)];
      const common = { command: randomUUID(), table: mover.table, seat: viewer };
      from?.send(isMade ? { type: 'undo', ...common } : { type: 'move', ...common, move, decision });
      isMade = !isMade;
    },
  ];
};

/** A person alone at a table, and what they see there. */
type Player = { readonly visitor: Visitor; table: string; line: Line; shown: MessageOf<'picture'> };

const sitDown = async (visitor: Visitor): Promise<Player> => {
  const { table } = await visitor.openTable('slay-the-spire', { characters: ['Ironclad'] }, ['me']);
  const line = await visitor.connect();
  line.send({ type: 'watch', table });
  return { visitor, table, line, shown: await line.next('picture') };
};

/** Makes a move, and says how long that took until it was answered; a new game where the last one is over. */
const moveOf = async (player: Player, run: Run): Promise<number> => {
  const [outlook] = player.shown.picture.outlooks;
  const [move, decision] = [outlook?.options[0]?.move, outlook?.decisions[0]?.id];
  if (move === undefined || decision === undefined) {
    await player.line.close();
    return Object.assign(player, await sitDown(player.visitor)) && (await moveOf(player, run));
  }
  const began = performance.now();
  const { line, table } = player;
  const answer = await line.ask({ type: 'move', command: randomUUID(), table, seat: 0, move, decision });
  const took = performance.now() - began;
  if (answer.type === 'accepted') player.shown = await line.next('picture', ({ seq }) => seq === answer.seq);
  else if (answer.type !== 'refused') run.fault(`the other person is answered ${JSON.stringify(answer)}`);
  return took;
};

/** How long each move took. One that is not answered in time has taken that long. */
const play = async (player: Player, ms: number, run: Run): Promise<readonly number[]> => {
  const until = performance.now() + ms;
  const times: number[] = [];
  while (performance.now() < until) {
    const began = performance.now();
    const late = sleep(until - began).then(() => undefined);
    const took = await Promise.race([moveOf(player, run), late]);
    times.push(took ?? performance.now() - began);
    if (took !== undefined) await sleep(PACE_MS);
  }
  return times;
};

/** A process that never rests: on a busy machine it gets as much of a core as anyone can get. */
const startTireless = (): ChildProcess => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });

const within = (times: readonly number[], share: number): string => {
  const sorted = times.toSorted((one, other) => one - other);
  return (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN).toFixed(1);
};

export const guests: Campaign = async (run) => {
  // The limits are the default ones, but for those that this machine would meet because it plays all the parts.
  const env = { TRUST_PROXY: 'loopback' };
  const server = await startServer(await buildServer(run.tree), 1, env);
  const { url } = server;
  const tireless = startTireless();
  try {
    const other = createVisitor(url, undefined, OTHER_AT);
    await other.request('GET', '/api/me');
    const player = await sitDown(other);
    /** How much the server works in proportion to one that never rests, and the times of the other person's moves. */
    const measure = async (ms: number): Promise<{ share: number; times: readonly number[] }> => {
      const all = () => Promise.all([server.cpu(), secondsOf([tireless.pid ?? 0])]);
      const [[before, most], times] = [await all(), await play(player, ms, run)];
      const [after, mostThen] = await all();
      return { share: (after - before) / 1e6 / (mostThen - most), times };
    };
    const send = await spammers(url);
    const all = run.msLeft();
    await measure(all * PHASES.warm);
    const quiet = await measure(all * PHASES.quiet);
    run.print(`quiet: ${(100 * quiet.share).toFixed(1)}% of a core, p99 ${within(quiet.times, 0.99)} ms`);
    let sent = 0;
    const spam = setInterval(() => {
      for (const each of send) each();
      sent += send.length;
    }, 1000 / MESSAGES_PER_SECOND);
    await measure(all * PHASES.settling);
    const loud = await measure(all * PHASES.loud);
    clearInterval(spam);
    const taken = loud.share - quiet.share;
    const most = (TOLERANCE * DEFAULT_SETTINGS.processorPercentPerAddress) / 100;
    if (taken > most) run.fault(`three guests of one address take ${(100 * taken).toFixed(0)}% of a core`);
    return {
      'messages sent by three guests of one address': sent,
      'share of a core without them, %': (100 * quiet.share).toFixed(1),
      'share of a core that they take, %': (100 * taken).toFixed(1),
      "another person's moves without them": quiet.times.length,
      'ms until answered without them, p50': within(quiet.times, 0.5),
      'ms until answered without them, p99': within(quiet.times, 0.99),
      "another person's moves meanwhile": loud.times.length,
      'ms until answered meanwhile, p50': within(loud.times, 0.5),
      'ms until answered meanwhile, p99': within(loud.times, 0.99),
    };
  } finally {
    tireless.kill('SIGKILL');
    await server.end();
  }
};
