/** Disturbs sockets while people play, and compares what a disturbed screen shows with a new one. */
import { isDeepStrictEqual } from 'node:util';
import { randomBelow } from '@three-spires/kernel';
import { buildServer } from '../built-server.ts';
import { startServer } from '../moves/measured-server.ts';
import type { Person } from '../moves/person.ts';
import type { SeatedTable } from '../moves/seated-table.ts';
import type { Campaign, Run } from './campaign.ts';
import { inTime, intend, isFinished, openTable } from './players.ts';

const TABLES = 9;
const PATIENCE_MS = 20_000;
/** How many moves the others make meanwhile, if they can. */
const MEANWHILE = 3;

type Disturbed = { readonly table: SeatedTable; readonly person: Person; readonly run: Run };

/** One of these people makes a move and sees it. The number of its entry; undefined where none of them can. */
const moveBy = async (table: SeatedTable, among: readonly Person[]): Promise<number | undefined> => {
  const intention = intend(table, among);
  if (intention === undefined) return undefined;
  const answer = await intention.person.ask(intention.message);
  if (answer.type !== 'accepted') throw new Error(`a legal move was answered with ${JSON.stringify(answer)}`);
  for (const person of among) await person.see(answer.seq);
  return answer.seq;
};

const othersMove = async ({ table, person }: Disturbed): Promise<void> => {
  const others = table.people.filter((other) => other !== person);
  for (let move = 0; move < MEANWHILE; move++) if ((await moveBy(table, others)) === undefined) return;
};

const DISTURBANCES: Readonly<Record<string, (disturbed: Disturbed) => Promise<void>>> = {
  async drop(disturbed) {
    disturbed.person.socket()?.terminate();
    await othersMove(disturbed);
    await disturbed.person.join(disturbed.table.table);
  },
  /** The old socket stays open, and nobody reads it any more. */
  async 'half-open'(disturbed) {
    const old = disturbed.person.socket();
    old?.pause();
    await othersMove(disturbed);
    await disturbed.person.join(disturbed.table.table);
    await othersMove(disturbed);
    old?.terminate();
  },
  async slow(disturbed) {
    disturbed.person.socket()?.pause();
    await othersMove(disturbed);
    disturbed.person.socket()?.resume();
  },
  async duplicate({ table, person, run }) {
    const twin = person.twin();
    await twin.join(table.table);
    await twin.see(0);
    const seq = (await moveBy(table, table.people)) ?? 0;
    await twin.see(seq);
    if (!isDeepStrictEqual(shownBy(twin), shownBy(person))) run.fault(`${table.game}: two screens differ`);
    twin.socket()?.terminate();
  },
  /** The socket is gone before the answer comes; the same command is sent again, twice. */
  async 'mid-command'({ table, person, run }) {
    const intention = intend(table, [person]);
    const lost = intention && person.ask(intention.message).catch(() => undefined);
    person.socket()?.terminate();
    await lost;
    await person.join(table.table);
    await person.see(0);
    if (intention === undefined) return;
    const [one, other] = [await person.ask(intention.message), await person.ask(intention.message)];
    if (one.type !== 'accepted' || !isDeepStrictEqual(one, other))
      run.fault(`${table.game}: a move sent three times was answered ${JSON.stringify([one, other])}`);
    else await person.see(one.seq);
  },
};

/** A clock shows the time of the message; everything else must be the same. */
const shownBy = (person: Person): unknown => {
  const { clock, ...rest } = person.picture() ?? {};
  return rest;
};

/** Everyone has caught up, and a new screen of the same person shows the same. */
const compare = async ({ table, person, run }: Disturbed, kind: string): Promise<void> => {
  const newest = Math.max(...table.people.map((each) => each.picture()?.seq ?? 0));
  for (const each of table.people) await each.see(newest);
  const fresh = person.twin();
  await fresh.join(table.table);
  await fresh.see(newest);
  if (!isDeepStrictEqual(shownBy(fresh), shownBy(person)))
    run.fault(`${table.game}: after "${kind}" at entry ${newest} the screen differs from a new one`);
  fresh.leave();
};

/** What the table asks now, by game and kind of decision. */
const promptsAt = ({ game, people }: SeatedTable): string[] =>
  people.flatMap((person) =>
    (person.picture()?.outlooks ?? []).flatMap(({ decisions }) =>
      decisions.map(({ kind }) => `${game} ${kind}`),
    ),
  );

export const sockets: Campaign = async (run) => {
  const { random, tables: count = TABLES } = run;
  const server = await startServer(await buildServer());
  const kinds = Object.keys(DISTURBANCES);
  const done: Record<string, number> = Object.fromEntries(kinds.map((kind) => [kind, 0]));
  const prompts = new Set<string>();
  let moves = 0;
  let opened = 0;
  const open = (): Promise<SeatedTable> => {
    randomBelow(random, 0, 2);
    return openTable([server.url], random, opened++, false);
  };
  const total = (): number => Object.values(done).reduce((sum, each) => sum + each, 0);
  try {
    const tables: SeatedTable[] = [];
    while (tables.length < count) tables.push(await open());
    while (!run.isOver()) {
      const at = randomBelow(random, 0, tables.length);
      const table = tables[at] as SeatedTable;
      const kind = kinds[randomBelow(random, 0, kinds.length)] as string;
      const person = table.people[randomBelow(random, 0, table.people.length)] as Person;
      const disturbed = { table, person, run };
      for (const prompt of promptsAt(table)) prompts.add(prompt);
      try {
        await inTime(DISTURBANCES[kind]?.(disturbed) ?? Promise.resolve(), PATIENCE_MS, kind);
        await inTime(compare(disturbed, kind), PATIENCE_MS, `catching up after "${kind}"`);
        if ((await inTime(moveBy(table, table.people), PATIENCE_MS, 'a move')) !== undefined) moves++;
        done[kind] = (done[kind] ?? 0) + 1;
      } catch (error) {
        run.fault(`${table.game}, ${kind}: ${String(error)}`);
        tables[at] = await open();
      }
      if (isFinished(table)) tables[at] = await open();
      run.progress(() => `${total()} disturbances, ${prompts.size} kinds of prompt`);
    }
  } finally {
    await server.end();
  }
  return {
    ...done,
    'in all': total(),
    'kinds of prompt': prompts.size,
    tables: opened,
    'moves between': moves,
  };
};
