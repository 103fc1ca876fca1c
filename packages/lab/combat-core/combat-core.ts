// npm run combat-core: the experiment behind docs/speed.md. Measures one fight of Slay the Spire over objects, over an
// Int32Array and in WebAssembly, each form in a process of its own, round by round.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readArguments, runCommand, UsageError } from '../command.ts';
import { buildCore } from './build.ts';
import {
  calledForm,
  FIGHTS,
  type Form,
  flatForm,
  objectsForm,
  rulesForm,
  webAssemblyForm,
} from './fights.ts';

const FORMS = ['rules', 'objects', 'flat', 'webassembly', 'called'] as const;
type FormName = (typeof FORMS)[number];

const LABELS: Readonly<Record<FormName, string>> = {
  rules: 'the rules, as they are',
  objects: 'core over objects',
  flat: 'core over an Int32Array',
  webassembly: 'core in WebAssembly',
  called: 'the same, called per decision',
};

const formOf = (name: FormName, file: string): Form | Promise<Form> => {
  if (name === 'rules') return rulesForm();
  if (name === 'objects') return objectsForm();
  if (name === 'flat') return flatForm();
  const code = new Uint8Array(readFileSync(file));
  return name === 'called' ? calledForm(code) : webAssemblyForm(code);
};

const processorSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Units per second of processor time, after a warm-up. */
const rateOf = (work: (index: number) => number): number => {
  const run = (seconds: number): number => {
    const began = processorSeconds();
    let units = 0;
    while (processorSeconds() - began < seconds)
      for (let index = 0; index < FIGHTS; index++) units += work(index);
    return units / (processorSeconds() - began);
  };
  run(0.5);
  return run(0.8);
};

type Measured = { readonly decisions: number; readonly copies: number; readonly endings: string };

const measure = async (name: FormName, file: string): Promise<Measured> => {
  const { play, copy, end } = await formOf(name, file);
  const endings = JSON.stringify(Array.from({ length: FIGHTS }, (_, index) => end(index)));
  const decisions = rateOf(play);
  const copies = rateOf((index) => {
    copy(index);
    return 1;
  });
  return { decisions, copies, endings };
};

const inProcess = (name: FormName, file: string): Measured =>
  JSON.parse(
    execFileSync(process.execPath, [process.argv[1] as string, '--form', name, '--core', file], {
      encoding: 'utf8',
    }),
  ) as Measured;

const median = (values: number[]): number =>
  values.sort((left, right) => left - right)[values.length >> 1] as number;

const ROUNDS = 5;

const compare = (file: string): void => {
  const rounds = Array.from({ length: ROUNDS }, () => FORMS.map((name) => inProcess(name, file)));
  const endings = new Set(rounds.flat().map((measured) => measured.endings));
  if (endings.size > 1) throw new Error('the forms do not end the fights alike');
  console.log(`${FIGHTS} fights end alike in all forms.`);
  console.log(
    `${'form'.padEnd(32)}${'decisions/s'.padStart(14)}${'of objects'.padStart(12)}${'copy'.padStart(10)}`,
  );
  FORMS.forEach((name, form) => {
    const rates = rounds.map((round) => (round[form] as Measured).decisions);
    const ratios = rounds.map(
      (round) => (round[form] as Measured).decisions / (round[1] as Measured).decisions,
    );
    const copies = rounds.map((round) => (round[form] as Measured).copies);
    const rate = Math.round(median(rates)).toLocaleString('en');
    const copy = `${Math.round(1e9 / median(copies))} ns`;
    console.log(
      `${LABELS[name].padEnd(32)}${rate.padStart(14)}${`${median(ratios).toFixed(2)}x`.padStart(12)}${copy.padStart(10)}`,
    );
  });
};

runCommand('npm run combat-core', async (args) => {
  const { values } = readArguments(args, {
    form: { type: 'string' },
    core: { type: 'string', default: '' },
  });
  if (values.form !== undefined) {
    const form = FORMS.find((name) => name === values.form);
    if (form === undefined)
      throw new UsageError(`--form must be one of ${FORMS.join(', ')}, not "${values.form}"`);
    console.log(JSON.stringify(await measure(form, values.core)));
    return 0;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'combat-core-'));
  try {
    const file = path.join(folder, 'core.wasm');
    writeFileSync(file, buildCore());
    compare(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
  return 0;
});
