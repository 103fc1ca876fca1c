// npm run scenario -- FILE.json [FILE.json ...]: builds positions, plays their moves and prints the results.
import { readFileSync } from 'node:fs';
import {
  defined,
  type GameEvent,
  InputError,
  plainText,
  playScenario,
  readScenario,
  type Scenario,
  ScenarioFailure,
} from '@three-spires/kernel';
import { readArguments, runCommand, UsageError } from '../command.ts';
import { fromCaller } from '../folders.ts';
import { findGame, type LabGame } from '../games-list.ts';
import { scenarioReference } from './scenario-reference.ts';

/** The result of one file. A scenario that could not be read has no position. */
type Result = {
  readonly file: string;
  readonly title?: string;
  readonly error?: string;
  readonly state?: unknown;
  readonly events?: readonly unknown[];
};

const readJson = (file: string): unknown => {
  let text: string;
  try {
    text = readFileSync(fromCaller(file), 'utf8');
  } catch {
    throw new InputError(`${file} cannot be read`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InputError(`${file} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
};

const show = ({ game, seatNames }: LabGame, state: unknown, events: readonly GameEvent[]) => {
  const names = seatNames(state);
  const told = events.map((event) => ({ ...event, text: plainText(game.narrate(event, names)) }));
  return { state: game.scenario.show(state), events: told };
};

const play = (scenario: Scenario): Omit<Result, 'file'> => {
  const found = findGame(scenario.game);
  try {
    const { state, events } = playScenario(found.game, scenario);
    return show(found, state, events as readonly GameEvent[]);
  } catch (error) {
    if (!(error instanceof ScenarioFailure)) throw error;
    return { error: error.message, ...show(found, error.state, error.events) };
  }
};

const runFile = (file: string): Result => {
  try {
    const scenario = readScenario(readJson(file));
    return { file, ...defined({ title: scenario.title }), ...play(scenario) };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { file, error: error.message };
  }
};

/** One file: the position and its events. After a failed step, the position so far. */
const printOne = ({ error, state, events }: Result): void => {
  if (state !== undefined) console.log(JSON.stringify({ error, state, events }, null, 2));
  if (error !== undefined) console.error(error);
};

/** Several files: one line each, and the position so far for each that failed. */
const printMany = (results: readonly Result[]): void => {
  for (const { file, title, error, state } of results) {
    console.log(
      `${error === undefined ? 'ok    ' : 'FAILED'} ${file}${title === undefined ? '' : `: ${title}`}`,
    );
    if (error === undefined) continue;
    console.log(`       ${error}`);
    if (state !== undefined) console.log(JSON.stringify(state, null, 2).replaceAll(/^/gm, '       '));
  }
  const failed = results.filter(({ error }) => error !== undefined).length;
  console.log(`${results.length - failed} passed, ${failed} failed`);
};

runCommand('npm run scenario -- [--json] FILE.json [FILE.json ...] | --reference', (args) => {
  const { positionals, values } = readArguments(args, {
    json: { type: 'boolean' },
    reference: { type: 'boolean' },
  });
  if (values.reference) {
    console.log(scenarioReference());
    return 0;
  }
  if (positionals.length === 0) throw new UsageError('scenario file is missing');
  const results = positionals.map(runFile);
  const [only] = results;
  if (values.json) console.log(JSON.stringify(results, null, 2));
  else if (results.length === 1 && only !== undefined) printOne(only);
  else printMany(results);
  return results.every(({ error }) => error === undefined) ? 0 : 1;
});
