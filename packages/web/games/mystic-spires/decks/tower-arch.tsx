import type { TowerDefinition } from '@three-spires/mystic-spires/library';
import { TowerArt } from '../pieces/art.tsx';
import styles from './tower-arch.module.css';

/** A small Tower under its arch; empty if none is chosen. Its container sets the width. */
export const TowerArch = ({ tower }: { readonly tower: TowerDefinition | undefined }) => (
  <span className={styles.arch} data-arch>
    {tower && <TowerArt id={tower.id} size="small" />}
  </span>
);
