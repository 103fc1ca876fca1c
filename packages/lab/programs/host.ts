/** Runs the bot of a file in this process: it answers lines of JSON on standard input as any other program does. */
import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type { OwnBot, OwnPosition } from '@three-spires/bots/own-bot';
import { loadState } from '@three-spires/engine';
import { createMoveList, type Imagined, listedMoves } from '@three-spires/kernel';
import { HOST_MARK } from './host-start.ts';
import type { Choose, Hello } from './messages.ts';

export const isBotHost = (): boolean => process.env[HOST_MARK] !== undefined;

const STDOUT = 1;

/** What the bot prints goes to the errors, because answers have the output to themselves. */
const keepOutput = (): void => {
  process.stdout.write = process.stderr.write.bind(process.stderr);
};

const answer = (line: object): void => {
  writeSync(STDOUT, `${JSON.stringify(line)}\n`);
};

type Exports = { readonly default?: unknown };

const isBot = (value: unknown): value is OwnBot => {
  const { name, choose, begin } = (value ?? {}) as Record<string, unknown>;
  const hasBegin = begin === undefined || typeof begin === 'function';
  return typeof name === 'string' && typeof choose === 'function' && hasBegin;
};

/** A file that Node takes for CommonJS has its default export one step further in. */
const loadBot = async (file: string): Promise<OwnBot> => {
  const loaded = (await import(pathToFileURL(file).href)) as Exports;
  const bot = [loaded.default, (loaded.default as Exports | undefined)?.default].find(isBot);
  if (bot !== undefined) return bot;
  throw new Error('the default export must be a bot: { name, choose(position) }');
};

const positionOf = ({ imagined = '', seat, seed, moves, milliseconds }: Choose): OwnPosition => {
  const began = performance.now();
  const { game, state } = loadState(Buffer.from(imagined, 'base64'));
  return {
    game,
    seat,
    state: state as Imagined,
    moves,
    seed,
    milliseconds,
    outOfTime: () => milliseconds !== undefined && performance.now() - began >= milliseconds,
    after(move) {
      const next = game.copy(state);
      game.apply(next, seat, move);
      return next;
    },
    movesIn(other, of) {
      const list = createMoveList();
      game.legal(other, of, list);
      return listedMoves(list).sort((one, next) => one - next);
    },
  };
};

/** The message of an error, and where in the file it arose. */
const told = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const place = error.stack?.split('\n').find((line) => line.includes('    at ')) ?? '';
  return `${error.name}: ${error.message} ${place.trim()}`.trim();
};

const answerTo = async (bot: OwnBot, question: Hello | Choose): Promise<object> => {
  if (question.do === 'hello') return { name: bot.name, wants: ['imagined'] };
  if (question.decision === 0) bot.begin?.();
  return { id: question.id, move: await bot.choose(positionOf(question)) };
};

/** Ends when its input ends. */
export const serveBot = async (): Promise<void> => {
  keepOutput();
  let bot: OwnBot;
  try {
    bot = await loadBot(process.env[HOST_MARK] ?? '');
  } catch (error) {
    answer({ error: told(error) });
    process.exit(1);
  }
  for await (const line of createInterface({ input: process.stdin })) {
    try {
      answer(await answerTo(bot, JSON.parse(line) as Hello | Choose));
    } catch (error) {
      answer({ error: told(error) });
    }
  }
  process.exit();
};
