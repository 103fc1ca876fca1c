import { HOSTED_GAMES } from './games.ts';
import { startServer } from './start.ts';

await startServer({ games: HOSTED_GAMES });
