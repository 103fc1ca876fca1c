/** Requests about bot accounts and challenges. They are about the server, in whichever world one plays. */
import type {
  BotAnswer,
  BotsAnswer,
  Challenge,
  ChallengesAnswer,
  ClaimSeatAnswer,
} from '@three-spires/session/protocol';
import { callAt } from './api.ts';

const challengePath = (id: string): string => `/api/challenges/${encodeURIComponent(id)}`;

export const fetchBots = (page: number): Promise<BotsAnswer> =>
  callAt('server', 'GET', `/api/bots?page=${page}`);
export const fetchBot = (bot: string): Promise<BotAnswer> =>
  callAt('server', 'GET', `/api/bots/${encodeURIComponent(bot)}`);

export const fetchChallenges = (): Promise<ChallengesAnswer> => callAt('server', 'GET', '/api/challenges');
export const challengePerson = (table: string, person: string): Promise<Challenge> =>
  callAt('server', 'POST', '/api/challenges', { table, person });
export const acceptChallenge = (
  id: string,
  body: { readonly seat?: number; readonly choice?: unknown },
): Promise<ClaimSeatAnswer> => callAt('server', 'POST', `${challengePath(id)}/accept`, body);
/** Declines a challenge you received, or withdraws one you made. */
export const endChallenge = (id: string): Promise<Challenge> => callAt('server', 'DELETE', challengePath(id));
