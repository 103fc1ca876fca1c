import { fallback, record, string } from 'valibot';
import { createSettings } from '../settings/create-settings.ts';

/** The tables of this device that went on online, and their tables there. */
const { useSettings, change } = createSettings({ movedOnline: fallback(record(string(), string()), {}) });

export const useMovedOnline = (table: string | undefined): string | undefined =>
  useSettings(({ movedOnline }) => (table === undefined ? undefined : movedOnline[table]));

export const noteMovedOnline = (table: string, online: string): void =>
  change({ movedOnline: { ...useSettings.getState().movedOnline, [table]: online } });
