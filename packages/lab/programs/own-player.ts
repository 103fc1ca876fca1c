/** A bot in a process of its own as a player of the lab. */
import { type AnyGame, cleanText, type Move, type Seen } from '@three-spires/kernel';
import type { PatientChooser } from '@three-spires/what-if/play-out';
import * as v from 'valibot';
import { hostStart } from './host-start.ts';
import { BOT_PROTOCOL, type Choose, chooseAnswer, type Hello, helloAnswer, type Want } from './messages.ts';
import type { OwnSpec } from './own-spec.ts';
import { toldOf } from './position.ts';
import { type Program, ProgramFailure, startProgram } from './process.ts';

/** The bot loses the game. */
export class BotFailure extends Error {
  readonly bot: string;
  /** The end of a sentence that begins with the bot's name. */
  readonly why: string;

  constructor(bot: string, why: string) {
    super(`${bot} ${why}`);
    this.bot = bot;
    this.why = why;
  }
}

export type OwnPlayer = {
  /** Starts its process; returns the name that it gives itself. */
  start(): Promise<string>;
  /**
   * Plays one game; `milliseconds` is the time of a decision, 0 without a clock. Its process is running then, so that its
   * start costs no decision any time.
   */
  playing(milliseconds: () => number): Promise<PatientChooser>;
  end(): void;
};

/** The time to start, and the time for a decision without a clock: a bot that hangs must not hold up the others. */
const START_MS = 60_000;
const LONGEST_MS = 60_000;
/** What a bot may take beyond its clock: the way there and back on a busy machine. */
const TOLERATED = 1.2;
const TRANSPORT_MS = 100;
export const hardLimit = (milliseconds: number): number => Math.ceil(milliseconds * TOLERATED + TRANSPORT_MS);

/** A bot that cannot be started so often in a row loses its other games without another try. */
const MOST_STARTS = 3;

/** The longest text of a bot that is shown. */
const SHOWN = 200;

type Started = { readonly program: Program; readonly name: string; readonly wants: readonly Want[] };

const cannotBeRead = (answer: unknown, expected: string): string =>
  `answered ${JSON.stringify(answer).slice(0, SHOWN)}, which is not ${expected}`;

const startOwn = async (spec: OwnSpec, game: AnyGame): Promise<Started> => {
  const program = startProgram(
    spec.kind === 'file' ? hostStart(spec.run, spec.folder) : { command: spec.run, folder: spec.folder },
  );
  const hello: Hello = { do: 'hello', protocol: BOT_PROTOCOL, game: game.id };
  const answer = await program.ask(hello, START_MS);
  const { error } = (answer ?? {}) as { readonly error?: unknown };
  const read = v.safeParse(helloAnswer, answer);
  if (read.success && error === undefined) {
    const { name = spec.name, wants } = read.output;
    return { program, name: cleanText(name) || spec.name, wants };
  }
  program.end();
  throw new ProgramFailure(
    typeof error === 'string'
      ? `cannot be started: ${error.slice(0, SHOWN)}`
      : cannotBeRead(answer, 'an answer to "hello"'),
  );
};

const moveIn = (answer: unknown, { id }: Choose, moves: readonly Move[]): Move => {
  const read = v.safeParse(chooseAnswer, answer);
  if (!read.success) throw new ProgramFailure(cannotBeRead(answer, 'an object with the field "move"'));
  if ('error' in read.output) throw new ProgramFailure(`failed: ${read.output.error.slice(0, SHOWN)}`);
  const { id: named = id, move } = read.output;
  if (named !== id) throw new ProgramFailure(`answered question ${named} instead of ${id}`);
  if (!moves.includes(move))
    throw new ProgramFailure(`chose ${move}, which is none of its ${moves.length} legal moves`);
  return move;
};

/** What comes of it, or why the program failed. */
const orFailure = async <Value>(promised: Promise<Value>): Promise<Value | ProgramFailure> => {
  try {
    return await promised;
  } catch (error) {
    if (error instanceof ProgramFailure) return error;
    throw error;
  }
};

export const createOwnPlayer = (spec: OwnSpec, game: AnyGame): OwnPlayer => {
  let started: Started | undefined;
  let failedStarts = 0;
  let matches = 0;
  let asked = 0;
  const running = async (): Promise<Started> => {
    if (started?.program.isRunning()) return started;
    if (failedStarts >= MOST_STARTS)
      throw new ProgramFailure(`could not be started ${MOST_STARTS} times and is not tried again`);
    failedStarts++;
    started = await startOwn(spec, game);
    failedStarts = 0;
    return started;
  };
  const ask = async (
    { program, wants }: Started,
    seen: Seen,
    moves: readonly Move[],
    head: Pick<Choose, 'match' | 'decision' | 'seed'>,
    milliseconds: number,
  ): Promise<Move> => {
    const clock = milliseconds === 0 ? {} : { milliseconds };
    const question: Choose = {
      do: 'choose',
      id: asked++,
      game: game.id,
      ...head,
      seat: seen.seat,
      ...clock,
      moves,
      ...toldOf(game, seen, moves, wants),
    };
    const limit = milliseconds === 0 ? LONGEST_MS : hardLimit(milliseconds);
    return moveIn(await program.ask(question, limit), question, moves);
  };
  return {
    start: async () => (await running()).name,
    async playing(milliseconds) {
      const match = matches++;
      let decision = 0;
      const start = await orFailure(running());
      return {
        async choose(seen, moves, { seed }) {
          if (start instanceof ProgramFailure) throw new BotFailure(spec.name, start.message);
          const head = { match, decision: decision++, seed };
          const move = await orFailure(ask(start, seen, moves, head, milliseconds()));
          if (move instanceof ProgramFailure) throw new BotFailure(spec.name, move.message);
          return { move };
        },
      };
    },
    end: () => started?.program.end(),
  };
};
