import type { WebGame } from '../game/web-game.ts';
import { MYSTIC_SPIRES } from './mystic-spires/index.ts';
import { SLAY_THE_SPIRE } from './slay-the-spire/index.ts';
import { STYGIAN_SOCIETY } from './stygian-society/index.ts';

/** The available games, in the order of the front page. Adding a game takes one more line here. */
export const WEB_GAMES: readonly WebGame[] = [SLAY_THE_SPIRE, MYSTIC_SPIRES, STYGIAN_SOCIETY];
