import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { playScenario, readScenario } from '@three-spires/kernel';
import { describe, expect, test } from 'vitest';
import { slayTheSpire } from '../index.ts';

const folder = path.join(import.meta.dirname, '../scenarios');
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));

describe('the worked examples in scenarios/', () => {
  test.each(files)('%s', (file) => {
    const scenario = readScenario(JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
    expect(scenario.game).toBe(slayTheSpire.id);
    expect(scenario.title, 'a title').toBeTruthy();
    expect(scenario.rules?.length, 'the rules it shows').toBeGreaterThan(0);
    expect(scenario.expect, 'what must hold at the end').toBeDefined();
    playScenario(slayTheSpire, scenario);
  });
});

/**
 * The worked examples of the rulebook, SC-03 to SC-60. Each is a file of its own, `sc-NN…`, or, where it goes beyond
 * one game, a test that names it.
 */
const EXAMPLES = Array.from({ length: 20 }, (_, at) => String(3 * (at + 1)).padStart(2, '0'));
const BEYOND_ONE_GAME: Readonly<Record<string, string>> = { 36: '../rules/tests/28-unlocks.rules.test.ts' };

describe('the list of worked examples', () => {
  test.each(EXAMPLES)('SC-%s is there', (number) => {
    const elsewhere = BEYOND_ONE_GAME[number];
    if (elsewhere === undefined) {
      expect(files.filter((file) => new RegExp(`^sc-${number}[a-z]?-`).test(file))).not.toEqual([]);
    } else {
      const source = readFileSync(path.join(import.meta.dirname, elsewhere), 'utf8');
      expect(source).toContain(`describe('SC-${number}`);
    }
  });

  test('no file claims to be another example', () => {
    const others = files.filter((file) => {
      const number = /^sc-(\d+)/.exec(file)?.[1];
      return number !== undefined && !EXAMPLES.includes(number);
    });
    expect(
      others,
      `${others.join(', ')}: sc-NN is for the worked examples of the rulebook, SC-03 to SC-60. Name a scenario of your own after what it shows, such as weak-cancels-vulnerable.json.`,
    ).toEqual([]);
  });
});
