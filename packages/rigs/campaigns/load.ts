/** Many tables with people who move at a pace. People and server are processes of their own. */
import { loadavg } from 'node:os';
import { METRICS_TOKEN } from '../moves/measured-server.ts';
import { buildCrowd, openCrowd } from '../moves/open-crowd.ts';
import type { Campaign, Figures } from './campaign.ts';
import { freeMemory } from './free-memory.ts';
import { cpuPerMove, startLoaded } from './loaded.ts';

const TABLES = 200;
const PACE_MS = 15_000;
/** Tables opened by one order. */
const OPENED = 50;
const SLICE_MS = 10_000;

const within = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;

/** The value of one metric of the server, summed over its labels. */
const metric = (text: string, name: string): number =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);

/** The bound that this share of the accepted commands did not exceed, by the server's own histogram. */
const commandBound = (text: string, share: number): number => {
  const buckets = new Map<number, number>();
  for (const [, bound = '', count] of text.matchAll(
    /^spires_command_seconds_bucket\{le="([^"]+)".*\} (\d+)$/gm,
  )) {
    const seconds = bound === '+Inf' ? Number.POSITIVE_INFINITY : Number(bound);
    buckets.set(seconds, (buckets.get(seconds) ?? 0) + Number(count));
  }
  const all = buckets.get(Number.POSITIVE_INFINITY) ?? 0;
  const sorted = [...buckets].sort(([one], [other]) => one - other);
  return 1000 * (sorted.find(([, count]) => count >= share * all)?.[0] ?? Number.NaN);
};

/** Checkouts before there were metrics answer with something else. */
const metricsOf = async (urls: readonly string[]): Promise<string> => {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const texts = urls.map(async (url) => (await fetch(`${url}/metrics`, { headers })).text());
  return (await Promise.all(texts)).join('\n');
};

export const load: Campaign = async (run) => {
  const { tables = TABLES, paceMs = PACE_MS } = run;
  const server = await startLoaded(run);
  const crowd = openCrowd(await buildCrowd());
  const { urls } = server;
  const times: number[] = [];
  let ended = 0;
  try {
    for (let opened = 0; opened < tables; opened += OPENED) {
      const pairs = Math.min(OPENED, tables - opened);
      await crowd.order({ pairs, urls, seed: `${run.seed} ${opened}` });
      if (opened % 500 === 0) run.print(`${opened + pairs} of ${tables} tables are open`);
    }
    freeMemory();
    // Everything that runs often is compiled before it counts.
    await crowd.order({ paceMs, ms: Math.min(paceMs, SLICE_MS) });
    const [before, began] = [await server.cpu(), performance.now()];
    while (!run.isOver()) {
      const done = await crowd.order({ paceMs, ms: Math.min(SLICE_MS, run.msLeft()) });
      times.push(...(done.times ?? []));
      ended += done.ended;
      for (const fault of done.faults ?? []) run.fault(fault);
      run.progress(() => `${times.length} moves, load ${loadavg()[0]?.toFixed(1)}`);
    }
    const seconds = (performance.now() - began) / 1000;
    const after = await server.cpu();
    const text = await metricsOf(urls);
    if (times.length === 0) run.fault('nobody has made a move');
    const sorted = times.toSorted((one, other) => one - other);
    const ms = (share: number): string => within(sorted, share).toFixed(1);
    const figures: Figures = {
      tables,
      servers: urls.length,
      'processes of a server': run.processes ?? 1,
      'seconds between two moves of a person': paceMs / 1000,
      moves: times.length,
      'moves a second': (times.length / seconds).toFixed(1),
      'ms until everyone saw a move, p50': ms(0.5),
      'ms until everyone saw a move, p95': ms(0.95),
      'ms until everyone saw a move, p99': ms(0.99),
      'ms until everyone saw a move, most': ms(1),
      'server: p50 of commands, at most ms': commandBound(text, 0.5),
      'server: p95 of commands, at most ms': commandBound(text, 0.95),
      'server: p99 of commands, at most ms': commandBound(text, 0.99),
      ...cpuPerMove(before, after, times.length),
      'server: resident MB': (metric(text, 'process_resident_memory_bytes') / 1e6).toFixed(0),
      'server: heap MB': (metric(text, 'nodejs_heap_size_used_bytes') / 1e6).toFixed(0),
      'games ended': ended,
    };
    return figures;
  } finally {
    crowd.disperse();
    await server.end();
  }
};
