import type {
  BotBody,
  NewBotBody,
  NewTokenAnswer,
  NewTokenBody,
  Programs,
} from '@three-spires/session/protocol';
import { call } from '../connection/api.ts';

export const fetchPrograms = (): Promise<Programs> => call('GET', '/api/me/programs');
export const makeToken = (body: NewTokenBody): Promise<NewTokenAnswer> =>
  call('POST', '/api/me/tokens', body);
export const endToken = (id: string): Promise<Programs> =>
  call('DELETE', `/api/me/tokens/${encodeURIComponent(id)}`);
export const makeBot = (body: NewBotBody): Promise<Programs> => call('POST', '/api/me/bots', body);
export const changeBot = (id: string, body: BotBody): Promise<Programs> =>
  call('PATCH', `/api/me/bots/${encodeURIComponent(id)}`, body);
export const endBot = (id: string): Promise<Programs> =>
  call('DELETE', `/api/me/bots/${encodeURIComponent(id)}`);
