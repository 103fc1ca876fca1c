import { mysticSpires } from '@three-spires/mystic-spires';
import { slayTheSpire } from '@three-spires/slay-the-spire';
import { stygianSociety } from '@three-spires/stygian-society';
import { BOT_LEVELS, type Bot, type BotLevel } from './bot.ts';
import { mysticSpiresHeuristic } from './mystic-spires/heuristic.ts';
import { mysticSpiresSearch } from './mystic-spires/search.ts';
import { randomBot } from './random-bot.ts';
import { withoutOffers } from './stygian-society/between.ts';
import { stygianSocietyHero } from './stygian-society/hero.ts';

export type { Bot, BotLevel, Thinking } from './bot.ts';
export { randomMove } from './random.ts';

const BOTS: readonly Bot[] = [
  randomBot(slayTheSpire),
  randomBot(mysticSpires),
  mysticSpiresHeuristic,
  mysticSpiresSearch,
  // STY-20.12: treasures may go back and forth without end, so a random bot does not trade.
  randomBot(stygianSociety, withoutOffers),
  stygianSocietyHero,
];

export const findBot = (game: string, level: BotLevel): Bot | undefined =>
  BOTS.find((bot) => bot.game === game && bot.level === level);

/** The strengths in which a game has programs, from the weakest. */
export const levelsOf = (game: string): readonly BotLevel[] =>
  BOT_LEVELS.filter((level) => findBot(game, level) !== undefined);
