import type { Icon } from '../../../icons/icon.ts';
import { useLongPress } from '../../../kit/use-long-press.ts';
import styles from './medallion.module.css';
import { ItemPicture, Picture } from './picture.tsx';

type MedallionProps = {
  readonly kind: 'power' | 'potion' | 'relic' | 'shiv' | 'miracle';
  /** The id of the card or the name of the item; tokens show their sign. */
  readonly picture?: string;
  readonly Sign?: Icon | undefined;
  readonly label: string;
  readonly count?: number;
  readonly usable?: boolean;
  readonly selected?: boolean;
  /** Face down until it is ready again. */
  readonly used?: boolean;
  /** The key of its explanation. */
  readonly explain: string;
  /** The number of its item, for the I key to show details. */
  readonly item?: number;
  /** Which of a player's things it is: `potion:0`, `power:12`. */
  readonly own?: string | undefined;
  readonly onInspect?: () => void;
  readonly onPress: () => void;
};

/** A Power, potion, relic or token as a small round picture; highlighted when usable. */
export const Medallion = ({
  kind,
  picture,
  Sign,
  label,
  count,
  usable = false,
  selected = false,
  used = false,
  explain,
  item,
  own,
  onInspect,
  onPress,
}: MedallionProps) => {
  const press = useLongPress(onInspect ?? onPress);
  return (
    <button
      type="button"
      className={styles.medallion}
      data-kind={kind}
      data-usable={usable || undefined}
      data-used={used || undefined}
      data-item={item}
      data-own-item={own}
      aria-pressed={usable ? selected : undefined}
      aria-label={label}
      data-explain={explain}
      data-tip={label}
      onClick={onPress}
      {...press}
    >
      {picture !== undefined &&
        (kind === 'power' ? (
          <Picture kind="card" id={picture} size="small" frame="medal" />
        ) : (
          <ItemPicture name={picture} kind={kind} />
        ))}
      {Sign && <Sign aria-hidden="true" />}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </button>
  );
};
