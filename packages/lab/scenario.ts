// npm run scenario -- FILE.json: builds a position, plays its moves and prints what came of it as JSON.
import { readFileSync } from 'node:fs';
import { type GameEvent, InputError, plainText, playScenario, readScenario } from '@three-spires/kernel';
import { onlyArgument, readArguments, runCommand } from './command.ts';
import { fromCaller } from './folders.ts';
import { findGame } from './games-list.ts';

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

runCommand('npm run scenario -- FILE.json', (args) => {
  const { positionals } = readArguments(args, {});
  const file = onlyArgument(positionals, 'scenario file');
  const scenario = readScenario(readJson(file));
  const { game, seatNames } = findGame(scenario.game);
  const { state, events } = playScenario(game, scenario);
  const names = seatNames(state);
  const told = events.map((event: GameEvent) => ({ ...event, text: plainText(game.narrate(event, names)) }));
  console.log(JSON.stringify({ state: game.scenario.show(state), events: told }, null, 2));
  return 0;
});
