import { MAP_WIDTH, ROOF } from './map-layout.ts';
import styles from './map-scenery.module.css';
import { EAVES } from './masonry.ts';

/** The light and the glass that the drawing of the spire is painted with. */
export const TowerDefs = ({ height }: { readonly height: number }) => (
  <defs>
    <clipPath id="map-body">
      <path
        d={`M4 ${height} L${EAVES.side} ${ROOF} L${MAP_WIDTH / 2} ${EAVES.apex} L${MAP_WIDTH - EAVES.side} ${ROOF} L${MAP_WIDTH - 4} ${height}Z`}
      />
    </clipPath>
    {/* The spire is round: it turns away from the light at its sides. */}
    <linearGradient id="map-round" x1="0" x2="1" y1="0" y2="0">
      <stop offset="0" className={styles.shadeDeep} />
      <stop offset="0.2" className={styles.shadeSoft} />
      <stop offset="0.4" className={styles.shadeNone} />
      <stop offset="0.7" className={styles.shadeSoft} />
      <stop offset="1" className={styles.shadeDeep} />
    </linearGradient>
    <linearGradient id="map-shade" x1="0" x2="0" y1="0" y2="1">
      <stop offset="0" className={styles.shadeDeep} />
      <stop offset="1" className={styles.shadeNone} />
    </linearGradient>
    <radialGradient id="map-glow">
      <stop offset="0" className={styles.glowStrong} />
      <stop offset="0.45" className={styles.glowSoft} />
      <stop offset="1" className={styles.glowNone} />
    </radialGradient>
    <linearGradient id="map-mist" x1="0" x2="0" y1="0" y2="1">
      <stop offset="0" className={styles.shadeNone} />
      <stop offset="1" className={styles.shadeDeep} />
    </linearGradient>
    <pattern id="map-quarries" width="12" height="18" patternUnits="userSpaceOnUse">
      <path d="M0 0L12 18M12 0L0 18" className={styles.lead} />
    </pattern>
    <pattern id="map-lit" width="24" height="36" patternUnits="userSpaceOnUse">
      <rect width="24" height="36" className={styles.paneGold} />
      <path d="M6 9l6 9l-6 9l-6-9zM18-9l6 9l-6 9l-6-9zM18 27l6 9l-6 9l-6-9z" className={styles.paneOwn} />
      <path d="M18 9l6 9l-6 9l-6-9zM6 27l6 9l-6 9l-6-9zM6-9l6 9l-6 9l-6-9z" className={styles.paneOther} />
    </pattern>
    <pattern id="map-scales" width="14" height="14" patternUnits="userSpaceOnUse">
      <path d="M0 0Q7 14 14 0M-7 7Q0 21 7 7Q14 21 21 7" className={styles.lead} />
    </pattern>
  </defs>
);
