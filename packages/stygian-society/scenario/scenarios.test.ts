import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { playScenario, readScenario } from '@three-spires/kernel';
import { describe, test } from 'vitest';
import { stygianSociety } from '../index.ts';

const FOLDER = path.join(import.meta.dirname, '../scenarios');

describe('worked examples', () => {
  for (const file of readdirSync(FOLDER)) {
    const scenario = readScenario(JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')));
    test(`${scenario.title} (${scenario.rules?.join(', ')})`, () => {
      playScenario(stygianSociety, scenario);
    });
  }
});
