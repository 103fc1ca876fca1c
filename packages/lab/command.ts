/**
 * Shared by the lab's commands: parses arguments and reports invalid input in one line instead of a stack
 * trace.
 */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { InputError } from '@three-spires/kernel';

type Main = (args: string[]) => number | Promise<number>;

const carryOut = async (usage: string, main: Main): Promise<void> => {
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    console.error(error.message);
    if (error instanceof UsageError) console.error(`Usage: ${usage}`);
    process.exitCode = 1;
  }
};

/** The reader of the output may stop early, as `head` does. */
const ignoreClosedPipe = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'EPIPE') throw error;
};

let running: Promise<void> = Promise.resolve();

/** Runs a command that returns its exit code. Invalid input is reported on stderr with exit code 1. */
export const runCommand = (usage: string, main: Main): void => {
  process.stdout.off('error', ignoreClosedPipe).on('error', ignoreClosedPipe);
  running = carryOut(usage, main);
};

/** Resolves when the command that this process has begun is done. */
export const commandDone = (): Promise<void> => running;

/** Invalid arguments: the usage follows the message. */
export class UsageError extends InputError {}

export type Options = NonNullable<ParseArgsConfig['options']>;

/** Parses options and positional arguments; an unknown option is an error. */
export const readArguments = <Known extends Options>(args: string[], options: Known) => {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error));
  }
};

/** The single argument that a command needs. */
export const onlyArgument = (positionals: readonly string[], what: string): string => {
  const [only, second] = positionals;
  if (only === undefined) throw new UsageError(`${what} is missing`);
  if (second !== undefined) throw new UsageError(`one ${what} is enough; "${second}" is too much`);
  return only;
};

/** A whole number within bounds. */
export const readNumber = (text: string, what: string, least: number, most: number): number => {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new UsageError(`${what} must be a whole number from ${least} to ${most}, not "${text}"`);
};

/** The command as typed, without options that do not affect its result. */
export const commandOf = (name: string, args: readonly string[]): string => {
  const told = args
    .join(' ')
    .replace(/ ?--(workers|json)[ =]\S+/g, '')
    .trim();
  return `npm run ${name}${told === '' ? '' : ` -- ${told}`}`;
};
