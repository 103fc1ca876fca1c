import { DialogFrame } from '../../../../kit/dialog-frame.tsx';
import { useBoard } from '../../board/board-context.ts';
import { heroesOf } from '../../pieces/heroes.ts';
import { say } from '../../words/say.ts';
import { ActMap } from './act-map.tsx';
import styles from './map-dialog.module.css';
import { MapLegend } from './map-legend.tsx';

/** The map over the current place, view-only. */
export const MapDialog = () => {
  const { view } = useBoard();
  const { run } = view;
  if (run === undefined) return null;
  return (
    <DialogFrame title={say('map.act', { act: say(`act.${run.act as 1 | 2 | 3 | 4}`) })} wide>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div className={styles.spire} tabIndex={0} data-scroller>
        <ActMap run={run} heroes={heroesOf(view)} />
      </div>
      <MapLegend />
    </DialogFrame>
  );
};
