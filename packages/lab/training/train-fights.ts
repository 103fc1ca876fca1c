// npm run train-fights [-- --fights 14000] [--rounds 4] [--nodes 28] [--hidden 24] [--epochs 10] [--seed 1]
//   [--parties] [--workers N] [--from FILE] [--tune] [--out FILE] [--bundle FILE]
// Learns to predict the results of Slay the Spire fights. Random decks fight enemies of all Acts, alone or,
// with `--parties`, in parties; a small net is fitted to the positions of these fights and their results.
// Each round plays with the previous round's net, and both rounds' data are used for fitting. Several nets
// are fitted from different starting weights and joined. A tenth of the fights is held out to check the net,
// which is then written to FILE, by default net.json or party-net.json in packages/bots/slay-the-spire/fight.
// The same options give the same file. `--from FILE` plays the first round with a given net; with `--tune`
// that net is fitted further instead of fresh ones.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { INPUT_NAMES, type Sample } from '@three-spires/bots/slay-the-spire/fight';
import {
  createNet,
  joinNets,
  type Net,
  type NetFile,
  readNet,
  writeNet,
} from '@three-spires/bots/slay-the-spire/net';
import { readNumber, UsageError } from '../command.ts';
import { type Given, runOnCores, workAll } from '../many-cores.ts';
import { type Drill, fightDrill } from './train-drill.ts';
import { errorOf, fitNet, type Position, positionOf } from './train-net.ts';

const USAGE =
  'npm run train-fights [-- --fights 14000] [--rounds 4] [--nodes 28] [--hidden 24] [--epochs 10] [--seed 1] [--parties] [--workers N] [--from FILE] [--tune] [--out FILE] [--bundle FILE]';
const OPTIONS = {
  fights: { type: 'string', default: '14000' },
  rounds: { type: 'string', default: '4' },
  nodes: { type: 'string', default: '28' },
  hidden: { type: 'string', default: '24' },
  nets: { type: 'string', default: '3' },
  epochs: { type: 'string', default: '10' },
  seed: { type: 'string', default: '1' },
  from: { type: 'string' },
  parties: { type: 'boolean', default: false },
  tune: { type: 'boolean', default: false },
  out: { type: 'string' },
} as const;

const SCRIPT = fileURLToPath(import.meta.url);
const MOST = 10_000_000;
/** Fights per job: few enough to distribute evenly. */
const DRILL = 50;
/** The weight of a net's expectations, from the second round on. */
const TRUST = 0.35;
/** One in this many jobs is held out. */
const ASIDE = 10;

/** A net that knows only that own HP are good and enemies' HP are bad, for the first fights. */
const firstNet = (hidden: number): Net => {
  const net = createNet(hidden, INPUT_NAMES.length);
  const line = (name: string, weight: number): void => {
    net.first[INPUT_NAMES.indexOf(name) * (hidden + 1) + hidden] = weight;
  };
  line('hp', 1.5);
  line('enemyHp', -0.6);
  line('furtherHp', -0.5);
  line('strength', 1.5);
  line('powers', 0.5);
  line('poison', 1);
  line('enemyVulnerable', 0.7);
  line('nextDamage', -0.4);
  return net;
};

type Plan = {
  readonly fights: number;
  readonly nodes: number;
  readonly seed: string;
  readonly workers: number;
  readonly trust: number;
  readonly parties: boolean;
};

/** The positions of each job, in the order of the seeds, whichever process fought them. */
const fightAll = async ({ fights, seed, workers, ...how }: Plan, net: Net): Promise<Position[][]> => {
  const file = writeNet(net, INPUT_NAMES);
  const drills = Array.from({ length: Math.ceil(fights / DRILL) }, (_, at): Drill => {
    return { ...how, seed: `${seed} ${at}`, fights: DRILL, net: file };
  });
  const met = await workAll<Drill, Sample[]>(SCRIPT, `times ${DRILL} fights`, drills, workers);
  return met.map((samples) => samples.map(positionOf));
};

const readFile = (file: string): NetFile => {
  if (!existsSync(file)) throw new UsageError(`${file} does not exist`);
  return JSON.parse(readFileSync(file, 'utf8')) as NetFile;
};

const explained = ({ net, average }: ReturnType<typeof errorOf>): string =>
  `${(100 * (1 - net / average)).toFixed(1)} %`;

const main = async ({ values, workers }: Given<typeof OPTIONS>): Promise<number> => {
  if (values.tune && values.from === undefined) throw new UsageError('--tune needs --from FILE');
  const hidden = readNumber(values.hidden, '--hidden', 1, 200);
  const nets = readNumber(values.nets, '--nets', 1, 20);
  const epochs = readNumber(values.epochs, '--epochs', 1, 1000);
  const plan = {
    fights: readNumber(values.fights, '--fights', DRILL * ASIDE, MOST),
    nodes: readNumber(values.nodes, '--nodes', 1, 10_000),
    workers,
  };
  const { parties } = values;
  const out = values.out ?? `packages/bots/slay-the-spire/fight/${parties ? 'party-net' : 'net'}.json`;
  const rounds = readNumber(values.rounds, '--rounds', 1, 20);
  const isTrusted = (round: number): boolean => round > 1 || values.from !== undefined;
  let net = values.from === undefined ? firstNet(hidden) : readNet(readFile(values.from), INPUT_NAMES);
  let learned: Position[] = [];
  for (let round = 1; round <= rounds; round++) {
    const seed = `fights ${values.seed} ${round}`;
    const met = await fightAll({ ...plan, parties, seed, trust: isTrusted(round) ? TRUST : 0 }, net);
    const aside = met.filter((_, at) => at % ASIDE === 0).flat();
    const fresh = met.filter((_, at) => at % ASIDE !== 0).flat();
    learned = [...learned.slice(-fresh.length), ...fresh];
    const before = errorOf(net, aside);
    const from = values.tune ? net : undefined;
    net = joinNets(
      Array.from({ length: from === undefined ? nets : 1 }, (_, at) =>
        fitNet(learned, { hidden, inputs: INPUT_NAMES.length, epochs, seed: `${seed} ${at}`, from }),
      ),
    );
    const error = errorOf(net, aside);
    const mean = met.flat().reduce((sum, { end }) => sum + end, 0) / met.flat().length;
    console.log(
      `round ${round}: ${fresh.length} positions, mean end ${mean.toFixed(3)}; on ${aside.length} kept aside ` +
        `${explained(error)} of the variance explained, ${explained(before)} by the net before`,
    );
    writeFileSync(out, `${JSON.stringify(writeNet(net, INPUT_NAMES), undefined, 2)}\n`);
  }
  console.log(`written to ${out}`);
  return 0;
};

runOnCores({ script: SCRIPT, usage: USAGE, options: OPTIONS, work: fightDrill, main });
