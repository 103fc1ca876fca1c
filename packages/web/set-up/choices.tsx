/** The controls for the questions of a set-up page. */
import type { ReactNode } from 'react';
import type { Icon } from '../icons/icon.ts';
import styles from './set-up.module.css';

type ChoicesProps<Value extends string | number> = {
  /** The name of the radio group. */
  readonly name: string;
  readonly label: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly nameOf: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
};

type CardsProps<Value extends string | number> = ChoicesProps<Value> & {
  readonly aboutOf: (value: Value) => string;
  readonly icons?: Readonly<Record<Value, Icon>>;
};

/** A choice of one option, each with an explanation. */
export const Cards = <Value extends string | number>(props: CardsProps<Value>) => {
  const { name, label, values, chosen, nameOf, aboutOf, icons, onChoose } = props;
  return (
    <div className={styles.cards} role="radiogroup" aria-label={label}>
      {values.map((value) => {
        const Picture: Icon | undefined = icons?.[value];
        return (
          <label key={value} className={styles.card}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            {Picture && <Picture aria-hidden="true" />}
            <strong>{nameOf(value)}</strong>
            <span className={styles.about}>{aboutOf(value)}</span>
          </label>
        );
      })}
    </div>
  );
};

/** A choice of one in a few, side by side. */
export const Steps = <Value extends string | number>(props: ChoicesProps<Value>) => {
  const { name, label, values, chosen, nameOf, onChoose } = props;
  return (
    <div className={styles.steps} role="radiogroup" aria-label={label}>
      {values.map((value) => (
        <label key={value} className={styles.step}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          <span>{nameOf(value)}</span>
        </label>
      ))}
    </div>
  );
};

/** Several checkboxes in a row. */
export const Checks = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles.checks}>{children}</ul>
);

type CheckProps = {
  readonly name: string;
  readonly about?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

export const Check = ({ name, about, checked, onChange }: CheckProps) => (
  <li>
    <label className={styles.check}>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <span>
        <strong>{name}</strong>
        {about !== undefined && <span className={styles.about}>{about}</span>}
      </span>
    </label>
  </li>
);
