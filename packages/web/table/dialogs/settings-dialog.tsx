import type { ReactNode } from 'react';
import { DialogFrame } from '../../kit/dialog-frame.tsx';
import { changeSettings, type Settings, useSettings } from '../../settings/settings-store.ts';
import { playSound } from '../../sound/play-sound.ts';
import { say } from '../../text/say.ts';
import { SettingSwitch } from './setting-switch.tsx';
import styles from './settings-dialog.module.css';

type ChoiceName = 'speed' | 'motion' | 'contrast' | 'text';

const CHOICES = {
  speed: ['calm', 'normal', 'fast', 'instant'],
  motion: ['system', 'full', 'less'],
  contrast: ['normal', 'more'],
  text: ['normal', 'large', 'largest'],
} as const satisfies { readonly [Name in ChoiceName]: readonly Settings[Name][] };

const SWITCHES = ['askFirst', 'plainPictures', 'muteChat', 'notify'] as const;

const Choice = ({ name }: { readonly name: ChoiceName }) => {
  const chosen = useSettings((settings) => settings[name]);
  return (
    <fieldset className={styles.choice}>
      <legend>{say(`settings.${name}`)}</legend>
      {CHOICES[name].map((value) => (
        <label key={value} className={styles.option}>
          <input
            type="radio"
            name={name}
            checked={chosen === value}
            onChange={() => changeSettings({ [name]: value })}
          />
          <span>{say(`settings.value.${value}`)}</span>
        </label>
      ))}
    </fieldset>
  );
};

type SwitchName = 'sound' | 'ambience' | (typeof SWITCHES)[number];

const Switch = ({ name }: { readonly name: SwitchName }) => {
  const checked = useSettings((settings) => settings[name]);
  return (
    <SettingSwitch
      name={say(`settings.${name}`)}
      about={say(`settings.${name}.about`)}
      checked={checked}
      onChange={(on) => {
        changeSettings({ [name]: on });
        if (name === 'notify' && on && 'Notification' in window) void Notification.requestPermission();
      }}
    />
  );
};

/** Sound is off by default; changing the volume plays a sound. */
const Sound = () => {
  const { sound, volume } = useSettings();
  return (
    <div className={styles.sound}>
      <Switch name="sound" />
      {sound && <Switch name="ambience" />}
      <label className={styles.volume}>
        <span>{say('settings.volume')}</span>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={volume}
          disabled={!sound}
          onChange={(event) => {
            changeSettings({ volume: Number(event.target.value) });
            playSound('block');
          }}
        />
        <output>{volume}</output>
      </label>
    </div>
  );
};

/** `children` are the settings of the table's game. */
export const SettingsDialog = ({ children }: { readonly children?: ReactNode }) => {
  return (
    <DialogFrame title={say('settings')}>
      <div className={styles.settings}>
        {(Object.keys(CHOICES) as ChoiceName[]).map((name) => (
          <Choice key={name} name={name} />
        ))}
        <Sound />
        {children}
        {SWITCHES.map((name) => (
          <Switch key={name} name={name} />
        ))}
      </div>
    </DialogFrame>
  );
};
