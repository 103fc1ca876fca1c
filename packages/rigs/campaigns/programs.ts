/** Programs that play over plain HTTP as fast as they can, and how many moves a second they make. */
import { createRandom, randomBelow } from '@three-spires/kernel';
import { HOSTED_GAMES } from '@three-spires/server/games';
import { DEFAULT_SETTINGS, limitsFrom } from '@three-spires/server/settings';
import { startLoopback } from '@three-spires/server/testing/loopback';
import type { NewTableAnswer } from '@three-spires/session/protocol';
import { PLAYS } from '../moves/games-played.ts';
import { createPerson } from '../moves/person.ts';
import type { Campaign, Figures, Run } from './campaign.ts';
import { programOf } from './streamed.ts';

const LIMITS = limitsFrom({
  ...DEFAULT_SETTINGS,
  requestsPerMinute: 0,
  peoplePerHour: 0,
  openTables: 0,
  tablesPerHour: 0,
  tablesPerHourPerAddress: 0,
  movesPerHour: 0,
});

/** A game of one program that holds both seats. */
const playOne = async (run: Run, url: string, number: number) => {
  const { game, setup } = PLAYS[number % PLAYS.length] as (typeof PLAYS)[number];
  const person = createPerson(url);
  await person.request('GET', '/api/me');
  const client = await programOf(person, url, ['play', 'challenge']);
  const seats = [{ holder: 'me' as const }, { holder: 'me' as const }];
  const wanted = { game, setup: setup(2) as Record<string, unknown>, seats };
  const { table }: NewTableAnswer = await client.ask('openTable', wanted);
  const random = createRandom(`${run.seed} ${number}`, 1);
  const stop = new AbortController();
  let moves = 0;
  const began = performance.now();
  const choose = ({ options }: { readonly options: readonly { readonly move: number }[] }): number => {
    if (run.isOver()) stop.abort(new Error('The time is up.'));
    moves++;
    run.progress(() => `${moves} moves of ${game}`);
    return options[randomBelow(random, 0, options.length)]?.move ?? 0;
  };
  await client.play(table, choose, { signal: stop.signal }).catch((error: unknown) => {
    if (!stop.signal.aborted) run.fault(`${game}, ${table}: ${(error as Error).message}`);
  });
  const { seq } = await client.ask('picture', { table });
  // The last move may have been on its way when the time was up.
  if (Math.abs(seq - moves) > 1) run.fault(`${game}, ${table}: ${moves} moves were made, ${seq} are stored`);
  return { game, moves, seconds: (performance.now() - began) / 1000 };
};

/** One program alone: what a move costs it, with the picture that follows. */
export const programs: Campaign = async (run) => {
  const server = await startLoopback(HOSTED_GAMES, { limits: LIMITS });
  const totals = new Map<string, { moves: number; seconds: number }>();
  try {
    for (let number = 0; !run.isOver(); number++) {
      const { game, moves, seconds } = await playOne(run, server.url, number);
      const total = totals.get(game) ?? { moves: 0, seconds: 0 };
      totals.set(game, { moves: total.moves + moves, seconds: total.seconds + seconds });
    }
  } finally {
    await server.close();
  }
  const figures: Record<string, number> = {};
  for (const [game, { moves, seconds }] of totals) {
    figures[`${game}: moves`] = moves;
    figures[`${game}: moves a second of one program`] = Math.round(moves / seconds);
  }
  const all = [...totals.values()].reduce((sum, { moves }) => sum + moves, 0);
  return { moves: all, ...figures } satisfies Figures;
};
