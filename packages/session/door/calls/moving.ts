import * as v from 'valibot';
import {
  type ExportAnswer,
  exportQuery,
  type ImportAnswer,
  importBody,
  type MovedGame,
  type NewTableAnswer,
  uploadBody,
} from '../../protocol/index.ts';
import { AT_TABLE, answers, call } from './call.ts';

const broken = ['unknown-game', 'bad-game', 'bad-seats', 'no-seat-for-you', 'no-such-bot', 'file-too-long'];

/** Games and possessions on their way from one world to another: a server, or a person's own device. */
export const MOVING_CALLS = {
  exportTable: call({
    route: 'GET /api/tables/{table}/export',
    says: 'Answers with a game as a file holds it, with its seed and whole log.',
    input: v.strictObject(AT_TABLE),
    answer: answers<MovedGame>('MovedGame'),
    cost: 'read',
    errors: [
      'no-such-table',
      'not-seated',
      'still-played',
      'day-counts',
      'rules-changed',
      'table-closed',
      'log-too-long',
    ],
  }),
  exportMine: call({
    route: 'GET /api/export',
    says: 'Answers with a part of your games, decks, campaigns and results; `next` leads to the next part.',
    input: exportQuery,
    answer: answers<ExportAnswer>('ExportAnswer'),
    cost: 'read',
  }),
  importFile: call({
    route: 'POST /api/import',
    says: 'Adds what a file holds, all of it or nothing; imported games are practice. `check` only tries it.',
    input: importBody,
    answer: answers<ImportAnswer>('ImportAnswer'),
    cost: 'write',
    size: 'file',
    errors: [...broken, 'no-decks', 'too-many-decks', 'no-campaign', 'bad-campaign', 'bad-result'],
  }),
  uploadTable: call({
    route: 'POST /api/uploads',
    says: 'Continues a game of a device here, for practice, after replaying it from its seed.',
    input: uploadBody,
    answer: answers<NewTableAnswer>('NewTableAnswer'),
    cost: 'table',
    size: 'file',
    status: 201,
    errors: [...broken, 'game-over', 'other-rules', 'too-many-tables', 'too-many-open-tables'],
  }),
};
