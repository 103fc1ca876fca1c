/** Python, for the tests of clients/python. They run wherever it is found. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';
import { blocksOf } from './writing-a-bot.ts';

export const pythonFolder = path.join(root, 'clients/python');
const testFolder = path.join(pythonFolder, 'tests');

export const pythonFile = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'python3'))
    .find((file) => existsSync(file));

/** The test modules by their names for unittest. */
export const pythonTests = (): string[] =>
  readdirSync(testFolder)
    .filter((file) => /^test_\w+\.py$/.test(file))
    .sort()
    .map((file) => `tests.${path.basename(file, '.py')}`);

const countTests = (): number =>
  pythonTests()
    .map((name) => readFileSync(path.join(pythonFolder, `${name.replace('.', '/')}.py`), 'utf8'))
    .reduce((count, text) => count + (text.match(/^ {4}def test_/gm)?.length ?? 0), 0);

const countBlocks = (): number => blocksOf().filter(({ kind }) => kind === 'sh python').length;

/** What the tests leave out, for people who look at their result. */
export const pythonNotRun = (): string[] =>
  pythonFile() === undefined
    ? [
        `python3 was not found: ${countTests()} tests of clients/python were not run.`,
        `python3 was not found: ${countBlocks()} commands of docs/writing-a-bot.md were not run.`,
      ]
    : [];
