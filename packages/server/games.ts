import { setImmediate as letOthersGo } from 'node:timers/promises';
import { botsOf } from '@three-spires/bots';
import { hostedGames } from '@three-spires/games';

export const HOSTED_GAMES = hostedGames(letOthersGo, botsOf);
