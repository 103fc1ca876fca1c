import { HOSTED_GAMES } from '../../packages/server/games.ts';
import { startServer } from '../../packages/server/start.ts';
import { lanternStair } from './game.ts';

await startServer({ games: [...HOSTED_GAMES, { game: lanternStair }] });
