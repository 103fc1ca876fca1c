import * as v from 'valibot';
import {
  type Accepted,
  chatBody,
  consentBody,
  giveUpBody,
  type HintsAnswer,
  hintsBody,
  moveBody,
  type PictureAnswer,
  type PreviewsAnswer,
  pictureQuery,
  previewsBody,
  signalBody,
  undoBody,
} from '../../protocol/index.ts';
import { AT_TABLE, answers, call } from './call.ts';

const accepted = answers<Accepted>('Accepted');
const playing = [
  'no-such-table',
  'not-seated',
  'which-seat',
  'not-your-seat',
  'rated-for-people',
  'too-many-moves',
];
const watching = ['no-such-table', 'not-invited', 'wrong-invite', 'players-only'];

/** What a socket does with messages, as single requests. A move that the rules refuse is a conflict (409). */
export const PLAYING_CALLS = {
  picture: call({
    route: 'GET /api/tables/{table}/picture',
    says: 'Shows a table as you see it now, with your options, and the events after entry `seen`.',
    input: v.strictObject({ ...AT_TABLE, ...pictureQuery.entries }),
    answer: answers<PictureAnswer>('PictureAnswer'),
    cost: 'read',
    errors: watching,
  }),
  move: call({
    route: 'POST /api/tables/{table}/moves',
    says: 'Makes a move; `decision` is the question it answers, and an answer to an old one is refused.',
    input: v.strictObject({ ...AT_TABLE, ...moveBody.entries }),
    answer: accepted,
    cost: 'write',
    errors: playing,
  }),
  undo: call({
    route: 'POST /api/tables/{table}/undo',
    says: 'Takes back your last move, or everything after entry `to`.',
    input: v.strictObject({ ...AT_TABLE, ...undoBody.entries }),
    answer: accepted,
    cost: 'write',
    errors: playing,
  }),
  giveUp: call({
    route: 'POST /api/tables/{table}/give-up',
    says: 'Proposes to give the game up for all who play it together.',
    input: v.strictObject({ ...AT_TABLE, ...giveUpBody.entries }),
    answer: accepted,
    cost: 'write',
    errors: playing,
  }),
  resign: call({
    route: 'POST /api/tables/{table}/resign',
    says: 'Concedes a game between rivals.',
    input: v.strictObject({ ...AT_TABLE, seat: giveUpBody.entries.seat }),
    answer: accepted,
    cost: 'write',
    errors: [...playing, 'no-rivals', 'game-over'],
  }),
  consent: call({
    route: 'POST /api/tables/{table}/consent',
    says: "Answers another player's request, or withdraws your own.",
    input: v.strictObject({ ...AT_TABLE, ...consentBody.entries }),
    answer: accepted,
    cost: 'write',
    errors: playing,
  }),
  say: call({
    route: 'POST /api/tables/{table}/chat',
    says: 'Says something, up to 300 characters, to everyone at a table.',
    input: v.strictObject({ ...AT_TABLE, ...chatBody.entries }),
    answer: accepted,
    cost: 'write',
    errors: [...watching, 'too-much-talk'],
  }),
  signal: call({
    route: 'POST /api/tables/{table}/signals',
    says: 'Gives a sign, at a figure on the table or with an amount where it has one.',
    input: v.strictObject({ ...AT_TABLE, ...signalBody.entries }),
    answer: accepted,
    cost: 'write',
    errors: [...watching, 'no-such-sign', 'too-much-talk'],
  }),
  previews: call({
    route: 'POST /api/tables/{table}/previews',
    says: 'Says what up to 150 moves of your seat would do in the position after entry `seq`.',
    input: v.strictObject({ ...AT_TABLE, ...previewsBody.entries }),
    answer: answers<PreviewsAnswer>('PreviewsAnswer'),
    cost: 'read',
    errors: ['no-such-table', 'not-seated', 'which-seat'],
  }),
  hints: call({
    route: 'POST /api/tables/{table}/hints',
    says: 'Says what the best bot of the game would do in your seat. Nobody else hears of it.',
    input: v.strictObject({ ...AT_TABLE, ...hintsBody.entries }),
    answer: answers<HintsAnswer>('HintsAnswer'),
    cost: 'think',
    errors: ['no-such-table', 'not-seated', 'which-seat', 'hints-off', 'not-deciding', 'too-many-hints'],
  }),
};
