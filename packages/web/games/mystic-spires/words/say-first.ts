import { createSay } from '../../../text/say.ts';
import { FRONT_WORDS } from './front.ts';

/** For what the front page loads: it must not bring all other words of the game with it. */
export const { say } = createSay(FRONT_WORDS);
