import { useMemo } from 'react';
import { type QrModules, qrOf } from '../kit/qr.ts';
import styles from './qr-code.module.css';

/** The light margin around a code, in modules, that scanners need. */
const QUIET = 4;

/** Each run of dark modules as a bar. */
const barsOf = (modules: QrModules): string =>
  modules
    .flatMap((row, y) =>
      [...row.map(Number).join('').matchAll(/1+/g)].map(
        ({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`,
      ),
    )
    .join('');

/** A text as a QR code; nothing if it is too long for one. */
export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const modules = useMemo(() => qrOf(text), [text]);
  if (modules === undefined) return null;
  const size = modules.length;
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
      shapeRendering="crispEdges"
      data-qr={size}
    >
      <path d={barsOf(modules)} />
    </svg>
  );
};
