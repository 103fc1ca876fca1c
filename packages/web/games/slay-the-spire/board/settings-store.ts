import { boolean, fallback } from 'valibot';
import { createSettings } from '../../../settings/create-settings.ts';

/** The settings that only this game has. */
export const { useSettings: useOwnSettings, change: changeOwnSettings } = createSettings({
  /** Let abilities that trigger together resolve in their given order. */
  autoOrder: fallback(boolean(), true),
  /** Keep every roll of the die without asking. */
  autoDie: fallback(boolean(), false),
  /** Enter the first room of a solo climb, which is the only one that can be entered. */
  autoEnter: fallback(boolean(), true),
});
