import type { Bus, Viewer } from '../given/bus.ts';
import { repeat } from '../given/repeat.ts';
import type { Time } from '../given/time.ts';

/** How often a node re-announces the viewers of its tables, and how long that is valid. */
const SAY_AGAIN_MS = 5_000;
const COUNTS_MS = 16_000;
/** Tables per message: a bus message is limited to 8 kB. */
const TABLES_TOGETHER = 40;
const PEOPLE_TOGETHER = 20;

/**
 * The people watching a table through other nodes. Nothing is stored: entries that are not renewed expire.
 */
export type Viewers = {
  elsewhere(table: string): readonly Viewer[];
  /** Tells other nodes who is watching a table here. */
  announce(table: string): void;
  close(): void;
};

type ViewersNeeds = {
  readonly bus: Bus;
  readonly node: string;
  readonly time: Time;
  /** The tables followed here, and by whom. */
  readonly tables: () => readonly string[];
  readonly here: (table: string) => readonly Viewer[];
  readonly onChange: (table: string) => void;
  readonly sayAgainMs?: number;
  readonly countsMs?: number;
};

type Heard = { readonly people: readonly Viewer[]; at: number };

export const createViewers = (needs: ViewersNeeds): Viewers => {
  const { bus, node, time, tables, here, onChange } = needs;
  const { sayAgainMs = SAY_AGAIN_MS, countsMs = COUNTS_MS } = needs;
  /** By table and node. */
  const heard = new Map<string, Map<string, Heard>>();
  /** The tables announced to others as followed here. */
  const announced = new Set<string>();

  /** If a node has many viewers, only the first are announced. */
  const seenHere = (table: string): readonly Viewer[] => here(table).slice(0, PEOPLE_TOGETHER);

  const announce = (table: string): void => {
    const people = seenHere(table);
    const isFirst = people.length > 0 && !announced.has(table);
    if (people.length > 0) announced.add(table);
    else announced.delete(table);
    if (people.length === 0) heard.delete(table);
    bus.publish(node, { topic: 'viewers', tables: [{ table, people, ...(isFirst ? { ask: true } : {}) }] });
  };

  const sayAll = (): void => {
    let together: { table: string; people: readonly Viewer[] }[] = [];
    let count = 0;
    const say = (): void => {
      if (together.length > 0) bus.publish(node, { topic: 'viewers', tables: together });
      together = [];
      count = 0;
    };
    for (const table of tables()) {
      const people = seenHere(table);
      if (together.length === TABLES_TOGETHER || count + people.length > PEOPLE_TOGETHER) say();
      together.push({ table, people });
      count += people.length;
    }
    say();
  };

  const forgetOld = (): void => {
    const oldest = time.elapsed() - countsMs;
    for (const [table, nodes] of heard) {
      const old = [...nodes].filter(([, { at }]) => at < oldest);
      for (const [other] of old) nodes.delete(other);
      if (nodes.size === 0) heard.delete(table);
      if (old.length > 0) onChange(table);
    }
  };

  const note = (from: string, table: string, people: readonly Viewer[]): void => {
    const nodes = heard.get(table) ?? new Map<string, Heard>();
    const before = nodes.get(from)?.people ?? [];
    if (people.length === 0) nodes.delete(from);
    else nodes.set(from, { people, at: time.elapsed() });
    if (nodes.size === 0) heard.delete(table);
    else heard.set(table, nodes);
    if (JSON.stringify(before) !== JSON.stringify(people)) onChange(table);
  };

  const ends = [
    bus.subscribe((from, message) => {
      if (from === node || message.topic !== 'viewers') return;
      for (const { table, people, ask } of message.tables) {
        if (!announced.has(table)) continue;
        note(from, table, people);
        if (ask) bus.publish(node, { topic: 'viewers', tables: [{ table, people: seenHere(table) }] });
      }
    }),
    bus.onRegained(sayAll),
    repeat(time, sayAgainMs, async () => {
      forgetOld();
      sayAll();
    }),
  ];

  return {
    elsewhere: (table) => [...(heard.get(table)?.values() ?? [])].flatMap(({ people }) => people),
    announce,
    close() {
      for (const end of ends) end();
    },
  };
};
