// npm run fixtures: plays games of every kind to the end and stores them as files.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AnyGame } from '@three-spires/kernel';
import { type Fixture, type FixtureRules, recordGame, replayFixture } from '@three-spires/kernel/testing';
import { readArguments, runCommand } from '../command.ts';
import { fromRoot, ROOT } from '../folders.ts';
import { allGames, findGame } from '../games-list.ts';

const folderOf = ({ id }: AnyGame): string => path.join(ROOT, 'packages', id, 'fixtures');

/** A change of the rules needs a new rulesVersion before its fixtures can be recorded again. */
const unnamedChange = (game: AnyGame): string | undefined => {
  const folder = folderOf(game);
  for (const file of readdirSync(folder)) {
    const fixture = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Fixture;
    if (fixture.rulesVersion !== game.rulesVersion) continue;
    const difference = replayFixture(game, fixture);
    if (difference !== undefined) return `${file}: ${difference}`;
  }
  return undefined;
};

const recordAll = (game: AnyGame, rules: FixtureRules<unknown>): void => {
  const folder = folderOf(game);
  for (const file of readdirSync(folder)) rmSync(path.join(folder, file));
  for (const one of rules.games) {
    const fixture = recordGame(game, rules, one);
    const file = path.join(folder, `${one.name}.json`);
    writeFileSync(file, `${JSON.stringify(fixture)}\n`);
    const count = fixture.moves.split(' ').length;
    console.log(`${fromRoot(file)}: ${count} moves, ${fixture.result}`);
  }
};

runCommand('npm run fixtures -- [game]', (args) => {
  const { positionals } = readArguments(args, {});
  const games = positionals.length === 0 ? allGames() : positionals.map(findGame);
  for (const { game, fixtures } of games) {
    mkdirSync(folderOf(game), { recursive: true });
    const changed = unnamedChange(game);
    if (changed !== undefined) {
      console.error(`${changed}; raise rulesVersion in packages/${game.id}/index.ts first`);
      return 1;
    }
    recordAll(game, fixtures);
  }
  return 0;
});
