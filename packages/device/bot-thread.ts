import { botsOf } from '@three-spires/bots';
import { hostedGames } from '@three-spires/games';
import { answerTask, gamesById, type ThreadAnswer, type ThreadTask } from '@three-spires/session';
import { pause } from './given/pause.ts';

/** Answers a task of a bot in a thread of the host. */
export const answerHere = (task: ThreadTask): ThreadAnswer =>
  answerTask(GAMES, task, () => performance.now());

const GAMES = gamesById(hostedGames(pause, botsOf));
