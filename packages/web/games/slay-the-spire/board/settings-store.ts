import { createSettings } from '../../../settings/create-settings.ts';

type OwnSettings = {
  /** Ask once before ending a turn that leaves Energy unused while lethal damage is coming. */
  readonly confirm: boolean;
  /** Let abilities that trigger together resolve in their given order. */
  readonly autoOrder: boolean;
  /** Keep every roll of the die without asking. */
  readonly autoDie: boolean;
};

/** The settings that only this game has. */
export const { useSettings: useOwnSettings, change: changeOwnSettings } = createSettings<OwnSettings>({
  confirm: true,
  autoOrder: true,
  autoDie: false,
});
