/** Reads vitest's JSON report of a run. */
import { existsSync, readFileSync } from 'node:fs';

type Report = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

/** One test of a run; `name` includes the titles around it. */
export type RanTest = { readonly file: string; readonly name: string; readonly passed: boolean };

export type TestCount = { readonly passed: number; readonly failed: number; readonly skipped: number };

/**
 * Counts the tests of a vitest JSON report. A file that fails before its first test counts as one failure,
 * and so does a run that failed elsewhere.
 */
export function countTests(reportFile: string, exitCode: number): TestCount {
  if (!existsSync(reportFile)) return { passed: 0, failed: 1, skipped: 0 };
  const report = read(reportFile);
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  );
  const failed = report.numFailedTests + brokenFiles.length;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export function ranTests(reportFile: string): RanTest[] {
  return read(reportFile).testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ file, name: fullName, passed: status === 'passed' })),
  );
}

/** What failed and why, repeated at the end, because often only the end of a long log is kept. */
export function failedTests(reportFile: string): string[] {
  if (!existsSync(reportFile)) return [];
  return read(reportFile).testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length > 0)
      return failed.map((result) => `${name} > ${result.fullName}\n${result.failureMessages.join('\n')}`);
    return status === 'failed' ? [`${name}\n${message}`] : [];
  });
}

/** Tests that failed and then passed, each with its first failure. */
export function secondTries(reportFile: string): string[] {
  if (!existsSync(reportFile)) return [];
  return read(reportFile).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => `${name} > ${fullName}\n${failureMessages[0]}`),
  );
}

function read(reportFile: string): Report {
  return JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
}
