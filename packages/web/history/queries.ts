import { defined } from '@three-spires/kernel';
import type { DailyAnswer, HistoryAnswer, StatisticsAnswer } from '@three-spires/session/protocol';
import { call } from '../connection/api.ts';

type Wanted = { readonly game: string | undefined; readonly practice: boolean };

const queryOf = ({ game, practice }: Wanted): string =>
  new URLSearchParams({ ...defined({ game }), practice: practice ? '1' : '0' }).toString();

export const fetchHistory = (wanted: Wanted, page: number): Promise<HistoryAnswer> =>
  call('GET', `/api/history?${queryOf(wanted)}&page=${page}`);

export const fetchStatistics = (wanted: Wanted): Promise<StatisticsAnswer> =>
  call('GET', `/api/statistics?${queryOf(wanted)}`);

export const fetchDaily = (game: string, day: string | undefined): Promise<DailyAnswer> =>
  call(
    'GET',
    `/api/daily/${encodeURIComponent(game)}${day === undefined ? '' : `?day=${encodeURIComponent(day)}`}`,
  );
