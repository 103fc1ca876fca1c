import * as v from 'valibot';
import {
  botBody,
  type NewTokenAnswer,
  newBotBody,
  newTokenBody,
  type Programs,
  programParams,
} from '../../protocol/index.ts';
import { answers, call, NO_INPUT } from './call.ts';

const programs = answers<Programs>('Programs');

/** Access tokens and bot accounts. Only a person may call these, never a program. */
export const PROGRAM_CALLS = {
  programs: call({
    route: 'GET /api/me/programs',
    says: 'Lists your access tokens and your bot accounts.',
    input: NO_INPUT,
    answer: programs,
    cost: 'read',
  }),
  newToken: call({
    route: 'POST /api/me/tokens',
    says: 'Makes an access token for yourself or for a bot account of yours, and shows it once.',
    input: newTokenBody,
    answer: answers<NewTokenAnswer>('NewTokenAnswer'),
    cost: 'write',
    status: 201,
    errors: ['too-many-tokens', 'no-such-bot'],
  }),
  endToken: call({
    route: 'DELETE /api/me/tokens/{id}',
    says: 'Ends an access token at once, with its open streams and sockets.',
    input: v.strictObject(programParams.entries),
    answer: programs,
    cost: 'remove',
    errors: ['no-such-token'],
  }),
  newBot: call({
    route: 'POST /api/me/bots',
    says: 'Makes a bot account, whose name ends with (bot).',
    input: newBotBody,
    answer: programs,
    cost: 'write',
    status: 201,
    errors: ['too-many-bots'],
  }),
  changeBot: call({
    route: 'PATCH /api/me/bots/{id}',
    says: 'Says whether everyone may see your name beside a bot account of yours.',
    input: v.strictObject({ ...programParams.entries, ...botBody.entries }),
    answer: programs,
    cost: 'write',
    errors: ['no-such-bot'],
  }),
  endBot: call({
    route: 'DELETE /api/me/bots/{id}',
    says: 'Deletes a bot account with its tokens.',
    input: v.strictObject(programParams.entries),
    answer: programs,
    cost: 'remove',
    errors: ['no-such-bot'],
  }),
};
