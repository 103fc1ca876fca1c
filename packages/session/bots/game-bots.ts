import { BOT_LEVELS, type Bot, type BotLevel } from '@three-spires/bots/bot';
import { randomBot } from '@three-spires/bots/random-bot';
import type { Seat } from '@three-spires/kernel';
import { SessionError } from '../common/error.ts';
import type { HostedGame } from '../given/games.ts';
import type { StoredSeat } from '../given/store.ts';

const botsOf = ({ game, bots = [] }: HostedGame): readonly Bot[] =>
  bots.length > 0 ? bots : [randomBot(game.id)];

export const findBot = (hosted: HostedGame | undefined, level: BotLevel): Bot | undefined =>
  hosted && botsOf(hosted).find((bot) => bot.level === level);

/** The bot levels of a game, weakest first. */
export const levelsOf = (hosted: HostedGame | undefined): readonly BotLevel[] =>
  BOT_LEVELS.filter((level) => findBot(hosted, level) !== undefined);

/** A seat with a bot of the requested level, or otherwise of the highest available. */
export const botSeat = (
  hosted: HostedGame | undefined,
  levels: readonly BotLevel[],
  seat: Seat,
  wanted: BotLevel | undefined,
): StoredSeat & Required<Pick<StoredSeat, 'bot' | 'name'>> => {
  const bot = wanted ?? levels.at(-1);
  if (bot === undefined || !levels.includes(bot))
    throw new SessionError(
      'invalid',
      'no-such-bot',
      `seats.${seat}: there is no such bot for this game`,
      `seats.${seat}.level`,
    );
  return { seat, bot, name: hosted?.botNames?.[seat] ?? `Bot ${seat + 1}` };
};
