/** Options of the commands that measure a server. Wrong input ends a command with one sentence. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';

export const refuse = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<Known extends Options> = ReturnType<typeof parseArgs<{ options: Known; strict: true }>>['values'];

export const readOptions = <Known extends Options>(options: Known): Values<Known> => {
  try {
    return parseArgs({ options, strict: true }).values;
  } catch (error) {
    return refuse(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error));
  }
};

export const wholeNumber = (option: string, text: string, least: number): number => {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least) return number;
  return refuse(`--${option} must be a whole number from ${least} on, not "${text}"`);
};

/** The folder of a checkout, as an absolute path. */
export const checkoutFolder = (option: string, folder: string): string => {
  if (existsSync(path.join(folder, 'packages/server/main.ts'))) return path.resolve(folder);
  return refuse(
    `--${option} must be a folder with a checkout; there is no packages/server/main.ts in "${folder}"`,
  );
};
