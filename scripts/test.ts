// npm test [-- FILE...]: the files that are named, or every check that a change must pass. The last line is the result, "N passed, N failed".
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { notRun } from '../e2e/engines/installed.ts';
import { launchBrowser } from '../e2e/testing/browser.ts';
import { ensureBrowser } from '../e2e/testing/install-browser.ts';
import { coverRules } from '../packages/lab/rulebooks/rule-coverage.ts';
import {
  countTests,
  failedTests,
  ranTests,
  secondTries,
  type TestCount,
} from '../packages/lab/rulebooks/test-report.ts';
import { ensureBuilt } from './build.mjs';
import { runChecks } from './check.ts';
import { checkBundle } from './check-bundle.ts';
import { runNode } from './child.mjs';
import { readShape } from './imports/directions.ts';
import { root } from './install.mjs';
import { pythonNotRun } from './python.ts';
import { testFiles } from './test-some.ts';

const files = process.argv.slice(2);
if (files.length > 0) process.exit(await testFiles(files));

const reportFile = path.join(root, 'dist/test-report.json');

let tests: TestCount = { passed: 0, failed: 0, skipped: 0 };
const failedSteps: string[] = [];
const began = Date.now();

/** A step that fails does not stop the others: one run should report everything that is wrong. */
async function step(name: string, run: () => Promise<boolean>): Promise<boolean> {
  console.log(`\n== ${name}`);
  const start = Date.now();
  let ok = false;
  try {
    ok = await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  console.log(`== ${name}: ${ok ? 'ok' : 'FAILED'} (${seconds(start)})`);
  if (!ok) failedSteps.push(name);
  return ok;
}

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

async function browserStarts(): Promise<boolean> {
  const found = await ensureBrowser();
  const browser = await launchBrowser();
  console.log(`${found.kind}: ${found.path}, version ${browser.version()}`);
  await browser.close();
  return true;
}

async function built(): Promise<boolean> {
  await ensureBuilt();
  const { ok, note } = checkBundle();
  console.log(note);
  return ok;
}

async function vitest(): Promise<boolean> {
  mkdirSync(path.dirname(reportFile), { recursive: true });
  rmSync(reportFile, { force: true });
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const code = await runNode([path.join(root, 'node_modules/vitest/vitest.mjs'), ...args]);
  tests = countTests(reportFile, code);
  return tests.failed === 0 && tests.passed > 0;
}

/** Every rule of every rulebook needs a test that has just passed; `npm run rules` lists them. */
async function rulesCovered(): Promise<boolean> {
  const { games } = readShape(root);
  const ran = ranTests(reportFile);
  const problems = games.flatMap((game) => {
    const coverage = coverRules(path.join(root, 'packages', game), ran);
    console.log(`${game}: ${coverage.rules.length} rules`);
    return coverage.problems;
  });
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}

await step('check', runChecks);
await step('browser', browserStarts);
await step('build', built);
await step('tests', vitest);
await step('rule coverage', rulesCovered);

// Failed tests are counted one by one; every other failed step counts as one.
const failed = tests.failed + failedSteps.filter((name) => name !== 'tests' || tests.failed === 0).length;
console.log(`\nTook ${seconds(began)}.`);
for (const failure of failedTests(reportFile)) console.log(`\n${failure.slice(0, 2000)}`);
for (const first of secondTries(reportFile))
  console.log(`\nPassed at the second try: ${first.slice(0, 1000)}`);
for (const note of [...notRun(), ...pythonNotRun()]) console.log(note);
if (tests.skipped > 0) console.log(`${tests.skipped} tests were skipped.`);
if (failedSteps.length > 0) console.log(`Failed: ${failedSteps.join(', ')}.`);
console.log(`${tests.passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
