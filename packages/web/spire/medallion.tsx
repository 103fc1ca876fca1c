import { pictureOf } from '../icons/pictures.ts';
import styles from './medallion.module.css';

type MedallionProps = {
  readonly name: string;
  readonly kind: 'power' | 'potion' | 'relic' | 'shiv' | 'miracle';
  readonly label: string;
  readonly count?: number;
  readonly usable?: boolean;
  readonly selected?: boolean;
  readonly onPress: () => void;
};

/** A Power, potion, relic or token as a small round picture; lit when it can be used. */
export const Medallion = ({
  name,
  kind,
  label,
  count,
  usable = false,
  selected = false,
  onPress,
}: MedallionProps) => {
  const Silhouette = pictureOf(name, kind);
  return (
    <button
      type="button"
      className={styles.medallion}
      data-kind={kind}
      data-usable={usable || undefined}
      aria-pressed={usable ? selected : undefined}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      {Silhouette && <Silhouette aria-hidden="true" />}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </button>
  );
};
