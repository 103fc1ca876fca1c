import * as v from 'valibot';
import {
  acceptBody,
  type Challenge,
  type ChallengesAnswer,
  type ClaimSeatAnswer,
  challengeBody,
  challengeParams,
} from '../../protocol/index.ts';
import { answers, call, NO_INPUT } from './call.ts';

const challenge = answers<Challenge>('Challenge');

/** One person asks another to take a seat. */
export const CHALLENGE_CALLS = {
  challenge: call({
    route: 'POST /api/challenges',
    says: 'Asks a person or a bot account to take an open seat at a table of yours.',
    input: challengeBody,
    answer: challenge,
    cost: 'write',
    status: 201,
    errors: [
      'no-such-table',
      'not-seated',
      'no-open-seat',
      'yourself',
      'no-such-person',
      'seated-already',
      'asked-already',
      'too-many-challenges',
    ],
  }),
  challenges: call({
    route: 'GET /api/challenges',
    says: 'Lists the challenges of the last week that you made or received.',
    input: NO_INPUT,
    answer: answers<ChallengesAnswer>('ChallengesAnswer'),
    cost: 'read',
  }),
  acceptChallenge: call({
    route: 'POST /api/challenges/{id}/accept',
    says: 'Takes the seat, as if you had the invitation.',
    input: v.strictObject({ ...challengeParams.entries, ...acceptBody.entries }),
    answer: answers<ClaimSeatAnswer>('ClaimSeatAnswer'),
    cost: 'write',
    errors: [
      'no-such-challenge',
      'challenge-over',
      'seat-taken',
      'no-open-seat',
      'no-such-seat',
      'hand-seen',
    ],
  }),
  endChallenge: call({
    route: 'DELETE /api/challenges/{id}',
    says: 'Declines a challenge you received, or withdraws one you made.',
    input: v.strictObject(challengeParams.entries),
    answer: challenge,
    cost: 'remove',
    errors: ['no-such-challenge', 'challenge-over'],
  }),
};
