import { DialogFrame } from '../table/dialog-frame.tsx';
import { say } from '../text/say.ts';
import styles from './settings-dialog.module.css';
import { changeSettings, type Settings, useSettings } from './settings-store.ts';

type ChoiceName = 'speed' | 'motion' | 'contrast' | 'text';

const CHOICES = {
  speed: ['normal', 'double', 'instant'],
  motion: ['system', 'full', 'less'],
  contrast: ['normal', 'more'],
  text: ['normal', 'large', 'largest'],
} as const satisfies { readonly [Name in ChoiceName]: readonly Settings[Name][] };

const SWITCHES = ['confirm', 'autoOrder'] as const;

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

export const SettingsDialog = () => {
  const settings = useSettings();
  return (
    <DialogFrame title={say('settings')}>
      <div className={styles.settings}>
        {(Object.keys(CHOICES) as ChoiceName[]).map((name) => (
          <Choice key={name} name={name} />
        ))}
        {SWITCHES.map((name) => (
          <label key={name} className={styles.switch}>
            <input
              type="checkbox"
              checked={settings[name]}
              onChange={(event) => changeSettings({ [name]: event.target.checked })}
            />
            <span>
              <strong>{say(`settings.${name}`)}</strong>
              <span className={styles.about}>{say(`settings.${name}.about`)}</span>
            </span>
          </label>
        ))}
      </div>
    </DialogFrame>
  );
};
