import { useId } from 'react';
import { say } from '../text/say.ts';
import styles from './number-field.module.css';
import { useProblem } from './problem-context.ts';

type NumberFieldProps = {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  readonly path: string;
  readonly onChange: (value: number) => void;
};

/** A number that can be typed or stepped. */
export const NumberField = ({ label, value, least = 0, most, path, onChange }: NumberFieldProps) => {
  const id = useId();
  const problem = useProblem(path);
  const set = (next: number): void => onChange(Math.max(least, Math.min(most, Math.round(next) || 0)));
  return (
    <div className={styles.field} data-changed={value !== 0 || undefined} data-wrong={problem && true}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.stepper}>
        <button
          type="button"
          aria-label={say('sandbox.less', { what: label })}
          disabled={value <= least}
          onClick={() => set(value - 1)}
        >
          −
        </button>
        <input
          id={id}
          inputMode="numeric"
          value={value}
          aria-invalid={problem !== undefined}
          onChange={(event) => set(Number(event.target.value))}
          onKeyDown={({ key }) => {
            if (key === 'ArrowUp') set(value + 1);
            if (key === 'ArrowDown') set(value - 1);
          }}
        />
        <button
          type="button"
          aria-label={say('sandbox.more', { what: label })}
          disabled={value >= most}
          onClick={() => set(value + 1)}
        >
          +
        </button>
      </div>
    </div>
  );
};
