import { useId } from 'react';
import styles from './choice-field.module.css';
import { useProblem } from './problem-context.ts';

type ChoiceFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly name: string }[];
  readonly path: string;
  readonly onChange: (value: string) => void;
};

/** A choice from a list. */
export const ChoiceField = ({ label, value, options, path, onChange }: ChoiceFieldProps) => {
  const id = useId();
  const problem = useProblem(path);
  return (
    <div className={styles.field} data-wrong={problem && true}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        aria-invalid={problem !== undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
};
