import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../folders.ts';
import { allGames } from '../games-list.ts';
import { positionReference } from './scenario-reference.ts';
import { verbsOf } from './verb-reference.ts';

const page = readFileSync(path.join(ROOT, 'docs/scenarios.md'), 'utf8');

describe.each(allGames())('docs/scenarios.md on $game.name', (lab) => {
  test('has the fields of positions as the code reads them', () => {
    expect(page).toContain(positionReference(lab));
  });

  test('names every verb of the moves in some games', () => {
    const [, chapter = ''] = page.split(`"game": "${lab.game.id}"`);
    const verbs = verbsOf(lab, 2000).map(({ verb }) => verb);
    expect(verbs.length).toBeGreaterThan(5);
    expect(verbs.filter((verb) => !chapter.includes(`| \`${verb}\` |`))).toEqual([]);
  });
});
