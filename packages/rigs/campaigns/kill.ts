/** Ends a server again and again while people play, and looks for moves that were acknowledged and are lost or doubled. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomBelow } from '@three-spires/kernel';
import { openStore } from '@three-spires/server/store';
import { startChildServer } from '@three-spires/server/testing';
import { UNLIMITED } from '../moves/measured-server.ts';
import type { SeatedTable } from '../moves/seated-table.ts';
import { type Accepted, compareWithLogs } from './acknowledged.ts';
import type { Campaign, Run } from './campaign.ts';
import { type Intention, inTime, intend, isFinished, openTable } from './players.ts';

const TABLES = 12;
const PATIENCE_MS = 30_000;
const SHORTEST_LIFE_MS = 200;
const LONGEST_LIFE_MS = 1_500;
/** One server in this many is told to stop, the others are killed. */
const POLITE_ONE_IN = 8;
/** A person may send 50 messages a second. */
const PACE_MS = 25;
/** How many of the newest moves are sent again after each end. */
const SENT_AGAIN = 3;

type Kept = {
  readonly seated: SeatedTable;
  readonly accepted: Accepted[];
  /** Sent, but not answered. */
  pending: Intention | undefined;
};

/** Plays until the server is gone or the game is over. */
const playOn = async (run: Run, kept: Kept, signal: AbortSignal): Promise<void> => {
  const { seated, accepted } = kept;
  while (!signal.aborted && !isFinished(seated)) {
    const pause = sleep(PACE_MS);
    const intention = intend(seated);
    if (intention !== undefined) {
      kept.pending = intention;
      const answer = await intention.person.ask(intention.message);
      kept.pending = undefined;
      if (answer.type === 'accepted') {
        accepted.push({ ...intention, seq: answer.seq });
        await intention.person.see(answer.seq);
      } else if (answer.type !== 'refused')
        run.fault(`a move at ${seated.game} was answered with ${JSON.stringify(answer)}`);
    }
    await pause;
  }
};

/** Everyone comes back. What was acknowledged is answered alike, and what was not is settled now. */
const comeBack = async (run: Run, kept: Kept): Promise<void> => {
  const { seated, accepted } = kept;
  for (const person of seated.people) {
    await person.join(seated.table);
    await person.see(0);
  }
  const last = accepted.at(-1)?.seq ?? 0;
  const shown = seated.people[0]?.picture()?.seq ?? -1;
  if (shown < last) run.fault(`${seated.game}: entry ${last} was acknowledged, and ${shown} is the newest`);
  for (const { person, message, seq } of accepted.slice(-SENT_AGAIN)) {
    const answer = await person.ask(message);
    if (answer.type !== 'accepted' || answer.seq !== seq)
      run.fault(`${seated.game}: move ${seq}, sent again, was answered with ${JSON.stringify(answer)}`);
  }
  const { pending } = kept;
  kept.pending = undefined;
  if (pending === undefined) return;
  const answer = await pending.person.ask(pending.message);
  if (answer.type === 'accepted') accepted.push({ ...pending, seq: answer.seq });
  // A bot or the other player may have moved first.
  else if (answer.type !== 'refused')
    run.fault(`${seated.game}: an unanswered move, sent again: ${JSON.stringify(answer)}`);
};

export const kill: Campaign = async (run) => {
  const { random, tables: count = TABLES } = run;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'three-spires-kill-'));
  const start = (port: string) =>
    startChildServer({ ...UNLIMITED, NODE_ENV: 'production', PORT: port, DATA_DIR: dataDir });
  let server = await start('0');
  const { url } = server;
  const all: Kept[] = [];
  let tables: Kept[] = [];
  const refill = async (): Promise<void> => {
    tables = tables.filter(({ seated }) => !isFinished(seated));
    while (tables.length < count) {
      randomBelow(random, 0, 2);
      const kept = {
        seated: await openTable([url], random, all.length, true),
        accepted: [],
        pending: undefined,
      };
      tables.push(kept);
      all.push(kept);
    }
  };
  const counts = { SIGKILL: 0, SIGTERM: 0 };
  const acknowledged = (): number => all.reduce((sum, { accepted }) => sum + accepted.length, 0);
  try {
    await refill();
    while (!run.isOver()) {
      const stop = new AbortController();
      const playing = Promise.allSettled(tables.map((kept) => playOn(run, kept, stop.signal)));
      await sleep(SHORTEST_LIFE_MS + randomBelow(random, 0, LONGEST_LIFE_MS - SHORTEST_LIFE_MS));
      const signal = randomBelow(random, 0, POLITE_ONE_IN) === 0 ? 'SIGTERM' : 'SIGKILL';
      const code = await server.end(signal);
      counts[signal]++;
      if (signal === 'SIGTERM' && code !== 0)
        run.fault(`the server stopped with ${code}: ${server.output()}`);
      stop.abort();
      await inTime(playing, PATIENCE_MS, 'noticing the end');
      server = await start(new URL(url).port);
      const back = tables.map((kept) =>
        inTime(comeBack(run, kept), PATIENCE_MS, `coming back to ${kept.seated.game}`),
      );
      for (const result of await Promise.allSettled(back))
        if (result.status === 'rejected') run.fault(String(result.reason));
      await refill();
      run.progress(
        () => `${counts.SIGKILL} kills, ${counts.SIGTERM} stops, ${acknowledged()} moves acknowledged`,
      );
    }
  } finally {
    await server.end('SIGTERM');
  }
  const store = await openStore({ dataDir });
  await compareWithLogs(run, store, all);
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
  return {
    SIGKILL: counts.SIGKILL,
    SIGTERM: counts.SIGTERM,
    tables: all.length,
    'tables with a bot': all.filter(({ seated }) => seated.people.length === 1).length,
    'moves acknowledged': acknowledged(),
  };
};
