import { SettingSwitch } from '../../../../table/dialogs/setting-switch.tsx';
import { changeOwnSettings, useOwnSettings } from '../../board/settings-store.ts';
import { say } from '../../words/say.ts';

const SWITCHES = ['autoOrder', 'autoDie', 'autoEnter'] as const;

/** What the table asks and does automatically, in this game only. */
export const OwnSettingSwitches = () => {
  const settings = useOwnSettings();
  return SWITCHES.map((name) => (
    <SettingSwitch
      key={name}
      name={say(`settings.${name}`)}
      about={say(`settings.${name}.about`)}
      checked={settings[name]}
      onChange={(checked) => changeOwnSettings({ [name]: checked })}
    />
  ));
};
