import { boolean, fallback } from 'valibot';
import { createSettings } from '../../../settings/create-settings.ts';

export const { useSettings: useOwnSettings, change: changeOwnSettings } = createSettings({
  /** Resolve abilities that trigger together in their given order. */
  autoOrder: fallback(boolean(), true),
  /** Keep every die roll without asking. */
  autoDie: fallback(boolean(), false),
  /** Enter the first room of a solo climb, which is the only choice. */
  autoEnter: fallback(boolean(), true),
});
