import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { playScenario, readScenario } from '@three-spires/kernel';
import { describe, expect, test } from 'vitest';
import { slayTheSpire } from './index.ts';

const folder = path.join(import.meta.dirname, 'scenarios');
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
