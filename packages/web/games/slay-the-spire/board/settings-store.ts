import { boolean, fallback } from 'valibot';
import { createSettings } from '../../../settings/create-settings.ts';

/** The settings that only this game has. */
export const { useSettings: useOwnSettings, change: changeOwnSettings } = createSettings({
  /** Ask once before ending a turn that leaves Energy unused while lethal damage is coming. */
  confirm: fallback(boolean(), true),
  /** Let abilities that trigger together resolve in their given order. */
  autoOrder: fallback(boolean(), true),
  /** Keep every roll of the die without asking. */
  autoDie: fallback(boolean(), false),
});
