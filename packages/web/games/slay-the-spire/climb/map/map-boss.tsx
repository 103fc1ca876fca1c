import { GlassPicture } from '../../../../pictures/glass-picture.tsx';
import { Figure } from '../../pieces/figure.tsx';
import styles from './map-boss.module.css';

/** The rose window in the gable, and the Boss who waits before it. */
export const MapBoss = ({ name }: { readonly name: string }) => (
  <span className={styles.boss}>
    <span className={styles.rose}>
      <GlassPicture game="slay-the-spire" kind="rose" id={name} />
    </span>
    <span className={styles.figure}>
      <Figure name={name} mood="enemy" state="still" />
    </span>
    <span className={styles.name}>{name}</span>
  </span>
);
