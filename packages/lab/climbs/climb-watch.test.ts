import { enemiesOf } from '@three-spires/bots/slay-the-spire/enemies';
import { afterEach, expect, test, vi } from 'vitest';
import { watchRound } from './climb-watch.ts';
import { sampleFight } from './fight-decks.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a round that begins is printed with every enemy and every player', () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  const [hexaghost] = enemiesOf('boss', 1) as [number];
  watchRound(sampleFight(['Silent', 'Defect'], 1, hexaghost, 'watch'));
  expect(lines[0]).toMatch(/^ {2}round 1, die \d$/);
  expect(lines.filter((line) => line.includes('(all rows)'))).toHaveLength(1);
  expect(lines.at(-2)).toMatch(/Silent \(row 1\) 9\/9.* damage coming; hand: .+; powers: ; potions: .+/);
  expect(lines.at(-1)).toMatch(/Defect \(row 2\)/);
});
