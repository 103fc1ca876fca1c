import type {
  ExportAnswer,
  ImportAnswer,
  ImportBody,
  MovedGame,
  NewTableAnswer,
  UploadBody,
} from '@three-spires/session/protocol';
import { call, callAt } from '../connection/api.ts';
import type { World } from '../connection/world.ts';

export const exportTable = (table: string): Promise<MovedGame> =>
  call('GET', `/api/tables/${encodeURIComponent(table)}/export`);

/** A part of everything in the chosen world. */
export const exportPart = ({ after, page }: NonNullable<ExportAnswer['next']>): Promise<ExportAnswer> =>
  call('GET', `/api/export?after=${encodeURIComponent(after)}&page=${page}`);

export const importPart = (world: World, body: ImportBody): Promise<ImportAnswer> =>
  callAt(world, 'POST', '/api/import', body);

/** Continues a game of this device at the server. */
export const uploadTable = (body: UploadBody): Promise<NewTableAnswer> =>
  callAt('server', 'POST', '/api/uploads', body);
