import { execFile } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BundledEngine, bundleEngine } from '../packages/engine/testing/bundled-engine.ts';
import { pythonFile, pythonFolder, pythonNotRun, pythonTests } from './python.ts';

const python = pythonFile();

test('where Python is not found, the result of npm test says how much was left out', () => {
  const path = process.env.PATH;
  try {
    process.env.PATH = '';
    expect(pythonNotRun()).toEqual([
      expect.stringMatching(/^python3 was not found: [1-9]\d+ tests of clients\/python were not run\.$/),
      expect.stringMatching(
        /^python3 was not found: [1-9] commands of docs\/writing-a-bot\.md were not run\.$/,
      ),
    ]);
  } finally {
    process.env.PATH = path;
  }
});

describe.each(python === undefined ? [] : pythonTests())('%s', (name) => {
  let engine: BundledEngine;
  beforeAll(async () => {
    engine = await bundleEngine();
  });
  afterAll(() => engine.end());

  test('passes', async () => {
    const env = { ...process.env, THREE_SPIRES_ENGINE: engine.command.join(' ') };
    const { code, output } = await new Promise<{ code: number; output: string }>((resolve) => {
      execFile(python ?? '', ['-m', 'unittest', name], { cwd: pythonFolder, env }, (failure, out, error) => {
        resolve({ code: failure === null ? 0 : Number(failure.code), output: `${out}${error}` });
      });
    });
    expect(output).toMatch(/Ran \d+ tests?/);
    expect(code, output).toBe(0);
  });
});
