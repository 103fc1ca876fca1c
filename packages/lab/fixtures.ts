// npm run fixtures: plays finished games of Slay the Spire anew by simple sense and keeps them as files.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createMoveList, createRandom, listedMoves, seatsIn } from '@three-spires/kernel';
import { slayTheSpire as game } from '@three-spires/slay-the-spire';
import {
  type Fixture,
  type FixtureMove,
  recordFixture,
  replayFixture,
  sensibleMove,
} from '@three-spires/slay-the-spire/testing';
import { readArguments, runCommand, UsageError } from './command.ts';
import { fromRoot, ROOT } from './folders.ts';

const FOLDER = path.join(ROOT, 'packages/slay-the-spire/fixtures');

/** Every character alone, and parties of two to four with all of them, in several modes. */
const GAMES: readonly (readonly [name: string, setup: object])[] = [
  ['ironclad', { characters: ['Ironclad'], climb: {} }],
  ['silent', { characters: ['Silent'], climb: {} }],
  ['defect', { characters: ['Defect'], climb: {} }],
  ['watcher', { characters: ['Watcher'], climb: {} }],
  ['two', { characters: ['Ironclad', 'Silent'], climb: { modifiers: ['Shiny', 'Uncertain Future'] } }],
  ['two-others', { characters: ['Defect', 'Watcher'], climb: { sequentialTurns: true } }],
  ['three', { characters: ['Silent', 'Defect', 'Ironclad'], climb: { daily: '2026-11-15' } }],
  ['three-others', { characters: ['Watcher', 'Defect', 'Silent'], climb: { startAct: 2 } }],
  [
    'four',
    {
      characters: ['Ironclad', 'Silent', 'Defect', 'Watcher'],
      climb: { lastStand: true, chooseYourRelic: true },
    },
  ],
  [
    'four-act-iv',
    {
      characters: ['Watcher', 'Defect', 'Silent', 'Ironclad'],
      climb: {
        startAct: 4,
        ascension: 11,
        unlocks: { Ironclad: 3, Silent: 3, Defect: 3, Watcher: 3, colorless: true, actFour: true },
      },
    },
  ],
];

/** So many seeds are tried for a game in which a Boss falls; else the one that came furthest is kept. */
const SEEDS = 40;
const LONGEST_GAME = 6000;

const list = createMoveList();

type Played = { readonly seed: string; readonly moves: FixtureMove[]; readonly merit: number };

const play = (setup: unknown, seed: string): Played | undefined => {
  const state = game.start(game.readSetup(setup), seed);
  const random = createRandom(`${seed}/player`, 1);
  const moves: FixtureMove[] = [];
  while (game.outcome(state) === undefined) {
    if (moves.length >= LONGEST_GAME) return undefined;
    const seat = seatsIn(game.deciding(state))[0] ?? 0;
    game.legal(state, seat, list);
    const move = sensibleMove(state, seat, listedMoves(list), random);
    moves.push({ seat, move });
    game.apply(state, seat, move);
  }
  return { seed, moves, merit: 1000 * state.run.bossesBeaten + state.run.combatsWon };
};

const playBest = (name: string, setup: unknown): Played => {
  let best: Played | undefined;
  for (let number = 0; number < SEEDS && (best?.merit ?? 0) < 1000; number++) {
    const played = play(setup, `${name} ${number}`);
    if (played !== undefined && played.merit > (best?.merit ?? -1)) best = played;
  }
  if (best === undefined) throw new Error(`no game of ${name} comes to an end`);
  return best;
};

/** A changed rule must be named before its fixtures are recorded anew. */
const unnamedChange = (): string | undefined => {
  for (const file of readdirSync(FOLDER)) {
    const fixture = JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Fixture;
    if (fixture.rulesVersion !== game.rulesVersion) continue;
    const difference = replayFixture(fixture);
    if (difference !== undefined) return `${file}: ${difference}`;
  }
  return undefined;
};

runCommand('npm run fixtures', (args) => {
  const { positionals } = readArguments(args, {});
  if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is too much`);
  mkdirSync(FOLDER, { recursive: true });
  const changed = unnamedChange();
  if (changed !== undefined) {
    console.error(`${changed}; raise rulesVersion in packages/slay-the-spire/index.ts first`);
    return 1;
  }
  for (const file of readdirSync(FOLDER)) rmSync(path.join(FOLDER, file));
  for (const [name, setup] of GAMES) {
    const { seed, moves } = playBest(name, setup);
    const fixture = recordFixture(name, setup, seed, moves);
    const file = path.join(FOLDER, `${name}.json`);
    writeFileSync(file, `${JSON.stringify(fixture)}\n`);
    const { result, act, bosses } = fixture;
    console.log(`${fromRoot(file)}: ${moves.length} moves, ${result} in Act ${act}, ${bosses} Bosses beaten`);
  }
  return 0;
});
