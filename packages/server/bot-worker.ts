/** A thread in which bots of this server's games think. */

import { serveBots } from './bots/serve-bots.ts';
import { HOSTED_GAMES } from './games.ts';

serveBots(HOSTED_GAMES);
