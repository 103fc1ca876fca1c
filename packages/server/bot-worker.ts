/** A thread that runs the bots of this server's games. */

import { serveBots } from './bots/serve-bots.ts';
import { HOSTED_GAMES } from './games.ts';

serveBots(HOSTED_GAMES);
