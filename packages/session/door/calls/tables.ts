import * as v from 'valibot';
import {
  branchBody,
  type ClaimSeatAnswer,
  claimSeatBody,
  joinBody,
  type NewTableAnswer,
  newTableBody,
  numeral,
  type ReleaseSeatAnswer,
  reportBody,
  seatBotBody,
  type TableList,
  type TableRatings,
  type TableSummary,
  tableQuery,
  tableSettingsBody,
} from '../../protocol/index.ts';
import { AT_TABLE, answers, call, NO_INPUT } from './call.ts';

const atTable = v.strictObject(AT_TABLE);
const lookAt = v.strictObject({ ...AT_TABLE, ...tableQuery.entries });
const atSeat = { ...AT_TABLE, seat: numeral };
const newTable = answers<NewTableAnswer>('NewTableAnswer');
const claimed = answers<ClaimSeatAnswer>('ClaimSeatAnswer');
const opening = ['too-many-tables', 'too-many-open-tables'];

/** Tables and their seats. */
export const TABLE_CALLS = {
  openTable: call({
    route: 'POST /api/tables',
    says: 'Opens a table.',
    input: newTableBody,
    answer: newTable,
    cost: 'table',
    status: 201,
    errors: ['unknown-game', 'bad-setup', 'bad-seats', 'not-rated', 'no-such-day', 'day-counts', ...opening],
  }),
  listTables: call({
    route: 'GET /api/tables',
    says: 'Lists the tables you sit at, and running ones where a seat you gave back is still open.',
    input: NO_INPUT,
    answer: answers<TableList>('TableList'),
    cost: 'read',
  }),
  lookAtTable: call({
    route: 'GET /api/tables/{table}',
    says: 'Shows who sits at a table and how far it has come.',
    input: lookAt,
    answer: answers<TableSummary>('TableSummary'),
    cost: 'read',
    errors: ['no-such-table', 'not-invited', 'wrong-invite', 'players-only'],
  }),
  changeTable: call({
    route: 'PATCH /api/tables/{table}',
    says: 'Changes who can find the table and look on, for the person who opened it.',
    input: v.strictObject({ ...AT_TABLE, ...tableSettingsBody.entries }),
    answer: answers<TableSummary>('TableSummary'),
    cost: 'write',
    errors: ['no-such-table', 'not-the-host', 'imported-game'],
  }),
  ratingsAtTable: call({
    route: 'GET /api/tables/{table}/ratings',
    says: 'Shows the ratings of those who sit at a rated table, with the change once it is over.',
    input: lookAt,
    answer: answers<TableRatings>('TableRatings'),
    cost: 'read',
    errors: ['no-such-table', 'not-invited', 'wrong-invite', 'players-only'],
  }),
  reportPerson: call({
    route: 'POST /api/tables/{table}/reports',
    says: 'Tells the operator of a person at this table.',
    input: v.strictObject({ ...AT_TABLE, ...reportBody.entries }),
    answer: answers<{ readonly reported: true }>('Reported'),
    cost: 'write',
    status: 201,
    errors: ['no-such-table', 'yourself', 'no-such-person', 'not-there', 'not-met', 'too-many-reports'],
  }),
  claimSeat: call({
    route: 'POST /api/tables/{table}/seats',
    says: 'Takes an open seat, the lowest one where none is named.',
    input: v.strictObject({ ...AT_TABLE, ...claimSeatBody.entries }),
    answer: claimed,
    cost: 'write',
    errors: ['no-such-table', 'wrong-invite', 'seat-taken', 'no-open-seat', 'no-such-seat', 'hand-seen'],
  }),
  releaseSeat: call({
    route: 'DELETE /api/tables/{table}/seats/{seat}',
    says: 'Gives your seat back; anyone with the invitation may take it.',
    input: v.strictObject(atSeat),
    answer: answers<ReleaseSeatAnswer>('ReleaseSeatAnswer'),
    cost: 'remove',
    errors: ['no-such-table', 'no-such-seat', 'not-your-seat', 'rated-game', 'game-over'],
  }),
  comeBack: call({
    route: 'POST /api/tables/{table}/seats/{seat}/back',
    says: 'Takes over again from the bot that plays for you since your time was over.',
    input: v.strictObject(atSeat),
    answer: claimed,
    cost: 'write',
    errors: ['no-such-table', 'no-such-seat', 'not-your-seat'],
  }),
  seatBot: call({
    route: 'POST /api/tables/{table}/seats/{seat}/bot',
    says: 'Lets a bot play an open seat; without a level it is the strongest there is.',
    input: v.strictObject({ ...atSeat, ...seatBotBody.entries }),
    answer: claimed,
    cost: 'write',
    errors: ['no-such-table', 'no-such-seat', 'seat-taken', 'not-seated'],
  }),
  joinTable: call({
    route: 'POST /api/tables/{table}/guests',
    says: 'Sits down at a game in progress, where it takes newcomers.',
    input: v.strictObject({ ...AT_TABLE, ...joinBody.entries }),
    answer: claimed,
    cost: 'write',
    errors: ['no-such-table', 'wrong-invite', 'cannot-join'],
  }),
  openNextGame: call({
    route: 'POST /api/tables/{table}/next',
    says: 'Opens the next game of a match, once for all who play it.',
    input: atTable,
    answer: newTable,
    cost: 'table',
    status: 201,
    errors: ['no-such-table', 'not-seated', 'match-over', 'still-played', ...opening],
  }),
  openRematch: call({
    route: 'POST /api/tables/{table}/rematch',
    says: 'Lets the same people play the same once more, opened once for all.',
    input: atTable,
    answer: newTable,
    cost: 'table',
    status: 201,
    errors: ['no-such-table', 'not-seated', 'still-played', ...opening],
  }),
  branchTable: call({
    route: 'POST /api/tables/{table}/branches',
    says: 'Plays on from an entry, for practice, after the moves of a line.',
    input: v.strictObject({ ...AT_TABLE, ...branchBody.entries }),
    answer: newTable,
    cost: 'table',
    status: 201,
    errors: ['no-such-table', 'no-such-entry', 'day-counts', 'earlier-rules', ...opening],
  }),
};
