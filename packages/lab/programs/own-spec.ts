/** Bots as they are named on the command line: a level, a file, or a command. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { type BotLevel, levelsOf } from '@three-spires/bots';
import { didYouMean } from '@three-spires/kernel';
import { UsageError } from '../command.ts';
import { fromCaller } from '../folders.ts';

/** A bot that runs in a process of its own. */
export type OwnSpec = {
  /** Unique among the bots of a command. */
  readonly name: string;
  readonly kind: 'file' | 'command';
  /** The path of the file, or the command. */
  readonly run: string;
  /** Where the command runs. */
  readonly folder: string;
};

export type LevelSpec = { readonly name: string; readonly kind: 'level'; readonly level: BotLevel };
export type BotSpec = LevelSpec | OwnSpec;

const SCRIPT = /\.[cm]?[jt]s$/;

const isFile = (text: string): boolean => {
  const file = fromCaller(text);
  return existsSync(file) && statSync(file).isFile();
};

const ownSpec = (text: string, known: readonly string[]): OwnSpec => {
  const folder = fromCaller('.');
  if (SCRIPT.test(text) && !/\s/.test(text)) {
    if (!isFile(text)) throw new UsageError(`the bot ${fromCaller(text)} does not exist`);
    const name = path.basename(text).replace(SCRIPT, '');
    return { name, kind: 'file', run: fromCaller(text), folder };
  }
  if (!/\s/.test(text) && !isFile(text))
    throw new UsageError(
      `there is no bot "${text}"${didYouMean(text, known)}: neither a level (${known.join(', ')}) nor a file, nor a command such as "python3 bot.py"`,
    );
  const words = text.split(/\s+/);
  const script = words.find((word) => isFile(word)) ?? words[0] ?? text;
  return { name: path.basename(script).replace(/\.\w+$/, ''), kind: 'command', run: text, folder };
};

/** Gives bots of the same name numbers. The name of a level is kept for the level. */
export const withOwnNames = (specs: readonly BotSpec[], levels: readonly string[]): BotSpec[] => {
  const taken = new Set<string>();
  return specs.map((spec) => {
    const isFree = (name: string): boolean =>
      !taken.has(name) && (spec.kind === 'level' || !levels.includes(name));
    let { name } = spec;
    for (let count = 2; !isFree(name); count++) name = `${spec.name} ${count}`;
    taken.add(name);
    return { ...spec, name };
  });
};

const readSpec = (game: string, text: string): BotSpec => {
  const known = levelsOf(game);
  const level = known.find((each) => each === text);
  return level === undefined ? ownSpec(text, known) : { name: level, kind: 'level', level };
};

/** Reads a list with commas between the bots. */
export const readBots = (game: string, text: string): BotSpec[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => readSpec(game, part));

/** Reads the one bot of `--bot`; a level is named by another option. */
export const readOwnBot = (game: string, text: string): OwnSpec => {
  const spec = readSpec(game, text.trim());
  if (spec.kind !== 'level') return spec;
  throw new UsageError(`--bot takes a file or a command; "${text}" is a level`);
};
