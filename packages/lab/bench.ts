// npm run bench [-- --quick --only NAME]: measures the speed of the rules next to a fixed loop; prints it and
// writes dist/bench.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import type { AnyGame } from '@three-spires/kernel';
import { mysticSpires } from '@three-spires/mystic-spires';
import { slayTheSpire } from '@three-spires/slay-the-spire';
import { stygianSociety } from '@three-spires/stygian-society';
import { readArguments, runCommand, UsageError } from './command.ts';
import { fromRoot, ROOT } from './folders.ts';
import { heapBytesOf } from './heap.ts';
import { calibrate, measureSpeed, type Speed, type Work } from './measure.ts';
import { battleWork, midBattle, mysticSpiresCopyWork } from './mystic-spires-work.ts';
import {
  climbWork,
  combatWork,
  copyWork,
  gameWork,
  midCombat,
  PARTIES,
  tableWork,
} from './slay-the-spire-work.ts';
import { floorWork, midFloor, stygianSocietyCopyWork } from './stygian-society-work.ts';

type Row = { readonly name: string; readonly unit: string } & Speed;
type Size = { readonly name: string; readonly json: number; readonly heap: number };

const work = (): { name: string; unit: string; prepare: () => Work }[] => [
  ...PARTIES.map(({ name, characters }) => ({
    name: `combats, ${name}`,
    unit: 'decisions',
    prepare: () => combatWork(characters),
  })),
  ...PARTIES.map(({ name, characters }) => ({
    name: `whole games, ${name}`,
    unit: 'decisions',
    prepare: () => gameWork(characters),
  })),
  ...PARTIES.map(({ name, characters }) => ({
    name: `whole climbs, ${name}`,
    unit: 'decisions',
    prepare: () => climbWork(characters),
  })),
  ...PARTIES.map(({ name, characters }) => ({
    name: `copies of a state, ${name}`,
    unit: 'copies',
    prepare: () => copyWork(midCombat(characters)),
  })),
  ...PARTIES.map(({ name, characters }) => ({
    name: `tables with pictures, ${name}`,
    unit: 'moves',
    prepare: () => tableWork(characters),
  })),
  { name: 'Mystic Spires, whole battles', unit: 'decisions', prepare: battleWork },
  { name: 'Mystic Spires, copies of a state', unit: 'copies', prepare: mysticSpiresCopyWork },
  { name: 'Stygian Society, whole games', unit: 'decisions', prepare: floorWork },
  { name: 'Stygian Society, copies of a state', unit: 'copies', prepare: stygianSocietyCopyWork },
];

const sizeOf = (name: string, game: AnyGame, state: unknown): Size => ({
  name,
  json: JSON.stringify(state).length,
  heap: Math.round(heapBytesOf(() => game.copy(state))),
});

const sizes = (): Size[] => [
  ...PARTIES.map(({ name, characters }) => sizeOf(name, slayTheSpire, midCombat(characters))),
  sizeOf('Mystic Spires', mysticSpires, midBattle()),
  sizeOf('Stygian Society', stygianSociety, midFloor()),
];

const whole = (value: number): string => Math.round(value).toLocaleString('en');

const printRow = ({ name, unit, perSecond, slowest, fastest, perMillionSteps }: Row): void => {
  const range = `${whole(slowest)} to ${whole(fastest)}`;
  const each = `${whole(1e9 / perSecond)} ns`;
  console.log(
    `${name.padEnd(32)}${`${whole(perSecond)} ${unit}/s`.padStart(24)}${each.padStart(14)}${range.padStart(26)}${perMillionSteps.toFixed(1).padStart(14)}`,
  );
};

const printTable = (rows: readonly Row[], states: readonly Size[], stepsPerSecond: number): void => {
  console.log(
    `${'work'.padEnd(32)}${'speed'.padStart(24)}${'each'.padStart(14)}${'slowest to fastest'.padStart(26)}${'per M steps'.padStart(14)}`,
  );
  rows.forEach(printRow);
  for (const { name, json, heap } of states)
    console.log(
      `${`state, ${name}`.padEnd(32)}${`${whole(json)} bytes as JSON`.padStart(24)}, about ${whole(heap)} on the heap`,
    );
  console.log(
    `The fixed loop ran ${whole(stepsPerSecond / 1e6)} million steps per second; ratios are to it.`,
  );
};

const writeReport = ({
  stepsPerSecond,
  ...results
}: {
  stepsPerSecond: number;
  rows: Row[];
  states: Size[];
}): void => {
  const file = path.join(ROOT, 'dist/bench.json');
  mkdirSync(path.dirname(file), { recursive: true });
  const machine = { node: process.version, processor: cpus()[0]?.model ?? 'unknown', stepsPerSecond };
  writeFileSync(file, `${JSON.stringify({ machine, ...results }, null, 2)}\n`);
  console.log(`Written to ${fromRoot(file)}.`);
};

/** The work whose name contains the text. */
const chosenWork = (only: string): ReturnType<typeof work> => {
  const chosen = work().filter(({ name }) => name.toLowerCase().includes(only.toLowerCase()));
  if (chosen.length > 0) return chosen;
  throw new UsageError(`no work has "${only}" in its name`);
};

runCommand('npm run bench [-- --quick --only NAME]', (args) => {
  const { positionals, values } = readArguments(args, {
    quick: { type: 'boolean' },
    only: { type: 'string', default: '' },
  });
  if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is too much`);
  const [runs, milliseconds] = values.quick ? [1, 20] : [7, 400];
  calibrate();
  const rows = chosenWork(values.only).map(({ name, unit, prepare }) => ({
    name,
    unit,
    ...measureSpeed(prepare(), runs, milliseconds),
  }));
  const states = values.only === '' ? sizes() : [];
  const stepsPerSecond = calibrate();
  printTable(rows, states, stepsPerSecond);
  // A quick or partial run is not a report: it only shows that everything can be measured.
  if (!values.quick && values.only === '') writeReport({ rows, states, stepsPerSecond });
  return 0;
});
