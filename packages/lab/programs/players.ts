/** The bots of a game by name: levels, and at most one bot of your own, in a process that is started once. */
import { type BotLevel, findBot } from '@three-spires/bots';
import { type AnyGame, InputError } from '@three-spires/kernel';
import type { PatientChooser } from '@three-spires/what-if/play-out';
import { BotFailure, createOwnPlayer, type OwnPlayer } from './own-player.ts';
import type { OwnSpec } from './own-spec.ts';

const players = new Map<string, OwnPlayer>();

/** The player of a bot in this process. */
export const ownPlayer = (spec: OwnSpec, game: AnyGame): OwnPlayer => {
  const key = JSON.stringify([game.id, spec]);
  const known = players.get(key) ?? createOwnPlayer(spec, game);
  players.set(key, known);
  return known;
};

/** Ends the processes of all bots. */
export const endPlayers = (): void => {
  for (const player of players.values()) player.end();
  players.clear();
};

/** A bot for one game; `milliseconds` is the time of a decision, 0 without a clock. */
export const playerOf = async (
  game: AnyGame,
  name: string,
  own: OwnSpec | undefined,
  milliseconds: number,
): Promise<PatientChooser> => {
  if (own?.name === name) return ownPlayer(own, game).playing(() => milliseconds);
  const bot = findBot(game.id, name as BotLevel);
  if (bot === undefined) throw new Error(`${game.id} has no bot ${name}`);
  return bot;
};

/** Plays; returns the failure that ended the game, if one did. */
export const failureIn = async (play: Promise<unknown>): Promise<BotFailure | undefined> => {
  try {
    await play;
    return undefined;
  } catch (error) {
    if (error instanceof BotFailure) return error;
    throw error;
  }
};

/** Starts a bot to find out whether it can play, and ends it. Throws an InputError if it cannot. */
export const checkOwn = async (spec: OwnSpec, game: AnyGame): Promise<string> => {
  const player = createOwnPlayer(spec, game);
  const failure = await player.start().catch((error: Error) => error);
  player.end();
  if (typeof failure === 'string') return failure;
  throw new InputError(`the bot ${spec.run} ${failure.message}`);
};
