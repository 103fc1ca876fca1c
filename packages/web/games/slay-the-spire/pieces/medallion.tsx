import { useLongPress } from '../../../kit/use-long-press.ts';
import { pictureOf } from '../pictures/pictures.ts';
import styles from './medallion.module.css';

type MedallionProps = {
  readonly name: string;
  readonly kind: 'power' | 'potion' | 'relic' | 'shiv' | 'miracle';
  readonly label: string;
  readonly count?: number;
  readonly usable?: boolean;
  readonly selected?: boolean;
  /** Turned over until it is ready again. */
  readonly used?: boolean;
  /** The number of the item it stands for, so that I can look closer. */
  readonly item?: number;
  readonly onInspect?: () => void;
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
  used = false,
  item,
  onInspect,
  onPress,
}: MedallionProps) => {
  const Silhouette = pictureOf(name, kind);
  const press = useLongPress(onInspect ?? onPress);
  return (
    <button
      type="button"
      className={styles.medallion}
      data-kind={kind}
      data-usable={usable || undefined}
      data-used={used || undefined}
      data-item={item}
      aria-pressed={usable ? selected : undefined}
      aria-label={label}
      title={label}
      onClick={onPress}
      {...press}
    >
      {Silhouette && <Silhouette aria-hidden="true" />}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </button>
  );
};
