import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countTests, failedTests, ranTests, secondTries } from './test-report.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'three-spires-report-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(passed: number, failed: number, brokenFiles: number): string {
  const file = path.join(folder, `${passed}-${failed}-${brokenFiles}.json`);
  const broken = {
    name: 'broken.test.ts',
    status: 'failed',
    message: 'No such import',
    assertionResults: [],
  };
  const wrong = { status: 'failed', fullName: 'adds', failureMessages: ['expected 5 to be 4'] };
  const tried = {
    name: 'sum.test.ts',
    status: 'failed',
    message: '',
    assertionResults: Array(failed).fill(wrong),
  };
  const content = {
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: 1,
    numTodoTests: 2,
    testResults: [...(failed > 0 ? [tried] : []), ...Array(brokenFiles).fill(broken)],
  };
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('tests are counted', () => {
  expect(countTests(report(7, 2, 0), 1)).toEqual({ passed: 7, failed: 2, skipped: 3 });
});

test('a file that cannot be loaded counts as a failure', () => {
  expect(countTests(report(7, 0, 1), 1).failed).toBe(1);
});

test('a run that failed elsewhere counts as a failure', () => {
  expect(countTests(report(7, 0, 0), 1).failed).toBe(1);
});

test('no report at all counts as a failure', () => {
  expect(countTests(path.join(folder, 'none.json'), 0).failed).toBe(1);
});

test('failures are listed with their reasons', () => {
  expect(failedTests(report(7, 1, 1))).toEqual([
    'sum.test.ts > adds\nexpected 5 to be 4',
    'broken.test.ts\nNo such import',
  ]);
  expect(failedTests(path.join(folder, 'none.json'))).toEqual([]);
});

test('the tests that ran are listed, with whether they passed', () => {
  expect(ranTests(report(7, 1, 1))).toEqual([{ file: 'sum.test.ts', name: 'adds', passed: false }]);
});

test('tests that passed at the second try are named with their first failure', () => {
  const file = path.join(folder, 'second-try.json');
  const results = [
    { status: 'passed', fullName: 'adds', failureMessages: [] },
    { status: 'passed', fullName: 'divides', failureMessages: ['no answer came', 'no answer came again'] },
    { status: 'failed', fullName: 'subtracts', failureMessages: ['expected 5 to be 4'] },
  ];
  writeFileSync(file, JSON.stringify({ testResults: [{ name: 'sum.test.ts', assertionResults: results }] }));
  expect(secondTries(file)).toEqual(['sum.test.ts > divides\nno answer came']);
  expect(secondTries(path.join(folder, 'none.json'))).toEqual([]);
});
