/**
 * npm run campaign -- KIND [--minutes 2] [--seed TEXT] [--tables N] [--pace SECONDS] [--processes N] [--nodes N]
 * [--tree FOLDER] [--restart-postgres COMMAND]: tries for a while to break what the server promises, prints how it goes,
 * and writes a summary to dist/campaigns. Exits with 1 where a promise was broken.
 */

import path from 'node:path';
import { parseArgs } from 'node:util';
import { defined } from '@three-spires/kernel';
import { giveUp } from '@three-spires/server/settings';
import { checkoutFolder, refuse, wholeNumber } from '../options.ts';
import { type Campaign, runCampaign } from './campaign.ts';
import { cluster } from './cluster.ts';
import { fuzz } from './fuzz.ts';
import { guests } from './guests.ts';
import { kill } from './kill.ts';
import { load } from './load.ts';
import { programs } from './programs.ts';
import { secrets } from './secrets.ts';
import { sockets } from './sockets.ts';
import { markdownOf, writeSummary } from './summary.ts';

const CAMPAIGNS: Readonly<Record<string, Campaign>> = {
  kill,
  sockets,
  fuzz,
  secrets,
  load,
  cluster,
  guests,
  programs,
};
/** Options that only some kinds have. */
const OPTION_KINDS = {
  processes: ['load'],
  nodes: ['load', 'secrets'],
  tree: ['load', 'guests'],
  'restart-postgres': ['cluster'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
const KINDS = Object.keys(CAMPAIGNS).join(', ');

const read = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        minutes: { type: 'string', default: '2' },
        seed: { type: 'string', default: String(Date.now()) },
        tables: { type: 'string' },
        pace: { type: 'string' },
        nodes: { type: 'string' },
        tree: { type: 'string' },
        processes: { type: 'string' },
        'restart-postgres': { type: 'string' },
      },
    });
  } catch (error) {
    return refuse((error as Error).message.split('. ')[0] ?? '');
  }
};

const positive = (option: string, text: string): number => {
  const number = Number(text);
  return number > 0 && number <= 24 * 60
    ? number
    : refuse(`--${option} must be a number above 0 and up to 1440, not "${text}"`);
};

const { values, positionals } = read();
const [kind = '', ...more] = positionals;
const campaign = Object.hasOwn(CAMPAIGNS, kind) ? CAMPAIGNS[kind] : undefined;
if (campaign === undefined || more.length > 0)
  refuse(`Name one kind of campaign: ${KINDS}. "${positionals.join(' ')}" is none.`);
const { seed, tables, pace, processes, nodes, tree, 'restart-postgres': restartPostgres } = values;
for (const [option, fitting] of Object.entries(OPTION_KINDS))
  if (
    values[option as keyof typeof OPTION_KINDS] !== undefined &&
    !(fitting as readonly string[]).includes(kind)
  )
    refuse(`--${option} is for ${fitting.join(' and ')}, not for ${kind}`);
if (nodes !== undefined && (tree !== undefined || processes !== undefined))
  refuse('--nodes excludes --tree and --processes: each node is one process of this checkout');
if (tree !== undefined && processes !== undefined)
  refuse('--tree excludes --processes: other checkouts run as one process');
const options = {
  minutes: positive('minutes', values.minutes),
  seed,
  ...(tables === undefined ? {} : { tables: wholeNumber('tables', tables, 1) }),
  ...(pace === undefined ? {} : { paceMs: 1000 * positive('pace', pace) }),
  ...(nodes === undefined ? {} : { nodes: wholeNumber('nodes', nodes, 1) }),
  ...(tree === undefined ? {} : { tree: checkoutFolder('tree', tree) }),
  ...(processes === undefined ? {} : { processes: wholeNumber('processes', processes, 1) }),
  ...defined({ restartPostgres }),
  print: (line: string) => console.log(line),
};
console.log(`${kind}: ${options.minutes} minutes, seed ${seed}`);
const result = await runCampaign(campaign as Campaign, options).catch(giveUp);
const file = writeSummary(path.resolve('dist/campaigns'), kind, options, result);
console.log(`\n${markdownOf(kind, options, result)}\nWritten to ${file}`);
process.exitCode = result.faults.length === 0 ? 0 : 1;
