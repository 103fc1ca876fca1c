/** A thread in which bots of this server's games think. */
import { HOSTED_GAMES } from './games.ts';
import { serveBots } from './bots/serve-bots.ts';

serveBots(HOSTED_GAMES);
