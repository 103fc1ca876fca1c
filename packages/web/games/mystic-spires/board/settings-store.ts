import { createSettings } from '../../../settings/create-settings.ts';

/** Phases with windows between what happens in them. */
export const STOP_PHASES = ['Standby', 'Main 1', 'Battle', 'Main 2', 'End'] as const;
export type StopPhase = (typeof STOP_PHASES)[number];

export type OwnSettings = {
  /** When to pass without asking. */
  readonly autoPass: 'never' | 'noResponse' | 'untilMyTurn' | 'atPhases';
  /** The phases in which to ask all the same. */
  readonly stops: readonly StopPhase[];
};

/** The settings that only this game has. */
export const { useSettings: useOwnSettings, change: changeOwnSettings } = createSettings<OwnSettings>({
  autoPass: 'noResponse',
  stops: ['Battle', 'End'],
});
