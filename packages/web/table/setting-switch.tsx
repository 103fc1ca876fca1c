import { changeSettings, useSettings } from '../settings/settings-store.ts';
import { say } from '../text/say.ts';
import styles from './settings-dialog.module.css';

type SwitchName = 'sound' | 'confirm' | 'autoOrder' | 'autoDie' | 'muteChat' | 'notify';

/** Something that is on or off, with what it means. */
export const Switch = ({ name }: { readonly name: SwitchName }) => {
  const checked = useSettings((settings) => settings[name]);
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => {
          changeSettings({ [name]: event.target.checked });
          if (name === 'notify' && event.target.checked && 'Notification' in window)
            void Notification.requestPermission();
        }}
      />
      <span>
        <strong>{say(`settings.${name}`)}</strong>
        <span className={styles.about}>{say(`settings.${name}.about`)}</span>
      </span>
    </label>
  );
};
