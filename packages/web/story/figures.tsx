import styles from './story.module.css';

export type Fact = { readonly name: string; readonly value: string | number };

/** Figures of one player, each in a box. */
export const Figures = ({ figures }: { readonly figures: readonly Fact[] }) => (
  <dl className={styles.figures}>
    {figures.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
