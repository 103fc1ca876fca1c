// npm run arena -- --game GAME --bots BOT,BOT,... [--games 100] [--mode climb|fight] [--players N] [--seed arena]
//   [--ms 0] [--clock 0] [--workers N] [--json FILE] [--replays FOLDER] [--bundle FILE]
// Bots play against each other on the same seeds. A bot is a level (random, novice, adept, master), a file with
// a bot as its default export, or a command in quotes that answers lines of JSON; docs/arena.md describes both.
// In Mystic Spires every two bots play --games duels, each game twice with the seats swapped. In Slay the
// Spire (climbs, or first fights with --mode fight) and The Stygian Society each bot plays all seats of a
// party on --games seeds. --ms limits each decision and --clock, in seconds, all decisions of a bot in a game.
// A bot that fails loses the game. --replays writes a file for each game that the application imports.
// Without clocks, the same options give the same games for bots that choose the same every time.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readNumber, UsageError } from '../command.ts';
import { fromCaller } from '../folders.ts';
import { type Given, runOnCores, workAll } from '../many-cores.ts';
import { checkBots } from '../programs/named.ts';
import { readBots } from '../programs/own-spec.ts';
import { type ArenaEnd, type ArenaGame, playArenaGame } from './arena-game.ts';
import { contestOf } from './contests.ts';
import { writeReplays } from './replay-files.ts';
import { arenaLines, resultsOf } from './report.ts';
import { type Arena, scheduleOf } from './schedule.ts';
import type { Played } from './standings.ts';

const USAGE =
  'npm run arena -- --game GAME --bots BOT,BOT,... [--games 100] [--mode climb|fight] [--players N] [--seed arena] [--ms 0] [--clock 0] [--workers N] [--json FILE] [--replays FOLDER] [--bundle FILE]';
const OPTIONS = {
  game: { type: 'string' },
  bots: { type: 'string' },
  games: { type: 'string', default: '100' },
  mode: { type: 'string' },
  players: { type: 'string' },
  seed: { type: 'string', default: 'arena' },
  ms: { type: 'string', default: '0' },
  clock: { type: 'string', default: '0' },
  json: { type: 'string' },
  replays: { type: 'string' },
} as const;

const SCRIPT = fileURLToPath(import.meta.url);
const MOST_GAMES = 1_000_000;
const MOST_BOTS = 32;
const SECOND = 1000;

const readArena = async (values: Given<typeof OPTIONS>['values']): Promise<Arena> => {
  const contest = contestOf(values.game, values.mode);
  const { usual, most } = contest.players;
  const specs = readBots(contest.game.id, values.bots ?? '');
  if (specs.length < 2 || specs.length > MOST_BOTS)
    throw new UsageError(`--bots names from 2 to ${MOST_BOTS} bots, not ${specs.length}`);
  const least = contest.game.rivals === true ? most : 1;
  return {
    contest,
    mode: values.mode,
    games: readNumber(values.games, '--games', 1, MOST_GAMES),
    players: readNumber(values.players ?? String(usual), '--players', least, most),
    seed: values.seed,
    milliseconds: readNumber(values.ms, '--ms', 0, 60_000),
    gameMilliseconds: SECOND * readNumber(values.clock, '--clock', 0, 36_000),
    isKept: values.replays !== undefined,
    // Last, because it starts them.
    bots: await checkBots(contest.game, specs),
  };
};

const writeJson = (file: string, arena: Arena, played: readonly Played[]): void => {
  const { points, results } = resultsOf(arena, played);
  const { contest, bots, mode, players, seed, milliseconds, gameMilliseconds } = arena;
  const told = {
    game: contest.game.id,
    rulesVersion: contest.game.rulesVersion,
    ...{ mode, players, seed, milliseconds, gameMilliseconds },
    bots: bots.map(({ name, kind }, place) => ({ name, kind, ...results[place]?.rating })),
    points,
    games: played.map(({ scheduled: { arena: game, places }, end: { kept: _, ...end } }) => ({
      seed: game.seed,
      setup: game.setup,
      bots: places,
      ...end,
    })),
  };
  writeFileSync(fromCaller(file), `${JSON.stringify(told)}\n`);
};

const writeFiles = (folder: string, arena: Arena, played: readonly Played[]): void => {
  const tooLong = writeReplays(fromCaller(folder), arena.contest, played);
  console.log(`${played.length - tooLong} games written to ${folder}`);
  if (tooLong > 0) console.log(`${tooLong} games have too many moves for a file`);
};

const main = async ({ values, workers }: Given<typeof OPTIONS>): Promise<number> => {
  const arena = await readArena(values);
  const schedule = scheduleOf(arena);
  const games = schedule.map((scheduled) => scheduled.arena);
  const ends = await workAll<ArenaGame, ArenaEnd>(SCRIPT, 'games', games, workers);
  const played = schedule.map((scheduled, at) => ({ scheduled, end: ends[at] as ArenaEnd }));
  console.log(arenaLines(arena, played).join('\n'));
  if (values.json !== undefined) writeJson(values.json, arena, played);
  if (values.replays !== undefined) writeFiles(values.replays, arena, played);
  return 0;
};

runOnCores({ script: SCRIPT, usage: USAGE, options: OPTIONS, work: playArenaGame, main });
