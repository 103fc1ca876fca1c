import { mysticSpires } from '@three-spires/mystic-spires';
import { slayTheSpire } from '@three-spires/slay-the-spire';
import { stygianSociety } from '@three-spires/stygian-society';
import { BOT_LEVELS, type Bot, type BotLevel, type GameBots } from './bot.ts';
import { distantBots } from './distant.ts';
import { mysticSpiresAdept } from './mystic-spires/adept.ts';
import { mysticSpiresMaster } from './mystic-spires/master.ts';
import { mysticSpiresNovice } from './mystic-spires/novice.ts';
import { randomBot } from './random-bot.ts';
import { slayTheSpireAdept, slayTheSpireMaster, slayTheSpireNovice } from './slay-the-spire/bots.ts';
import { stygianSocietyAdept } from './stygian-society/adept.ts';
import { withoutOffers } from './stygian-society/between.ts';
import { stygianSocietyMaster } from './stygian-society/master.ts';
import { stygianSocietyNovice } from './stygian-society/novice.ts';

export type { Bot, BotLevel, Choice, GameBots, Rated, Thinking } from './bot.ts';
export { randomMove } from './random.ts';

const BOTS: readonly Bot[] = [
  randomBot(slayTheSpire.id),
  slayTheSpireNovice,
  slayTheSpireAdept,
  slayTheSpireMaster,
  randomBot(mysticSpires.id),
  mysticSpiresNovice,
  mysticSpiresAdept,
  mysticSpiresMaster,
  // STY-20.12: treasures may be traded back and forth forever, so a random bot does not trade.
  randomBot(stygianSociety.id, withoutOffers),
  stygianSocietyNovice,
  stygianSocietyAdept,
  stygianSocietyMaster,
];

/** The bots of a game, weakest first, and their names. */
export const botsOf = (game: string): GameBots => ({
  bots: BOTS.filter((bot) => bot.game === game),
  botNames: distantBots(game).botNames,
});

export const findBot = (game: string, level: BotLevel): Bot | undefined =>
  BOTS.find((bot) => bot.game === game && bot.level === level);

/** The levels of a game's bots, weakest first. */
export const levelsOf = (game: string): readonly BotLevel[] =>
  BOT_LEVELS.filter((level) => findBot(game, level) !== undefined);
