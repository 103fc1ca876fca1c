import type { NewTableAnswer, NewTableBody } from '@three-spires/session/protocol';
import { say } from '../text/say.ts';
import { ApiFailure, callAt, releaseSeat } from './api.ts';
import { challengePerson } from './api-challenges.ts';
import type { Challenged } from './challenged.ts';
import { readChallenges } from './challenges.ts';

/** Opens a table and asks a person to take a seat there. If that fails, nobody stays at the table. */
export const openFor = async ({ person, name }: Challenged, body: NewTableBody): Promise<string> => {
  if (!body.seats.some(({ holder }) => holder === 'open'))
    throw new ApiFailure(say('challenge.needsSeat', { name }), 'seats');
  const { table } = await callAt<NewTableAnswer>('server', 'POST', '/api/tables', body);
  try {
    await challengePerson(table, person);
  } catch (error) {
    for (const [seat, { holder }] of body.seats.entries())
      if (holder === 'me') await releaseSeat(table, seat).catch(() => undefined);
    throw error;
  }
  await readChallenges();
  return table;
};
