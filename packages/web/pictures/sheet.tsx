import type { CSSProperties } from 'react';
import styles from './sheet.module.css';

/**
 * The picture of which a box shows a cut-out; the box clips it. It is an image, not a background: in a
 * separate layer, WebKit draws a background image whole, whatever its size and position.
 */
export const Sheet = ({ address, style }: { readonly address: string; readonly style: CSSProperties }) => (
  <img className={styles.sheet} src={address} style={style} alt="" decoding="sync" draggable={false} />
);
