import { beforeAll, describe, expect, it } from 'vitest';
import { ordinaryGame } from '../../testing/property-games.ts';
import {
  AT_DECISIONS,
  PROPERTIES,
  type PropertyName,
  playGames,
  type Report,
} from '../../testing/property-play.ts';

/** PROPERTY_GAMES=100000 plays longer; PROPERTY_FROM=1234 PROPERTY_GAMES=1 plays one game alone. */
const GAMES = Number(process.env.PROPERTY_GAMES ?? 250);
const FROM = Number(process.env.PROPERTY_FROM ?? 0);
const TIME_LIMIT = 300_000 + 200 * GAMES;

/** The kinds of decisions that starter decks and first encounters lead to. */
const KINDS = ['card', 'enemy', 'order', 'rewards', 'turn'];
/** Fifty games meet every kind; this many meet each dozens of times, with every party twice or more. */
const ENOUGH = 250;

describe(`in ${GAMES} random games of one to four players`, () => {
  let report: Report;
  beforeAll(() => {
    report = playGames(ordinaryGame, FROM, FROM + GAMES);
  }, TIME_LIMIT);

  it.each(Object.entries(PROPERTIES))('%s: %s', (property) => {
    expect(report.failures.get(property as PropertyName)).toBeUndefined();
  });

  it.runIf(GAMES >= ENOUGH).each(AT_DECISIONS)('%s is tried at every kind of decision', (property) => {
    expect([...(report.tried.get(property)?.keys() ?? [])].filter((kind) => kind !== 'end').sort()).toEqual(
      KINDS,
    );
  });

  it.runIf(GAMES >= ENOUGH)('are all played, won and lost', () => {
    expect(report.games).toBe(GAMES);
    expect([...report.results.keys()].sort()).toEqual(['defeat', 'victory']);
  });
});
