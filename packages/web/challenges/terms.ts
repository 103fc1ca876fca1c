import type { Challenge } from '@three-spires/session/protocol';
import { describedGame } from '../game/described-game.ts';
import type { WebGame } from '../game/web-game.ts';
import { say } from './words.ts';

const MINUTE_S = 60;

const timeOf = ({ summary, clock }: Challenge): string => {
  if (summary?.slow !== undefined) return say('setUp.slow', { days: summary.slow.days });
  if (clock === undefined) return say('terms.noClock');
  return say('terms.clock', { minutes: clock.seconds / MINUTE_S, increment: clock.increment });
};

/** The set-up of a challenge in words. */
export const termsOf = (game: WebGame | undefined, challenge: Challenge): string => {
  const { summary } = challenge;
  if (summary === undefined) return '';
  const { match, practice, playersOnly, setup, rated } = summary;
  return [
    describedGame(game).setup(setup),
    timeOf(challenge),
    ...(match === undefined || match.best === 1
      ? []
      : [say('terms.match', { wins: Math.ceil(match.best / 2) })]),
    ...(practice.length > 0 ? [say('terms.practice')] : []),
    ...(game?.duels === true && rated !== true ? [say('terms.unrated')] : []),
    ...(playersOnly === true ? [say('terms.playersOnly')] : []),
  ].join(' · ');
};

/** Whether the page of the challenge has something to choose before sitting down, such as a deck or a hero. */
export const hasChoice = ({ summary }: Challenge): boolean => {
  const open = summary?.seats.filter((seat) => seat.open && seat.barred !== true) ?? [];
  return open.length > 1 || open.some(({ choice }) => choice === true);
};
