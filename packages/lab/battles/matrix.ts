// npm run matrix -- mystic-spires [--games 2000] [--seed TEXT] [--workers N] [--bundle FILE]
// Plays every starter deck against every other with the Adept, N games per pair. Exits with 1 if the decks
// are unbalanced.
import { fileURLToPath } from 'node:url';
import { didYouMean } from '@three-spires/kernel';
import { STARTER_DECKS } from '@three-spires/mystic-spires/library';
import { pairsOf } from '@three-spires/what-if';
import { readNumber, UsageError } from '../command.ts';
import { intervalOf, percent } from '../interval.ts';
import { type Given, runOnCores, workAll } from '../many-cores.ts';
import { type Batch, newResult, playBatch, type Result } from './deck-batch.ts';

const USAGE = 'npm run matrix -- mystic-spires [--games 2000] [--seed TEXT] [--workers N] [--bundle FILE]';
const OPTIONS = {
  games: { type: 'string', default: '2000' },
  seed: { type: 'string', default: 'matrix' },
} as const;

const SCRIPT = fileURLToPath(import.meta.url);

const MOST_GAMES = 1_000_000;
const BATCH = 20;

/** Limits: the most one-sided pairing, and the proportion of games that the first player may win. */
const MOST_ONE_SIDED = 0.65;
const FIRST = { least: 0.45, most: 0.55 } as const;

/** The reason for the opponent's loss that each plan of a deck aims for. */
const PLAN_REASONS: Readonly<Record<string, string>> = {
  'destroy the Tower': 'tower',
  'Decked Out': 'decked-out',
  'Crystal Overload': 'overload',
};

const nameOf = (deck: number): string => STARTER_DECKS[deck]?.name ?? '';

const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

const addResult = (sum: Result, more: Result): void => {
  sum.games += more.games;
  sum.drawn += more.drawn;
  sum.turns += more.turns;
  sum.longest = Math.max(sum.longest, more.longest);
  sum.firstWon += more.firstWon;
  for (const side of [0, 1] as const)
    for (const [reason, count] of Object.entries(more.won[side]))
      sum.won[side][reason] = (sum.won[side][reason] ?? 0) + count;
};

const DECKS = STARTER_DECKS.map((_, deck) => deck);
const PAIRS = pairsOf(DECKS.length);

const keyOf = (one: number, other: number): string => `${one} ${other}`;

/** The proportion of games the first deck won against the second, from the results of the pairs. */
const shareOf = (results: ReadonlyMap<string, Result>, one: number, other: number): number => {
  const result = results.get(one < other ? keyOf(one, other) : keyOf(other, one)) ?? newResult();
  return sumOf(result.won[one < other ? 0 : 1]) / Math.max(1, result.games - result.drawn);
};

const printMatrix = (results: ReadonlyMap<string, Result>): void => {
  console.log(`${'won against'.padEnd(20)}${DECKS.map((deck) => nameOf(deck).padStart(18)).join('')}`);
  for (const one of DECKS) {
    const cells = DECKS.map((other) => (one === other ? '-' : percent(shareOf(results, one, other))));
    console.log(`${nameOf(one).padEnd(20)}${cells.map((cell) => cell.padStart(18)).join('')}`);
  }
};

/** How each deck won, over all its games. */
const reasonsOf = (results: ReadonlyMap<string, Result>, deck: number): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { one, other } of PAIRS) {
    if (one !== deck && other !== deck) continue;
    const won = results.get(keyOf(one, other))?.won[one === deck ? 0 : 1] ?? {};
    for (const [reason, count] of Object.entries(won)) counts[reason] = (counts[reason] ?? 0) + count;
  }
  return counts;
};

const judge = (holds: boolean, what: string): boolean => {
  console.log(`${holds ? 'holds' : 'FAILS'}  ${what}`);
  return holds;
};

const report = (results: ReadonlyMap<string, Result>): boolean => {
  printMatrix(results);
  const all = newResult();
  for (const result of results.values()) addResult(all, result);
  for (const deck of DECKS) {
    const counts = Object.entries(reasonsOf(results, deck)).sort(([, one], [, other]) => other - one);
    console.log(
      `${nameOf(deck).padEnd(20)}won by ${counts.map(([why, count]) => `${why} ${count}`).join(', ')}`,
    );
  }
  const [low, high] = intervalOf(all.firstWon, all.games);
  const first = all.firstWon / all.games;
  console.log(
    `${all.games} games, ${(all.turns / all.games).toFixed(1)} turns each, ${all.longest} the longest, ${all.drawn} drawn; the first player won ${percent(first)} (${percent(low)} to ${percent(high)})`,
  );
  const shares = PAIRS.map(({ one, other }) => {
    const share = shareOf(results, one, other);
    return { share: Math.max(share, 1 - share), names: `${nameOf(one)} and ${nameOf(other)}` };
  });
  const worst = shares.reduce((most, each) => (each.share > most.share ? each : most));
  const reached = STARTER_DECKS.every(
    ({ plan }, deck) => (reasonsOf(results, deck)[PLAN_REASONS[plan] ?? ''] ?? 0) > 0,
  );
  return [
    judge(
      worst.share <= MOST_ONE_SIDED,
      `no pairing above 65 %: the most one-sided is ${worst.names}, ${percent(worst.share)}`,
    ),
    judge(first >= FIRST.least && first <= FIRST.most, 'the first player wins between 45 and 55 %'),
    judge(reached, 'every deck reaches the win it is made for'),
  ].every((holds) => holds);
};

const runMatrix = async (games: number, seed: string, workers: number): Promise<boolean> => {
  const batches: Batch[] = [];
  for (let from = 0; from < games; from += BATCH)
    for (const { one, other } of PAIRS)
      batches.push({
        one,
        other,
        names: [nameOf(one), nameOf(other)],
        from,
        games: Math.min(BATCH, games - from),
        seed,
      });
  const results = new Map(PAIRS.map(({ one, other }) => [keyOf(one, other), newResult()]));
  const what = `batches of at most ${BATCH} games`;
  const played = await workAll<Batch, Result>(SCRIPT, what, batches, workers);
  batches.forEach(({ one, other }, at) => {
    addResult(results.get(keyOf(one, other)) as Result, played[at] as Result);
  });
  return report(results);
};

const main = async ({ values, workers, argument: game }: Given<typeof OPTIONS>): Promise<number> => {
  const known = ['mystic-spires'];
  if (!known.includes(game))
    throw new UsageError(
      `there are no starter decks of "${game}"${didYouMean(game, known)}; games: ${known.join(', ')}`,
    );
  const games = readNumber(values.games, '--games', 1, MOST_GAMES);
  return (await runMatrix(games, values.seed, workers)) ? 0 : 1;
};

runOnCores({ script: SCRIPT, usage: USAGE, options: OPTIONS, argument: 'game', work: playBatch, main });
