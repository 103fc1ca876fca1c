import { createSay } from '../../../text/say.ts';
import { FRONT_WORDS } from './front.ts';

/** For code loaded by the front page, which must not load all other text of the game. */
export const { say } = createSay(FRONT_WORDS);
