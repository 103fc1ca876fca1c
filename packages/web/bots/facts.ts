import type { PublicBot } from '@three-spires/session/protocol';
import { ratingText } from '../finding/rating-text.ts';
import type { WebGame } from '../game/web-game.ts';
import { say } from './words.ts';

const HOUR_MS = 3600_000;
const DAY_HOURS = 48;

/** When its program was last here, as far as the server notes it: to the hour. */
const seenText = (seenAt: number): string => {
  const hours = Math.floor((Date.now() - seenAt) / HOUR_MS);
  if (hours < 1) return say('bot.seenNow');
  const ago =
    hours < DAY_HOURS ? say('hoursAgo', { hours }) : say('daysAgo', { days: Math.round(hours / 24) });
  return say('bot.seen', { ago });
};

const ratingsOf = ({ ratings }: PublicBot, games: readonly WebGame[]): readonly string[] =>
  ratings.map(({ game, games: played, ...rating }) =>
    say('bot.games', {
      game: games.find(({ id }) => id === game)?.short ?? game,
      rating: ratingText(rating),
      games: played,
    }),
  );

/** Owner, last visit and ratings. */
export const factsOf = (bot: PublicBot, games: readonly WebGame[]): readonly string[] => [
  ...(bot.owner === undefined ? [] : [say('bot.by', { owner: bot.owner })]),
  seenText(bot.seenAt),
  ...(bot.ratings.length === 0 ? [say('bot.unrated')] : ratingsOf(bot, games)),
];
