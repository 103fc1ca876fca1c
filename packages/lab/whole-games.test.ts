import { describe, expect, test } from 'vitest';
import { findGame } from './games-list.ts';
import { playRandomGame } from './random-game.ts';

/** This many meet every Act and every result several times. */
const ENOUGH = 80;
/** `npm run games -- 20000` plays more of the same; WHOLE_GAMES=2000 does so here. */
const GAMES = Number(process.env.WHOLE_GAMES ?? ENOUGH);
const BATCH = 40;

const lab = findGame('slay-the-spire');
const batches = Array.from({ length: Math.ceil(GAMES / BATCH) }, (_, at) => at * BATCH);

/** The results of all games so far, in words that a test can look for. */
const met = new Set<string>();

describe(`in ${GAMES} whole games over all modes, partly random and partly sensible`, () => {
  test.each(batches)('all checks hold, from game %i on', { timeout: 120_000 }, (first) => {
    for (let number = first; number < Math.min(first + BATCH, GAMES); number++) {
      const seed = `whole ${number}`;
      const { failure, result, reached } = playRandomGame(lab, lab.startOf(seed), seed);
      met.add(result).add(reached);
      if (failure !== undefined)
        expect.fail(`${seed}: ${failure.problem}\n${JSON.stringify(failure.scenario)}`);
    }
  });

  test.runIf(GAMES >= ENOUGH)('every Act is reached, and games are won and lost', () => {
    expect([...met].sort()).toEqual(['Act 1', 'Act 2', 'Act 3', 'Act 4', 'defeat', 'victory']);
  });
});
