import * as v from 'valibot';
import {
  type BlocksAnswer,
  type BotAnswer,
  type BotsAnswer,
  blockParams,
  botParams,
  botsQuery,
  type LeaderboardAnswer,
  type OpenTablesAnswer,
  openTablesQuery,
  type QueueAnswer,
  queueBody,
} from '../../protocol/index.ts';
import { answers, call, NO_INPUT, OF_GAME } from './call.ts';

const ofGame = v.strictObject(OF_GAME);
const queue = answers<QueueAnswer>('QueueAnswer');
const blocks = answers<BlocksAnswer>('BlocksAnswer');

export const FINDING_CALLS = {
  openTables: call({
    route: 'GET /api/open-tables',
    says: 'Lists the tables that are open to everyone, the newest first.',
    input: openTablesQuery,
    answer: answers<OpenTablesAnswer>('OpenTablesAnswer'),
    cost: 'read',
    errors: ['unknown-game'],
  }),
  joinQueue: call({
    route: 'PUT /api/queue/{game}',
    says: 'Waits for a duel.',
    input: v.strictObject({ ...OF_GAME, ...queueBody.entries }),
    answer: queue,
    cost: 'table',
    errors: ['no-duels', 'too-many-waiting', 'queue-full', 'too-many-tables', 'too-many-open-tables'],
  }),
  waitInQueue: call({
    route: 'POST /api/queue/{game}/wait',
    says: 'Still waits, and learns of a match; asked every two seconds.',
    input: ofGame,
    answer: queue,
    cost: 'write',
    errors: ['no-duels'],
  }),
  leaveQueue: call({
    route: 'DELETE /api/queue/{game}',
    says: 'Waits no longer.',
    input: ofGame,
    answer: answers<{ readonly left: boolean }>('Left'),
    cost: 'remove',
    errors: ['no-duels'],
  }),
  leaderboard: call({
    route: 'GET /api/ratings/{game}',
    says: 'Lists the highest ratings, and your own.',
    input: ofGame,
    answer: answers<LeaderboardAnswer>('LeaderboardAnswer'),
    cost: 'read',
    errors: ['unknown-game'],
  }),
  bots: call({
    route: 'GET /api/bots',
    says: 'Lists the bot accounts that play here, those seen last first, in pages counted from 1.',
    input: botsQuery,
    answer: answers<BotsAnswer>('BotsAnswer'),
    cost: 'read',
    errors: ['no-such-page'],
  }),
  bot: call({
    route: 'GET /api/bots/{bot}',
    says: 'Shows a bot account with the games of it that everyone may watch.',
    input: v.strictObject(botParams.entries),
    answer: answers<BotAnswer>('BotAnswer'),
    cost: 'read',
    errors: ['no-such-bot'],
  }),
  blocks: call({
    route: 'GET /api/blocks',
    says: 'Lists the people you have blocked.',
    input: NO_INPUT,
    answer: blocks,
    cost: 'read',
  }),
  block: call({
    route: 'PUT /api/blocks/{person}',
    says: 'Blocks a person. They are not told.',
    input: v.strictObject(blockParams.entries),
    answer: blocks,
    cost: 'write',
    errors: ['yourself', 'no-such-person', 'too-many-blocks'],
  }),
  unblock: call({
    route: 'DELETE /api/blocks/{person}',
    says: 'Unblocks a person.',
    input: v.strictObject(blockParams.entries),
    answer: blocks,
    cost: 'remove',
  }),
};
