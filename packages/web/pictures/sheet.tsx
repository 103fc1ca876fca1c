import type { CSSProperties } from 'react';
import styles from './sheet.module.css';

/**
 * The picture that a box shows a piece of; the box clips it. It is an image and no background: in a layer of its own,
 * WebKit draws a background image whole, whatever its size and position say.
 */
export const Sheet = ({ address, style }: { readonly address: string; readonly style: CSSProperties }) => (
  <img className={styles.sheet} src={address} style={style} alt="" decoding="sync" draggable={false} />
);
