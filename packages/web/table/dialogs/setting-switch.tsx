import styles from './settings-dialog.module.css';

type SettingSwitchProps = {
  readonly name: string;
  readonly about: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

/** A setting that is on or off, with its meaning. */
export const SettingSwitch = ({ name, about, checked, onChange }: SettingSwitchProps) => (
  <label className={styles.switch}>
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
    <span>
      <strong>{name}</strong>
      <span className={styles.about}>{about}</span>
    </span>
  </label>
);
