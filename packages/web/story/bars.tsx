import styles from './story.module.css';

export type Bar = { readonly name: string; readonly value: number; readonly note?: string };

type BarsProps = {
  readonly title: string;
  readonly bars: readonly Bar[];
  readonly tone?: 'own' | 'harm';
};

/** Amounts by name, each as a bar and a number. */
export const Bars = ({ title, bars, tone = 'own' }: BarsProps) => {
  if (bars.length === 0) return null;
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <div className={styles.bars} data-tone={tone}>
      <h4>{title}</h4>
      <ol>
        {bars.map(({ name, value, note }) => (
          <li key={name}>
            <span className={styles.barName}>
              {name}
              {note !== undefined && <span className={styles.small}>{note}</span>}
            </span>
            <span className={styles.bar} aria-hidden="true">
              <i style={{ inlineSize: `${(100 * value) / most}%` }} />
            </span>
            <strong>{value}</strong>
          </li>
        ))}
      </ol>
    </div>
  );
};
