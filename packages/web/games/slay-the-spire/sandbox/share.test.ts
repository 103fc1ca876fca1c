import { slayTheSpire } from '@three-spires/slay-the-spire';
import { describe, expect, test } from 'vitest';
import { fileNameOf, readScenarioFile, writeScenarioFile } from '../../../sandbox/scenario-file.ts';
import { packDraft, unpackDraft } from '../../../sandbox/share.ts';

const draft = {
  title: 'Über Bäume – 木',
  position: {
    players: [{ character: 'Watcher', stance: 'wrath', hand: ['Eruption', 'Strike', 'Strike', 'Strike+'] }],
    enemies: [{ name: 'Jaw Worm', row: 1, hp: 5 }],
  },
};

describe('a position in a link', () => {
  test('comes back as it was, in letters an address may hold', async () => {
    const packed = await packDraft(draft);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(await unpackDraft(packed)).toEqual(draft);
  });

  test('is nothing where the link was cut off or is none', async () => {
    const packed = await packDraft(draft);
    expect(await unpackDraft(packed.slice(0, -9))).toBeUndefined();
    expect(await unpackDraft('hello')).toBeUndefined();
    expect(await unpackDraft('§$%')).toBeUndefined();
  });
});

describe('a position in a file', () => {
  test('is a scenario that can be read back and built', () => {
    const text = writeScenarioFile('slay-the-spire', draft);
    const read = readScenarioFile('slay-the-spire', text);
    expect(read).toEqual({ ...draft, moves: 0 });
    expect(slayTheSpire.scenario.build(read.position, 'test').players).toHaveLength(1);
    expect(fileNameOf('The Guardian, round 3!')).toBe('the-guardian-round-3.json');
    expect(fileNameOf('')).toBe('position.json');
  });

  test('is refused where it is of another game or no scenario', () => {
    expect(() => readScenarioFile('slay-the-spire', '{"game":"chess","position":{},"moves":[]}')).toThrow(
      'chess',
    );
    expect(() => readScenarioFile('slay-the-spire', '{"positon":{}}')).toThrow('did you mean "position"');
    expect(() => readScenarioFile('slay-the-spire', 'hello')).toThrow();
  });
});
