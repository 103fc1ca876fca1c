import * as v from 'valibot';
import {
  type AnalysisAnswer,
  type CampaignAnswer,
  campaignBody,
  campaignChoiceBody,
  type DailyAnswer,
  dailyQuery,
  type HistoryAnswer,
  historyQuery,
  type MomentAnswer,
  momentQuery,
  type ReplayAnswer,
  type ReplayPicturesAnswer,
  replayPicturesQuery,
  replayQuery,
  type StatisticsAnswer,
  type SummaryAnswer,
  statisticsQuery,
} from '../../protocol/index.ts';
import { AT_TABLE, answers, call, OF_GAME } from './call.ts';

const atTable = v.strictObject(AT_TABLE);
const ofGame = v.strictObject(OF_GAME);
const analysis = answers<AnalysisAnswer>('AnalysisAnswer');
const campaign = answers<CampaignAnswer>('CampaignAnswer');
const watching = ['no-such-table', 'not-invited', 'wrong-invite', 'not-your-seat', 'earlier-rules'];

/** Replays, analyses, summaries, histories, days and campaigns. */
export const PAST_CALLS = {
  replay: call({
    route: 'GET /api/tables/{table}/replay',
    says: 'Lists the moves of a table to be watched again; `seat` is whose eyes to look through.',
    input: v.strictObject({ ...AT_TABLE, ...replayQuery.entries }),
    answer: answers<ReplayAnswer>('ReplayAnswer'),
    cost: 'read',
    errors: watching,
  }),
  replayPictures: call({
    route: 'GET /api/tables/{table}/replay/pictures',
    says: 'Shows `count` pictures of a replay from number `from` on, 64 at most.',
    input: v.strictObject({ ...AT_TABLE, ...replayPicturesQuery.entries }),
    answer: answers<ReplayPicturesAnswer>('ReplayPicturesAnswer'),
    cost: 'read',
    errors: watching,
  }),
  moment: call({
    route: 'GET /api/tables/{table}/moment',
    says: 'Hands out a position for bots to play on from, as a seat knows it; `at` is the number of its picture.',
    input: v.strictObject({ ...AT_TABLE, ...momentQuery.entries }),
    answer: answers<MomentAnswer>('MomentAnswer'),
    cost: 'read',
    errors: [...watching, 'hints-off', 'no-such-moment'],
  }),
  beginAnalysis: call({
    route: 'POST /api/tables/{table}/analysis',
    says: 'Begins the analysis of a finished game, or joins one under way; one at a time for each person.',
    input: atTable,
    answer: analysis,
    cost: 'think',
    errors: ['no-such-table', 'still-played'],
  }),
  analysis: call({
    route: 'GET /api/tables/{table}/analysis',
    says: 'Answers with the progress or the result of an analysis.',
    input: atTable,
    answer: analysis,
    cost: 'read',
    errors: ['no-such-table', 'still-played'],
  }),
  summary: call({
    route: 'GET /api/tables/{table}/summary',
    says: 'Tells the story of a finished game.',
    input: atTable,
    answer: answers<SummaryAnswer>('SummaryAnswer'),
    cost: 'read',
    errors: ['no-such-table', 'still-played', 'not-invited'],
  }),
  history: call({
    route: 'GET /api/history',
    says: 'Lists your finished games, the newest first, in pages counted from 1.',
    input: historyQuery,
    answer: answers<HistoryAnswer>('HistoryAnswer'),
    cost: 'read',
    errors: ['unknown-game', 'no-such-page'],
  }),
  statistics: call({
    route: 'GET /api/statistics',
    says: 'Counts your newest finished games by character, level and result.',
    input: statisticsQuery,
    answer: answers<StatisticsAnswer>('StatisticsAnswer'),
    cost: 'read',
    errors: ['unknown-game'],
  }),
  daily: call({
    route: 'GET /api/daily/{game}',
    says: 'Lists the results of a day, of today where none is named.',
    input: v.strictObject({ ...OF_GAME, ...dailyQuery.entries }),
    answer: answers<DailyAnswer>('DailyAnswer'),
    cost: 'read',
    errors: ['no-daily', 'no-such-day'],
  }),
  campaign: call({
    route: 'GET /api/campaign/{game}',
    says: 'Shows what you have reached so far, and the games that count in it.',
    input: ofGame,
    answer: campaign,
    cost: 'read',
    errors: ['no-campaign'],
  }),
  replaceCampaign: call({
    route: 'PUT /api/campaign/{game}',
    says: 'Replaces your campaign, as an imported file does.',
    input: v.strictObject({ ...OF_GAME, ...campaignBody.entries }),
    answer: campaign,
    cost: 'write',
    errors: ['no-campaign', 'bad-campaign'],
  }),
  chooseInCampaign: call({
    route: 'POST /api/campaign/{game}/choices',
    says: 'Makes a choice that your campaign has left open.',
    input: v.strictObject({ ...OF_GAME, ...campaignChoiceBody.entries }),
    answer: campaign,
    cost: 'write',
    errors: ['no-campaign', 'bad-campaign'],
  }),
};
