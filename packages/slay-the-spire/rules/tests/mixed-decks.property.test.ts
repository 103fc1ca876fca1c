import { beforeAll, describe, expect, it } from 'vitest';
import { mixedGame } from '../../testing/property-games.ts';
import {
  AT_DECISIONS,
  PROPERTIES,
  type PropertyName,
  playGames,
  type Report,
} from '../../testing/property-play.ts';
import { QUESTION } from '../state.ts';

/** PROPERTY_GAMES and PROPERTY_FROM as in properties.test.ts. */
const GAMES = Number(process.env.PROPERTY_GAMES ?? 250);
const FROM = Number(process.env.PROPERTY_FROM ?? 0);
const TIME_LIMIT = 300_000 + 200 * GAMES;

/** A fight alone has no choices of the party. */
const QUESTIONS = Object.keys(QUESTION).filter((kind) => kind !== 'none' && kind !== 'party');
const KINDS = [...QUESTIONS, 'die', 'rewards', 'turn'].sort();
/** All of them come up within a hundred fights. */
const ENOUGH = 250;

describe(`in ${GAMES} random fights with all cards, potions and encounters`, () => {
  let report: Report;
  beforeAll(() => {
    report = playGames(mixedGame, FROM, FROM + GAMES);
  }, TIME_LIMIT);

  it.each(Object.entries(PROPERTIES))('%s: %s', (property) => {
    expect(report.failures.get(property as PropertyName)).toBeUndefined();
  });

  it.runIf(GAMES >= ENOUGH).each(AT_DECISIONS)('%s is tried at every kind of decision', (property) => {
    expect([...(report.tried.get(property)?.keys() ?? [])].filter((kind) => kind !== 'end').sort()).toEqual(
      KINDS,
    );
  });
});
