import { describe, expect, test } from 'vitest';
import { findGame } from '../games-list.ts';
import { playRandomGame } from './random-game.ts';

/** `npm run games -- 20000` plays more of the same; WHOLE_GAMES=2000 does so here. */
const MORE = process.env.WHOLE_GAMES;
const BATCH = 40;

const upTo = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

/** Games with fixed seeds that between them come everywhere, and end in every way. */
const GAMES = [
  {
    id: 'slay-the-spire',
    numbers: upTo(80),
    everywhere: ['Act 1', 'Act 2', 'Act 3', 'Act 4', 'defeat', 'victory'],
  },
  {
    id: 'stygian-society',
    // Bots play these and come to a wizard each; chance alone does not. After a change of the rules others may do so.
    numbers: [13, 18, 22, 47],
    everywhere: [
      ...['the start', 'floor 1', 'floor 2', 'floor 3', 'floor 4', 'floor 5'],
      ...['Ottokar the Undying', 'Lady Hemlock', 'The Court Astronomer', 'Professor Nachtigall'],
      ...['defeat', 'victory'],
    ],
  },
];

describe.each(GAMES)('whole games of $id, random, sensible and by bots', ({ id, numbers, everywhere }) => {
  const lab = findGame(id);
  const played = MORE === undefined ? numbers : upTo(Number(MORE));
  const batches = upTo(Math.ceil(played.length / BATCH)).map((at) => at * BATCH);
  /** Where the games went and how they ended, in words. */
  const met = new Set<string>();

  test.each(batches)('all checks hold, from game %i on', { timeout: 600_000 }, (first) => {
    for (const number of played.slice(first, first + BATCH)) {
      const seed = `whole ${number}`;
      const { failure, result, places } = playRandomGame(lab, lab.startOf(seed), seed);
      met.add(result);
      for (const place of places) met.add(place);
      if (failure !== undefined)
        expect.fail(`${seed}: ${failure.problem}\n${JSON.stringify(failure.scenario)}`);
    }
  });

  test.runIf(played.length >= numbers.length)('they come everywhere, and are won and lost', () => {
    expect([...met].sort()).toEqual(everywhere.toSorted());
  });
});
