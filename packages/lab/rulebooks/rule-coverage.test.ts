import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { coverRules } from './rule-coverage.ts';
import type { RanTest } from './test-report.ts';

let folder = '';
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
const ran = (name: string, passed = true, file = 'rules/pay.test.ts'): RanTest => ({
  file: path.join(folder, file),
  name,
  passed,
});
const counts = (...tests: RanTest[]) =>
  coverRules(folder, tests).rules.map(({ tests: found }) => found.length);
const problems = (...tests: RanTest[]) => coverRules(folder, tests).problems;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rules-'));
  write('rulebook/01-first.md', '# First\n\n## ABC-1.1 Paying\nYou pay.\n\n## ABC-1.2 Energy limit\nSix.\n');
  write('rulebook/02-second.md', '# Second\n\n## ABC-2.1 Winning\nYou win.\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a rule counts where a test with its id passed, one file once', () => {
  expect(counts(ran('Paying (ABC-1.1, ABC-1.2) works'), ran('ABC-1.1 again'))).toEqual([1, 1, 0]);
});

test('a test that failed or was skipped counts for nothing', () => {
  expect(counts(ran('ABC-1.1 pays', false))).toEqual([0, 0, 0]);
  expect(problems(ran('ABC-1.1 pays', false))[0]).toMatch(
    /^ABC-1.1 Paying: no test of it passed; see .*pay.test.ts$/,
  );
});

test('a test of another folder counts for nothing', () => {
  expect(counts(ran('ABC-1.1 pays', true, '../other/pay.test.ts'))).toEqual([0, 0, 0]);
});

test('a scenario counts through the test that played it', () => {
  write('scenarios/limit.json', '{ "title": "Six is the limit", "rules": ["ABC-1.2"] }');
  expect(counts()).toEqual([0, 0, 0]);
  expect(counts(ran('worked examples limit.json', false))).toEqual([0, 0, 0]);
  expect(counts(ran('worked examples limit.json'))).toEqual([0, 1, 0]);
  expect(counts(ran('worked examples Six is the limit'))).toEqual([0, 1, 0]);
});

test('a rule that no test names is a problem', () => {
  expect(problems(ran('ABC-1.1 and ABC-1.2'))).toEqual(['ABC-2.1 Winning: no test names it']);
});

test('an id that is no rule is a problem, also in a scenario', () => {
  write('scenarios/limit.json', '{ "rules": ["ABC-1.12"] }');
  const found = problems(ran('ABC-1.1, ABC-1.2, ABC-2.1'), ran('pays (ABC-1.11)'));
  expect(found).toHaveLength(2);
  expect(found[0]).toMatch(/pay.test.ts names ABC-1.11, which is no rule$/);
  expect(found[1]).toMatch(/limit.json names ABC-1.12, which is no rule$/);
});

test('there must be a rulebook', () => {
  expect(() => coverRules(path.join(folder, 'rules'), [])).toThrow('has no rulebook');
});
