import type { TowerDefinition } from '@three-spires/mystic-spires/library';
import { TowerArt } from '../pieces/art.tsx';
import styles from './tower-arch.module.css';

/** A Tower, small, under its arch; empty while none is chosen. What it stands in says how wide it is. */
export const TowerArch = ({ tower }: { readonly tower: TowerDefinition | undefined }) => (
  <span className={styles.arch} data-arch>
    {tower && <TowerArt id={tower.id} size="small" />}
  </span>
);
