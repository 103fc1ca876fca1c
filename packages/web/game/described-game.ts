import { say } from '../text/say.ts';
import type { DescribedGame } from './describe.ts';
import type { WebGame } from './web-game.ts';

/** The fallback for a game that does not describe its tables. */
const describePlainly = (title: string): DescribedGame => ({
  seats: ({ seats }) => seats.map(({ seat }) => ({ name: say('front.seat', { number: seat + 1 }) })),
  setup: () => title,
  progress: () => '',
});

/** How to describe a game's tables; `game` is undefined if this browser does not know it. */
export const describedGame = (game: WebGame | undefined): DescribedGame =>
  game?.describe ?? describePlainly(game?.title ?? '');
