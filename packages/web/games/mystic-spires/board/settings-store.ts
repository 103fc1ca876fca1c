import { array, fallback, picklist, pipe, readonly } from 'valibot';
import { createSettings } from '../../../settings/create-settings.ts';

/** Phases with windows between what happens in them. */
export const STOP_PHASES = ['Standby', 'Main 1', 'Battle', 'Main 2', 'End'] as const;
export type StopPhase = (typeof STOP_PHASES)[number];

/** The settings that only this game has. */
export const { useSettings: useOwnSettings, change: changeOwnSettings } = createSettings({
  /** When to pass without asking. */
  autoPass: fallback(picklist(['never', 'noResponse', 'untilMyTurn', 'atPhases']), 'noResponse'),
  /** The phases in which to ask all the same. */
  stops: fallback(pipe(array(picklist(STOP_PHASES)), readonly()), ['Battle', 'End']),
});

export type OwnSettings = ReturnType<typeof useOwnSettings.getState>;
