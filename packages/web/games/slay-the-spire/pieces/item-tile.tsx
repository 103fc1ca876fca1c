import { itemInfo } from './content.ts';
import styles from './item-tile.module.css';
import { ItemPicture } from './picture.tsx';
import { RichText } from './rich-text.tsx';

/** A relic or potion to read: picture, name and effect; raised, it hangs in the light over a pedestal. */
export const ItemTile = ({ item, raised = false }: { readonly item: number; readonly raised?: boolean }) => {
  const { name, kind, text } = itemInfo(item);
  const potion = kind === 'potion';
  return (
    <span
      className={styles.item}
      data-kind={kind}
      data-raised={raised || undefined}
      data-mood={potion ? 'watcher' : 'enemy'}
    >
      <span className={styles.picture}>
        <ItemPicture name={name} kind={kind} size={raised ? 'full' : 'small'} />
      </span>
      <strong className={styles.name}>{name}</strong>
      <span className={styles.text}>
        <RichText text={text} />
      </span>
    </span>
  );
};
