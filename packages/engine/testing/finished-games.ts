/** The finished games that every game keeps as files: they come to places that random games never reach. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type AnyGame, createMoveList, listedMoves } from '@three-spires/kernel';
import { type Fixture, readSteps, takeStep } from '@three-spires/kernel/testing';
import { startGame } from '../games.ts';
import type { Moment } from './random-games.ts';

const PACKAGES = path.join(import.meta.dirname, '../..');

export const finishedGames = ({ id }: AnyGame): Fixture[] => {
  const folder = path.join(PACKAGES, id, 'fixtures');
  return readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Fixture,
  );
};

const list = createMoveList();

/** Calls back before each decision of a finished game. */
export const replayFinished = (game: AnyGame, fixture: Fixture, look: (moment: Moment) => void): void => {
  const state = startGame(game, fixture.setup, fixture.seed);
  for (const step of readSteps(fixture)) {
    if ('move' in step) {
      game.legal(state, step.seat, list);
      look({ state, seat: step.seat, moves: listedMoves(list).sort((one, other) => one - other) });
    }
    const refused = takeStep(game, state, step);
    if (refused !== undefined) throw new Error(`${fixture.title}: ${refused}`);
  }
};
