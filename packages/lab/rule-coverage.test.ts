import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { coverRules, idsInTitles } from './rule-coverage.ts';

describe('ids in test titles', () => {
  test.each([
    ["test('ABC-1.2 pays', () => {});", ['ABC-1.2']],
    ["describe('Paying (ABC-1.2, ABC-1.10)', () => {});", ['ABC-1.2', 'ABC-1.10']],
    ['it.each([1, 2])("%s (ABC-1.2)", (n) => {});', ['ABC-1.2']],
    ["test.each([\n  ['ABC-1.2', 3],\n  ['it’s ABC-1.3', 4],\n])('%s', () => {});", ['ABC-1.2', 'ABC-1.3']],
    ["it(\n  'a long title ABC-1.2',\n  () => {},\n);", ['ABC-1.2']],
    ["it('isn\\'t ABC-1.2', () => {});", ['ABC-1.2']],
    ["// test('ABC-1.2', () => {});", []],
    ["/* test('ABC-1.2', () => {}); */", []],
    ["expect(rule).toBe('ABC-1.2');", []],
    ["refusal('no-energy', 'ABC-1.2');", []],
  ])('are found in %j', (source, ids) => {
    expect(idsInTitles(source)).toEqual(ids);
  });
});

describe('the coverage of a rulebook', () => {
  let folder = '';
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const covered = () => coverRules(folder).rules.map(({ id, tests }) => [id, tests.length]);

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'rules-'));
    write(
      'rulebook/01-first.md',
      '# First\n\n## ABC-1.1 Paying\nYou pay.\n\n## ABC-1.2 Energy limit\nSix.\n',
    );
    write('rulebook/02-second.md', '# Second\n\n## ABC-2.1 Winning\nYou win.\n');
    write('rules/pay.test.ts', "test('ABC-1.1 pays', () => {});");
    write('scenarios/limit.json', '{ "rules": ["ABC-1.2", "ABC-1.1"] }');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('names the tests and scenarios of each rule', () => {
    expect(covered()).toEqual([
      ['ABC-1.1', 2],
      ['ABC-1.2', 1],
      ['ABC-2.1', 0],
    ]);
  });

  test('fails for a rule without test', () => {
    expect(coverRules(folder).problems).toEqual(['ABC-2.1 Winning: no test names it']);
  });

  test('fails for ids that are no rules', () => {
    write('typo.test.ts', "it('pays (ABC-1.11)', () => {});");
    expect(coverRules(folder).problems[1]).toMatch(/typo.test.ts names ABC-1.11, which is no rule$/);
  });

  test('needs a rulebook', () => {
    expect(() => coverRules(path.join(folder, 'rules'))).toThrow('holds no rulebook');
  });
});
