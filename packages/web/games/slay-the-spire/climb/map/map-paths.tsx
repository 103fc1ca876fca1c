import { LEG_KINDS, legsOf, MAP_WIDTH, type MapPicture, mapHeight } from './map-layout.ts';
import styles from './map-paths.module.css';

/** The paths between the rooms, panes of glass in lead: lit where the party went and may go now. */
export const MapPaths = ({ run }: { readonly run: MapPicture }) => {
  const legs = legsOf(run);
  return (
    <svg
      className={styles.paths}
      viewBox={`0 0 ${MAP_WIDTH} ${mapHeight(run.map)}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {LEG_KINDS.map((kind) => {
        const line = legs.flatMap((leg) => (leg.kind === kind ? [leg.line] : [])).join('');
        return (
          <g key={kind} className={styles[kind]}>
            <path d={line} className={styles.lead} vectorEffect="non-scaling-stroke" />
            <path d={line} className={styles.glass} vectorEffect="non-scaling-stroke" />
          </g>
        );
      })}
    </svg>
  );
};
