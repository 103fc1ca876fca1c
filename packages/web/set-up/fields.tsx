import type { ReactNode } from 'react';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import styles from './set-up.module.css';

type FieldProps = { readonly name: string; readonly hint?: string; readonly children: ReactNode };

/** A form field under its name. */
export const Field = ({ name, hint, children }: FieldProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
  <label className={styles.field}>
    <span>{name}</span>
    {children}
    {hint !== undefined && <span className={styles.about}>{hint}</span>}
  </label>
);

type SeedFieldProps = {
  readonly seed: string;
  readonly hint: string;
  readonly disabled?: boolean;
  readonly onChange: (seed: string) => void;
};

/** The random seed; empty for a secret one. */
export const SeedField = ({ seed, hint, disabled = false, onChange }: SeedFieldProps) => (
  <Field name={say('new.seed')} hint={hint}>
    <input
      className={controls.field}
      value={seed}
      maxLength={64}
      disabled={disabled}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  </Field>
);
