import { Switch } from '../../../table/setting-switch.tsx';

/** What the table asks and does by itself only in Slay the Spire. */
export const SpireSettings = () => (
  <>
    <Switch name="confirm" />
    <Switch name="autoOrder" />
    <Switch name="autoDie" />
  </>
);
