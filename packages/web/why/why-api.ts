import type { PreviewWhyAnswer, WhyAnswer } from '@three-spires/session/protocol';
import { call } from '../connection/api.ts';
import type { AskedFigure } from '../kit/dialogs.ts';

type Line = {
  readonly table: string;
  readonly seq: number;
  readonly event: number;
  /** Whose eyes a replay looks through. */
  readonly seat: number | undefined;
};

export const fetchWhy = ({ table, seq, event, seat }: Line): Promise<WhyAnswer> => {
  const query = new URLSearchParams({ seq: String(seq), event: String(event) });
  if (seat !== undefined) query.set('seat', String(seat));
  const invite = new URLSearchParams(location.search).get('invite');
  if (invite !== null) query.set('invite', invite);
  return call('GET', `/api/tables/${encodeURIComponent(table)}/why?${query}`);
};

export const fetchPreviewWhy = (table: string, figure: AskedFigure): Promise<PreviewWhyAnswer> => {
  const { seat, seq, move, change } = figure;
  const { of, index, field } = change;
  const body = { seat, seq, move, of, index, field };
  return call('POST', `/api/tables/${encodeURIComponent(table)}/previews/why`, body);
};
