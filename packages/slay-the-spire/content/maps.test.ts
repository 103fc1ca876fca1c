import { describe, expect, it } from 'vitest';
import { MAPS } from './maps.ts';

const LETTERS: Readonly<Record<string, string>> = {
  encounter: 'M',
  elite: 'E',
  event: '?',
  merchant: '$',
  campfire: 'C',
  treasure: 'T',
  boss: 'B',
  dark: 'd',
  light: 'l',
};

/** The boards as they are printed, top row first. */
const PRINTED: Readonly<Record<string, readonly string[]>> = {
  'act1-A': [
    '...B...',
    '.CC.CC.',
    'd.$.d.?',
    'l.M.?.l',
    '.d..l.d',
    'M.?.d.M',
    'T..T.T.',
    '.l..l.d',
    'd.M.d.l',
    'M.l.?.?',
    '?..M..M',
    '.?.?.?.',
    '...M...',
  ],
  'act1-B': [
    '...B...',
    '.CC.CC.',
    '?.d.d.?',
    'E.l.?.d',
    'l.?.l.l',
    '.M.d.d.',
    '.T.TT.T',
    '?.d.M.d',
    'd.M.l.l',
    '$.l.?.M',
    'M..M..?',
    '.?.?.?.',
    '...M...',
  ],
  act2: [
    '...B...',
    '.CC.CC.',
    'd.M.?.E',
    '?.l.?.?',
    'dd.d.ll',
    'l.l.d.d',
    'd.d.M.l',
    '.$.l.M.',
    '.M.?.?.',
    '...M...',
  ],
  act3: ['...B...', '.CC.CC.', 'd.d.$d.', '.ll.l.?', 'd.Mdd.d', '?d.?.ll', '.l.l.M.', '.?.M.?.', '...M...'],
  act4: ['...C...', '...$...', '...B...'].reverse(),
  'act4-elites': ['...C...', '...$...', '...E...', '...B...'].reverse(),
};

const PATHS: Readonly<Record<string, number>> = {
  'act1-A': 52,
  'act1-B': 55,
  act2: 44,
  act3: 39,
  act4: 2,
  'act4-elites': 3,
};

const draw = (name: string): string[] => {
  const spaces = MAPS.find((map) => map.name === name)?.spaces ?? [];
  const rows = Math.max(...spaces.map(({ row }) => row)) + 1;
  return Array.from({ length: rows }, (_, at) =>
    Array.from({ length: 7 }, (_, column) => {
      const space = spaces.find((one) => one.row === rows - 1 - at && one.column === column);
      return LETTERS[space?.kind ?? ''] ?? '.';
    }).join(''),
  );
};

describe('the map boards', () => {
  it.each(Object.keys(PRINTED))('%s shows the printed spaces and as many paths', (name) => {
    expect(draw(name)).toEqual(PRINTED[name]);
    const spaces = MAPS.find((map) => map.name === name)?.spaces ?? [];
    expect(spaces.reduce((sum, { exits }) => sum + exits.length, 0)).toBe(PATHS[name]);
  });

  it.each(MAPS.map(({ name, spaces }) => [name, spaces] as const))(
    '%s: every path leads one row up, no two cross, and every space can be reached and left',
    (_name, spaces) => {
      const entered = new Set(spaces.flatMap(({ exits }) => exits));
      spaces.forEach(({ row, column, exits, kind }, at) => {
        expect(exits.every((exit) => spaces[exit]?.row === row + 1)).toBe(true);
        expect(exits.length > 0).toBe(kind !== 'boss');
        expect(entered.has(at)).toBe(row > 0);
        for (const other of spaces.filter((one) => one.row === row && one.column > column)) {
          const mine = exits.map((exit) => spaces[exit]?.column ?? 0);
          const theirs = other.exits.map((exit) => spaces[exit]?.column ?? 0);
          expect(Math.max(...mine, -1)).toBeLessThanOrEqual(Math.min(...theirs, 9));
        }
      });
    },
  );

  it.each(['act1-A', 'act1-B', 'act2', 'act3'])('%s takes 8 dark and 7 light tokens (STS-2.9)', (name) => {
    const kinds = MAPS.find((map) => map.name === name)?.spaces.map(({ kind }) => kind) ?? [];
    expect(kinds.filter((kind) => kind === 'dark')).toHaveLength(8);
    expect(kinds.filter((kind) => kind === 'light')).toHaveLength(7);
  });
});
